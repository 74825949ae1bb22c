import { agencyMessageInput, agencyMessageMaxLength } from "@ats/core/agency-portal/message";
import {
  listSubmissionMessages,
  sendSubmissionMessage,
} from "@ats/core/agency-portal/messages-contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { TextArea } from "@ats/ui/TextArea";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { useDraftState } from "../../drafts/draft.ts";
import { errorsOf } from "../../forms/field-errors.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { useForm } from "../../forms/useForm.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { MessageList } from "../MessageList.tsx";
import { agencyMessageTexts } from "../message-texts.ts";
import type { SubmissionCardProps } from "./submission-card.ts";

const typedSchema = z.object({ text: z.string() });

/** The messages between the agency and the client about a candidate. */
export function MessagesCard({ submission, client: to }: SubmissionCardProps) {
  const say = useTexts();
  const { client } = useAts();
  const queries = useQueryClient();
  const params = { client_id: to.id, id: submission.id };
  const query = useEndpoint(
    listSubmissionMessages,
    { params, query: { per_page: 100 } },
    { meta: { isLive: true } },
  );
  const form = useForm({
    draft: useDraftState(`agencyMessage.${to.id}.${submission.id}`, typedSchema),
    saved: { text: "" },
    check: (typed) => errorsOf(agencyMessageInput, typed),
    async save(body, intentOf) {
      await client.call(sendSubmissionMessage, { params, body, idempotencyKey: intentOf(body) });
      void queries.invalidateQueries({ queryKey: keyOf(listSubmissionMessages) });
      showToast({ tone: "positive", title: say(agencyMessageTexts.sent) });
    },
  });
  const title = say(agencyMessageTexts.write, { client: to.name });
  return (
    <Card title={say(agencyMessageTexts.messages)}>
      <Stack gap="lg">
        <Form aria-label={title} errors={form.errors} onSubmit={form.submit}>
          <TextArea
            label={title}
            rows={3}
            maxLength={agencyMessageMaxLength}
            {...form.field("text")}
          />
          <FormNotices form={form} failed={say(agencyMessageTexts.notSent)} />
          <Inline justify="end">
            <Button type="submit" isPending={form.isSaving}>
              {say(agencyMessageTexts.send)}
            </Button>
          </Inline>
        </Form>
        <ListContent what={say(agencyMessageTexts.messages)} query={query} lines={3}>
          {({ records }) => <MessageList messages={records} />}
        </ListContent>
      </Stack>
    </Card>
  );
}
