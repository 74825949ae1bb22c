import type { ApplicationStatus } from "@ats/core/applications/status";
import type { Attachment } from "@ats/core/messages/attachment";
import type { Message } from "@ats/core/messages/message";
import { Accordion } from "@ats/ui/Accordion";
import { Button } from "@ats/ui/Button";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { Mails } from "lucide-react";
import { statusTexts } from "../applications/status-texts.ts";
import { datesIn } from "../dates/dates.ts";
import { RelativeTime } from "../dates/RelativeTime.tsx";
import { isUnderWay, MailStatus } from "../mail/MailStatus.tsx";
import { FileList } from "./FileList.tsx";
import { MessageText, titleOf } from "./MessageText.tsx";
import { messagesTexts } from "./texts.ts";

export interface ThreadProps {
  messages: Message[];
  /** Absent for a user who may not write. */
  onCancel?(id: number): void;
  onRetry?(id: number): void;
  loadFile(message: Message, file: Attachment): Promise<Blob>;
}

export function Thread({ messages, ...changes }: ThreadProps) {
  const say = useTexts();
  if (messages.length === 0)
    return (
      <EmptyState
        level={3}
        icon={<Mails />}
        title={say(messagesTexts.noMessages)}
        description={say(messagesTexts.noMessagesHint)}
      />
    );
  return (
    <Accordion
      allowsMultiple
      items={messages.map((message) => ({
        id: String(message.id),
        title: titleOf(say, message),
        meta: (
          <Inline gap="sm">
            <Text size="sm" tone="muted">
              <RelativeTime iso={message.created_date_time} />
            </Text>
            <MailStatus status={message.status} />
          </Inline>
        ),
        content: <Words message={message} {...changes} />,
      }))}
    />
  );
}

function Words({
  message,
  onCancel,
  onRetry,
  loadFile,
}: Omit<ThreadProps, "messages"> & { message: Message }) {
  const say = useTexts();
  const { id, status, error, tried } = message;
  return (
    <Stack gap="md">
      <DescriptionList items={factsOf(say, message)} />
      {error && (
        <Text tone={status === "failed" ? "critical" : "muted"} size="sm">
          {error}
        </Text>
      )}
      <MessageText message={message} />
      <FileList files={message.files ?? []} load={(file) => loadFile(message, file)} />
      {onCancel && isUnderWay(message) && (
        <Inline>
          <Button size="sm" onPress={() => onCancel(id)}>
            {say(messagesTexts.cancel)}
          </Button>
        </Inline>
      )}
      {onRetry && status === "failed" && tried && (
        <Inline>
          <Button size="sm" onPress={() => onRetry(id)}>
            {say(messagesTexts.sendAgain)}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

const nameOf = ({ first_name, last_name }: NonNullable<Message["created_by"]>) =>
  `${first_name} ${last_name}`;

function factsOf(say: Say, message: Message) {
  const { fullDate } = datesIn(say.locale);
  const { created_by, changed_by, stage, template_name, to_address, cc, bcc, status } = message;
  const author = created_by ? nameOf(created_by) : say(messagesTexts.theSystem);
  const facts: [term: string, value: string | null | undefined][] = [
    [
      say(stage ? messagesTexts.sentBy : messagesTexts.writtenBy),
      stage
        ? say(messagesTexts.byMove, {
            stage: say(statusTexts[stage as ApplicationStatus]),
            author,
          })
        : author,
    ],
    [say(messagesTexts.to), to_address],
    [say(messagesTexts.cc), cc?.join(", ")],
    [say(messagesTexts.bcc), bcc?.join(", ")],
    [say(messagesTexts.template), template_name],
    [
      say(status === "cancelled" ? messagesTexts.cancelledBy : messagesTexts.sentAgainBy),
      changed_by && nameOf(changed_by),
    ],
    [
      say(status === "sent" ? messagesTexts.sent : messagesTexts.goesOut),
      status === "sent"
        ? message.sent_date_time && fullDate(message.sent_date_time)
        : isUnderWay(message)
          ? fullDate(message.due_date_time)
          : null,
    ],
  ];
  return facts.flatMap(([term, value]) => (value ? [{ term, description: value }] : []));
}
