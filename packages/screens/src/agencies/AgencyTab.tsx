import { listAgencyMessages, sendAgencyMessage } from "@ats/core/agencies/messages-contract";
import { agencyMessageMaxLength, messageToAgencyInput } from "@ats/core/agency-portal/message";
import type { Output } from "@ats/core/contract/endpoint";
import { Button } from "@ats/ui/Button";
import { Checkbox } from "@ats/ui/Checkbox";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { TextArea } from "@ats/ui/TextArea";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { MessageList } from "../agency-portal/MessageList.tsx";
import { agencyMessageTexts } from "../agency-portal/message-texts.ts";
import { useAts } from "../app/context.tsx";
import { keyOf } from "../app/query.ts";
import { useDraftState } from "../drafts/draft.ts";
import { errorsOf } from "../forms/field-errors.ts";
import { FormNotices } from "../forms/FormNotices.tsx";
import { useForm } from "../forms/useForm.ts";
import { useCan } from "../session/session.tsx";
import { AgencyDocuments } from "./documents/AgencyDocuments.tsx";
import { agencyDocumentsTexts } from "./documents/texts.ts";
import { agencyTabTexts } from "./agency-tab-texts.ts";

interface AgencyTabProps {
  id: number;
  thread: Output<typeof listAgencyMessages>;
}

/** The messages with the agency that submitted an applicant, and the documents that it reads. */
export default function AgencyTab({ id, thread }: AgencyTabProps) {
  const say = useTexts();
  const canWrite = useCan("UPDATE_APPLICATIONS");
  return (
    <Stack gap="lg">
      {canWrite && thread.agency && <MessageForm id={id} agency={thread.agency.name} />}
      <MessageList messages={thread.records} />
      {thread.agency && (
        <AgencyDocuments
          place={{ application_id: id }}
          description={say(agencyDocumentsTexts.ofApplication, { agency: thread.agency.name })}
          mayChange={canWrite}
        />
      )}
    </Stack>
  );
}

const typedSchema = z.object({ text: z.string(), is_feedback: z.boolean() });

function MessageForm({ id, agency }: { id: number; agency: string }) {
  const say = useTexts();
  const { client } = useAts();
  const queries = useQueryClient();
  const form = useForm({
    draft: useDraftState(`messageToAgency.${id}`, typedSchema),
    saved: { text: "", is_feedback: false },
    check: (typed) => errorsOf(messageToAgencyInput, typed),
    async save(body, intentOf) {
      const input = { params: { id }, body, idempotencyKey: intentOf(body) };
      await client.call(sendAgencyMessage, input);
      void queries.invalidateQueries({ queryKey: keyOf(listAgencyMessages) });
      showToast({ tone: "positive", title: say(agencyMessageTexts.sent) });
    },
  });
  const title = say(agencyTabTexts.write, { agency });
  return (
    <Form aria-label={title} errors={form.errors} onSubmit={form.submit}>
      <TextArea
        label={title}
        description={say(agencyTabTexts.hint, { agency })}
        rows={3}
        maxLength={agencyMessageMaxLength}
        {...form.field("text")}
      />
      <Checkbox {...form.checkbox("is_feedback")}>{say(agencyTabTexts.isFeedback)}</Checkbox>
      <FormNotices form={form} failed={say(agencyMessageTexts.notSent)} />
      <Inline justify="end">
        <Button type="submit" variant="primary" isPending={form.isSaving}>
          {say(agencyMessageTexts.send)}
        </Button>
      </Inline>
    </Form>
  );
}
