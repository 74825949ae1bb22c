import { mostRenewalMonths } from "@ats/core/agencies/ownership";
import { renewOwnership } from "@ats/core/agencies/ownership-contract";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { NumberField } from "@ats/ui/NumberField";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId, useState } from "react";
import { useDates } from "../../dates/useDates.ts";
import type { Owner } from "./AgencyCard.tsx";
import { ownershipTexts } from "./texts.ts";
import { useOwnershipCall } from "./useOwnershipCall.ts";

interface RenewDialogProps {
  owner: Owner;
  /** Months by the agency's terms. */
  months: number;
  onClose(): void;
}

export default function RenewDialog({ owner, months: usual, onClose }: RenewDialogProps) {
  const say = useTexts();
  const { longDate } = useDates();
  const formId = useId();
  const [months, setMonths] = useState<number | null>(Math.min(usual, mostRenewalMonths));
  const { mutate, isPending } = useOwnershipCall(renewOwnership, {
    done: say(ownershipTexts.renewed),
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={onClose}
      title={say(ownershipTexts.renewTitle, { agency: owner.agency.name })}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {say(ownershipTexts.renewNow)}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={() =>
          mutate({
            params: { id: owner.submission_id },
            body: { months: months as number },
            idempotencyKey: crypto.randomUUID(),
          })
        }
      >
        <NumberField
          label={say(ownershipTexts.months)}
          description={say(ownershipTexts.renewHint, { date: longDate(owner.until) })}
          isRequired
          minValue={1}
          maxValue={mostRenewalMonths}
          value={months}
          onChange={setMonths}
        />
      </Form>
    </Dialog>
  );
}
