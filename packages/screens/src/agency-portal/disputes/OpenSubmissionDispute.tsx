import { disputeTextMaxLength, submissionDisputeInput } from "@ats/core/agencies/dispute";
import { openSubmissionDispute } from "@ats/core/agency-portal/disputes-contract";
import { TextArea } from "@ats/ui/TextArea";
import { useTexts } from "@ats/ui/texts";
import { z } from "zod";
import { DisputeFormDialog } from "../../agencies/disputes/DisputeFormDialog.tsx";
import { useAts } from "../../app/context.tsx";
import { errorsOf } from "../../forms/field-errors.ts";
import { clientDisputeTexts } from "./texts.ts";
import { useRefreshClientDisputes } from "./useRefreshClientDisputes.ts";

interface OpenSubmissionDisputeProps {
  to: { id: number; name: string };
  submissionId: number;
  onClose(): void;
}

/** Opens a dispute with a client about a submitted candidate. */
export default function OpenSubmissionDispute(props: OpenSubmissionDisputeProps) {
  const { to, submissionId: submission_id, onClose } = props;
  const say = useTexts();
  const { client } = useAts();
  const refresh = useRefreshClientDisputes();
  return (
    <DisputeFormDialog
      title={say(clientDisputeTexts.openTitle, { client: to.name })}
      description={say(clientDisputeTexts.openHint, { client: to.name })}
      submitLabel={say(clientDisputeTexts.open)}
      failed={say(clientDisputeTexts.notOpened)}
      done={say(clientDisputeTexts.opened)}
      name={`with.${to.id}.submission.${submission_id}`}
      schema={z.object({ reason: z.string() })}
      empty={{ reason: "" }}
      check={(typed) => errorsOf(submissionDisputeInput, { ...typed, submission_id })}
      save={(typed, intentOf) => {
        const body = submissionDisputeInput.parse({ ...typed, submission_id });
        const params = { client_id: to.id };
        return client.call(openSubmissionDispute, { params, body, idempotencyKey: intentOf(body) });
      }}
      refresh={refresh}
      onClose={onClose}
    >
      {({ field }) => (
        <TextArea
          label={say(clientDisputeTexts.reason)}
          isRequired
          rows={4}
          maxLength={disputeTextMaxLength}
          {...field("reason")}
        />
      )}
    </DisputeFormDialog>
  );
}
