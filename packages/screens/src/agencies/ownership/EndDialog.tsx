import { type OwnershipEnding, ownershipEndings } from "@ats/core/agencies/ownership";
import { endOwnership } from "@ats/core/agencies/ownership-contract";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import type { Owner } from "./AgencyCard.tsx";
import { ownershipEndTexts, ownershipTexts } from "./texts.ts";
import { useOwnershipCall } from "./useOwnershipCall.ts";

interface EndDialogProps {
  owner: Owner;
  onClose(): void;
}

export default function EndDialog({ owner, onClose }: EndDialogProps) {
  const say = useTexts();
  const [reason, setReason] = useState<OwnershipEnding>("CANDIDATE_ASKED");
  const { mutate, isPending } = useOwnershipCall(endOwnership, {
    done: say(ownershipTexts.ended),
    onDone: onClose,
  });
  const agency = owner.agency.name;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="critical"
      title={say(ownershipTexts.endTitle, { agency })}
      confirmLabel={say(ownershipTexts.endNow)}
      isPending={isPending}
      onConfirm={() =>
        mutate({
          params: { id: owner.submission_id },
          body: { reason },
          idempotencyKey: crypto.randomUUID(),
        })
      }
    >
      <Stack gap="md">
        <Text as="p">{say(ownershipTexts.endHint, { agency })}</Text>
        <RadioGroup
          label={say(ownershipTexts.reason)}
          options={ownershipEndings.map((id) => ({ id, label: say(ownershipEndTexts[id]) }))}
          value={reason}
          onChange={(id) => setReason(id as OwnershipEnding)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
