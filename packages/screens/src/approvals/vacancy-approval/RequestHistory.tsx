import {
  type RequisitionDetails,
  type RequisitionEvent,
  writeToRequisition,
} from "@ats/core/approvals/contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextArea } from "@ats/ui/TextArea";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useCall } from "../../app/endpoint.ts";
import { useDates } from "../../dates/useDates.ts";
import { Changes } from "../../record/Changes.tsx";
import { RecordTimeline } from "../../record/RecordTimeline.tsx";
import { fieldLabels } from "../field-labels.ts";
import { useRefreshRequests } from "../useDecide.ts";
import { approvalPageTexts, eventTexts } from "./texts.ts";

interface RequestHistoryProps {
  id: number;
  request: RequisitionDetails;
}

/** What was done and said about a request, and the versions that were approved. */
export function RequestHistory({ id, request }: RequestHistoryProps) {
  const say = useTexts();
  const { longDate } = useDates();
  const { events, versions } = request;
  return (
    <>
      {versions.length > 0 && (
        <Card level={2} title={say(approvalPageTexts.versions)}>
          <Stack as="ul">
            {versions.map(({ number, approved_date_time, signatures, holds }) => (
              <li key={number}>
                <Text>
                  {say(approvalPageTexts.version, {
                    number,
                    day: longDate(approved_date_time),
                    names: new Intl.ListFormat(say.locale).format(
                      signatures.map(({ approver, by }) =>
                        approver === by ? by : `${by} (${approver})`,
                      ),
                    ),
                  })}
                </Text>
                {holds ? (
                  <Text size="sm" tone="muted">
                    {say(approvalPageTexts.holds)}
                  </Text>
                ) : (
                  <Banner tone="critical">{say(approvalPageTexts.broken)}</Banner>
                )}
              </li>
            ))}
          </Stack>
        </Card>
      )}
      <Card level={2} title={say(approvalPageTexts.history)}>
        <Stack gap="lg">
          <WriteForm id={id} isQuestion={request.owed.length > 0} />
          <RecordTimeline
            label={say(approvalPageTexts.history)}
            lines={events}
            show={(event) => ({
              title: titleOf(say, event),
              body: (event.comment || event.changes.length > 0) && (
                <>
                  {event.comment && <Text preserveLines>{event.comment}</Text>}
                  <Changes changes={event.changes} labels={fieldLabels(say)} />
                </>
              ),
            })}
          />
        </Stack>
      </Card>
    </>
  );
}

const nameOf = (person: { first_name: string; last_name: string } | null) =>
  person ? `${person.first_name} ${person.last_name}` : undefined;

/** "Fay Moss approved, on behalf of Dev Rao, by email · Finance". */
function titleOf(say: Say, event: RequisitionEvent): string {
  const { user, approver, is_on_behalf, through_mail, step_name, type } = event;
  const name = nameOf(user) ?? say(eventTexts.nobody);
  const other = nameOf(approver) ?? "";
  const isDecision = type === "approved" || type === "rejected" || type === "sent_back";
  const parts = [
    say(eventTexts[type], { name, other }),
    isDecision &&
      approver &&
      approver.id !== user?.id &&
      say(is_on_behalf ? eventTexts.onBehalf : eventTexts.forOther, { other }),
    through_mail && say(eventTexts.byMail),
  ];
  const said = parts.filter(Boolean).join(", ");
  return step_name ? `${said} · ${step_name}` : said;
}

/** Asks about the request, for who decides; answers, for the others. */
function WriteForm({ id, isQuestion }: { id: number; isQuestion: boolean }) {
  const say = useTexts();
  const refresh = useRefreshRequests();
  const [text, setText] = useState("");
  const write = useCall(writeToRequisition, {
    onSuccess: () => {
      setText("");
      refresh();
      showToast({ tone: "positive", title: say(approvalPageTexts.written) });
    },
    onError: ({ message }) =>
      showToast({
        tone: "critical",
        title: say(approvalPageTexts.notWritten),
        description: message,
      }),
  });
  const { ask, askLabel, answer, answerLabel } = approvalPageTexts;
  const type = isQuestion ? "question" : "answer";
  return (
    <Form
      aria-label={say(approvalPageTexts.conversation)}
      gap="sm"
      onSubmit={() => text.trim() && write.mutate({ params: { id }, body: { type, text } })}
    >
      <TextArea
        label={say(isQuestion ? askLabel : answerLabel)}
        rows={2}
        maxLength={1000}
        value={text}
        onChange={setText}
      />
      {text.trim() !== "" && (
        <Inline justify="end">
          <Button type="submit" isPending={write.isPending}>
            {say(isQuestion ? ask : answer)}
          </Button>
        </Inline>
      )}
    </Form>
  );
}
