import { companyDisputeInput, disputeTextMaxLength } from "@ats/core/agencies/dispute";
import { openAgencyDispute } from "@ats/core/agencies/disputes-contract";
import { TextArea } from "@ats/ui/TextArea";
import { useTexts } from "@ats/ui/texts";
import { z } from "zod";
import { useAts } from "../../app/context.tsx";
import { errorsOf } from "../../forms/field-errors.ts";
import { useUser } from "../../session/session.tsx";
import { DeciderSelect } from "./DeciderSelect.tsx";
import { disputeDialogTexts } from "./dialog-texts.ts";
import { DisputeFormDialog } from "./DisputeFormDialog.tsx";
import { useRefreshDisputes } from "./useRefreshDisputes.ts";

interface OpenDisputeDialogProps {
  submissionId: number;
  agency: string;
  onClose(): void;
}

/** Opens a dispute with an agency about its candidate. */
export default function OpenDisputeDialog(props: OpenDisputeDialogProps) {
  const { submissionId: submission_id, agency, onClose } = props;
  const say = useTexts();
  const { client } = useAts();
  const user = useUser();
  const refresh = useRefreshDisputes();
  const inputOf = ({ reason, decider_id }: { reason: string; decider_id: string }) => ({
    submission_id,
    reason,
    decider_id: decider_id ? Number(decider_id) : undefined,
  });
  return (
    <DisputeFormDialog
      title={say(disputeDialogTexts.openTitle, { agency })}
      description={say(disputeDialogTexts.openHint, { agency })}
      submitLabel={say(disputeDialogTexts.open)}
      failed={say(disputeDialogTexts.notOpened)}
      done={say(disputeDialogTexts.opened)}
      name={`open.${submission_id}`}
      schema={z.object({ reason: z.string(), decider_id: z.string() })}
      empty={{ reason: "", decider_id: "" }}
      check={(typed) => errorsOf(companyDisputeInput, inputOf(typed))}
      save={(typed, intentOf) => {
        const body = companyDisputeInput.parse(inputOf(typed));
        return client.call(openAgencyDispute, { body, idempotencyKey: intentOf(body) });
      }}
      refresh={refresh}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <TextArea
            label={say(disputeDialogTexts.reason)}
            isRequired
            rows={4}
            maxLength={disputeTextMaxLength}
            {...field("reason")}
          />
          <DeciderSelect without={user.id} {...field("decider_id")} />
        </>
      )}
    </DisputeFormDialog>
  );
}
