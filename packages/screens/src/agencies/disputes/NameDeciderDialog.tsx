import { companyDisputeInput } from "@ats/core/agencies/dispute";
import { nameDisputeDecider } from "@ats/core/agencies/disputes-contract";
import { useTexts } from "@ats/ui/texts";
import { z } from "zod";
import { useAts } from "../../app/context.tsx";
import { errorsOf } from "../../forms/field-errors.ts";
import { DeciderSelect } from "./DeciderSelect.tsx";
import { disputeDialogTexts } from "./dialog-texts.ts";
import { DisputeFormDialog } from "./DisputeFormDialog.tsx";
import { useRefreshDisputes } from "./useRefreshDisputes.ts";

const input = companyDisputeInput.pick({ decider_id: true });

const inputOf = ({ decider_id }: { decider_id: string }) => ({
  decider_id: decider_id ? Number(decider_id) : undefined,
});

interface NameDeciderDialogProps {
  id: number;
  deciderId: number | null;
  onClose(): void;
}

/** Names who decides a dispute. */
export default function NameDeciderDialog({ id, deciderId, onClose }: NameDeciderDialogProps) {
  const say = useTexts();
  const { client } = useAts();
  const refresh = useRefreshDisputes();
  return (
    <DisputeFormDialog
      title={say(disputeDialogTexts.nameTitle)}
      description={say(disputeDialogTexts.nameHint)}
      submitLabel={say(disputeDialogTexts.save)}
      failed={say(disputeDialogTexts.notSaved)}
      done={say(disputeDialogTexts.saved)}
      name={`${id}.decider`}
      schema={z.object({ decider_id: z.string() })}
      empty={{ decider_id: deciderId === null ? "" : String(deciderId) }}
      check={(typed) => errorsOf(input, inputOf(typed))}
      save={(typed, intentOf) => {
        const body = input.parse(inputOf(typed));
        const idempotencyKey = intentOf(body);
        return client.call(nameDisputeDecider, { params: { id }, body, idempotencyKey });
      }}
      refresh={refresh}
      onClose={onClose}
    >
      {({ field }) => <DeciderSelect {...field("decider_id")} />}
    </DisputeFormDialog>
  );
}
