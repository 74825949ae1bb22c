import { type ApplicationStatus, statusLabels } from "@ats/core/applications/status";
import type { Attachment } from "@ats/core/messages/attachment";
import type { Message } from "@ats/core/messages/message";
import { Accordion } from "@ats/ui/Accordion";
import { Button } from "@ats/ui/Button";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { Mails } from "lucide-react";
import { fullDate } from "../dates/dates.ts";
import { RelativeTime } from "../dates/RelativeTime.tsx";
import { isUnderWay, MailStatus } from "../mail/MailStatus.tsx";
import { FileList } from "./FileList.tsx";
import { MessageText, titleOf } from "./MessageText.tsx";

export interface ThreadProps {
  messages: Message[];
  /** Absent for a user who may not write. */
  onCancel?(id: number): void;
  onRetry?(id: number): void;
  loadFile(message: Message, file: Attachment): Promise<Blob>;
}

export function Thread({ messages, ...changes }: ThreadProps) {
  if (messages.length === 0)
    return (
      <EmptyState
        level={3}
        icon={<Mails />}
        title="No messages yet"
        description="Messages to the applicant appear here, including automatic ones."
      />
    );
  return (
    <Accordion
      allowsMultiple
      items={messages.map((message) => ({
        id: String(message.id),
        title: titleOf(message),
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
  const { id, status, error, tried } = message;
  return (
    <Stack gap="md">
      <DescriptionList items={factsOf(message)} />
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
            Cancel message
          </Button>
        </Inline>
      )}
      {onRetry && status === "failed" && tried && (
        <Inline>
          <Button size="sm" onPress={() => onRetry(id)}>
            Send again
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

const nameOf = ({ first_name, last_name }: NonNullable<Message["created_by"]>) =>
  `${first_name} ${last_name}`;

function factsOf(message: Message) {
  const { created_by, changed_by, stage, template_name, to_address, cc, bcc, status } = message;
  const author = created_by ? nameOf(created_by) : "The system";
  const facts: [term: string, value: string | null | undefined][] = [
    [
      stage ? "Sent by" : "Written by",
      stage ? `the move to ${statusLabels[stage as ApplicationStatus]}, by ${author}` : author,
    ],
    ["To", to_address],
    ["Cc", cc?.join(", ")],
    ["Bcc", bcc?.join(", ")],
    ["Template", template_name],
    [status === "cancelled" ? "Cancelled by" : "Sent again by", changed_by && nameOf(changed_by)],
    [
      status === "sent" ? "Sent" : "Goes out",
      status === "sent"
        ? message.sent_date_time && fullDate(message.sent_date_time)
        : isUnderWay(message)
          ? fullDate(message.due_date_time)
          : null,
    ],
  ];
  return facts.flatMap(([term, value]) => (value ? [{ term, description: value }] : []));
}
