import { disputeTextMaxLength, personDisputeInput } from "@ats/core/agencies/dispute";
import { openPersonDispute } from "@ats/core/agency-portal/disputes-contract";
import { Grid } from "@ats/ui/Grid";
import { PhoneField } from "@ats/ui/PhoneField";
import { TextArea } from "@ats/ui/TextArea";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import { z } from "zod";
import { DisputeFormDialog } from "../../agencies/disputes/DisputeFormDialog.tsx";
import { useAts } from "../../app/context.tsx";
import { errorsOf } from "../../forms/field-errors.ts";
import { clientDisputeTexts } from "./texts.ts";
import { useRefreshClientDisputes } from "./useRefreshClientDisputes.ts";

const typedPerson = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  contact_mobile_number: z.string(),
  reason: z.string(),
});

interface OpenPersonDisputeProps {
  to: { id: number; name: string };
  jobId: number;
  contact: { email: string; contact_mobile_number: string };
  onClose(): void;
}

/** Opens a dispute with a client about a person who was not open for submission. */
export default function OpenPersonDispute(props: OpenPersonDisputeProps) {
  const { to, jobId: job_id, contact, onClose } = props;
  const say = useTexts();
  const { client } = useAts();
  const refresh = useRefreshClientDisputes();
  const inputOf = (typed: z.output<typeof typedPerson>) => ({
    ...typed,
    job_id,
    email: typed.email.trim() || null,
    contact_mobile_number: typed.contact_mobile_number || null,
  });
  return (
    <DisputeFormDialog
      title={say(clientDisputeTexts.openTitle, { client: to.name })}
      description={say(clientDisputeTexts.ofPersonHint, { client: to.name })}
      submitLabel={say(clientDisputeTexts.open)}
      failed={say(clientDisputeTexts.notOpened)}
      done={say(clientDisputeTexts.opened)}
      name={`with.${to.id}.job.${job_id}`}
      schema={typedPerson}
      empty={{ first_name: "", last_name: "", ...contact, reason: "" }}
      check={(typed) => errorsOf(personDisputeInput, inputOf(typed))}
      save={(typed, intentOf) => {
        const body = personDisputeInput.parse(inputOf(typed));
        const params = { client_id: to.id };
        return client.call(openPersonDispute, { params, body, idempotencyKey: intentOf(body) });
      }}
      refresh={refresh}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Grid columns={2}>
            <TextField
              label={say(clientDisputeTexts.firstName)}
              isRequired
              autoComplete="off"
              {...field("first_name")}
            />
            <TextField
              label={say(clientDisputeTexts.lastName)}
              autoComplete="off"
              {...field("last_name")}
            />
            <TextField
              label={say(clientDisputeTexts.email)}
              type="email"
              autoComplete="off"
              {...field("email")}
            />
            <PhoneField
              label={say(clientDisputeTexts.mobile)}
              {...field("contact_mobile_number")}
            />
          </Grid>
          <TextArea
            label={say(clientDisputeTexts.reason)}
            isRequired
            rows={4}
            maxLength={disputeTextMaxLength}
            {...field("reason")}
          />
        </>
      )}
    </DisputeFormDialog>
  );
}
