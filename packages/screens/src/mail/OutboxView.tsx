import type { Output } from "@ats/core/contract/endpoint";
import type { listOutgoingMail, OutgoingMail } from "@ats/core/mail/contract";
import type { mailSearchFields } from "@ats/core/mail/list-columns";
import type { MailStatus as Status } from "@ats/core/mail/statuses";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { FilterTabs } from "@ats/ui/FilterTabs";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Table, type TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts, type Text as Wording } from "@ats/ui/texts";
import { Mails, SearchX } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { RelativeTime } from "../dates/RelativeTime.tsx";
import { useDates } from "../dates/useDates.ts";
import { FieldSearch } from "../lists/FieldSearch.tsx";
import { ListPagination, type Pages } from "../lists/ListPagination.tsx";
import type { FieldTerm } from "../lists/field-term.ts";
import { isUnderWay, MailStatus } from "./MailStatus.tsx";
import { mailStatusTexts } from "./status-texts.ts";
import { mailTexts } from "./texts.ts";

export interface OutboxViewProps {
  /** Absent while the first page loads. */
  mail: Output<typeof listOutgoingMail> | undefined;
  /** Status filter; undefined shows all. */
  status: Status | undefined;
  onStatusChange(status: Status | undefined): void;
  terms: FieldTerm[];
  onSearch(terms: FieldTerm[]): void;
  /** Absent for a user who may not change messages. */
  onCancel?(id: number): void;
  onRetry?(id: number): void;
  onRetryAll?(): void;
  /** True while the rows are those of the previous page. */
  isUpdating: boolean;
  /** Shown instead of the rows if they cannot be read. */
  failed?: ReactNode;
  pages: Pages;
}

const searchFields: Record<(typeof mailSearchFields)[number], Wording> = {
  recipient: mailTexts.recipient,
  subject: mailTexts.subject,
};

const states: Record<Status | "all", Wording> = { all: mailTexts.all, ...mailStatusTexts };

const nothing: typeof states = {
  all: mailTexts.noMail,
  held: mailTexts.noneHeld,
  queued: mailTexts.noneQueued,
  sent: mailTexts.noneSent,
  failed: mailTexts.noneFailed,
  cancelled: mailTexts.noneCancelled,
};

export function OutboxView(props: OutboxViewProps) {
  const say = useTexts();
  const { mail, status, onStatusChange, onCancel, onRetry, isUpdating, failed, pages } = props;
  const { onRetryAll, terms, onSearch } = props;
  return (
    <Stack gap="lg">
      {mail && !mail.delivers && (
        <Banner tone="info" title={say(mailTexts.notSending)}>
          {say(mailTexts.notSendingHint)}
        </Banner>
      )}
      {mail && !mail.delivers_texts && mail.records.some(({ channel }) => channel === "sms") && (
        <Banner tone="info" title={say(mailTexts.notSendingTexts)}>
          {say(mailTexts.notSendingTextsHint)}
        </Banner>
      )}
      <FieldSearch
        fields={Object.entries(searchFields).map(([id, label]) => ({ id, label: say(label) }))}
        terms={terms}
        onChange={onSearch}
      />
      <FilterTabs
        label={say(mailTexts.statusFilter)}
        value={status ?? "all"}
        onChange={(id) => onStatusChange(id === "all" ? undefined : id)}
        items={Object.entries(states).map(([id, label]) => ({
          id: id as Status | "all",
          label: say(label),
        }))}
      />
      {onRetryAll && status === "failed" && mail && mail.total > 0 && (
        <Inline>
          <Button onPress={onRetryAll}>{say(mailTexts.resendFailed)}</Button>
        </Inline>
      )}
      <Table
        caption={say(mailTexts.outbox)}
        columns={columns(say)}
        rows={mail?.records ?? []}
        getKey={({ id }) => String(id)}
        getLabel={(message) =>
          say(mailTexts.messageTo, {
            subject: subjectOf(say, message),
            address: message.to_address,
          })
        }
        renderExpanded={(message) => (
          <MailText message={message} onCancel={onCancel} onRetry={onRetry} />
        )}
        isLoading={!mail || isUpdating}
        failed={failed || undefined}
        empty={
          terms.length > 0 ? (
            <EmptyState
              icon={<SearchX />}
              title={say(mailTexts.noMatches)}
              description={say(mailTexts.noMatchesHint)}
              action={<Button onPress={() => onSearch([])}>{say(mailTexts.clearSearch)}</Button>}
            />
          ) : (
            <EmptyState
              icon={<Mails />}
              title={say(nothing[status ?? "all"])}
              description={say(mailTexts.noMailHint)}
            />
          )
        }
      />
      <ListPagination {...pages} total={mail?.total} />
    </Stack>
  );
}

const subjectOf = (say: Say, { channel, subject }: OutgoingMail) =>
  subject || say(channel === "sms" ? mailTexts.textMessage : mailTexts.noSubject);

interface MailTextProps extends Pick<OutboxViewProps, "onCancel" | "onRetry"> {
  message: OutgoingMail;
}

/** The text of a message. Only the recipient reads a confidential one. */
function MailText({ message, onCancel, onRetry }: MailTextProps) {
  const say = useTexts();
  const { fullDate } = useDates();
  const { id, cc, bcc, text, error, status, tried, due_date_time, application_id, files } = message;
  return (
    <Stack gap="sm">
      {error && (
        <Text tone={status === "failed" ? "critical" : "muted"}>
          {status === "cancelled" || status === "sent"
            ? error
            : say(mailTexts.lastAttemptFailed, { error })}
        </Text>
      )}
      {isUnderWay(message) && (
        <Text size="sm" tone="muted">
          {say(mailTexts.goesOut, { time: fullDate(due_date_time) })}
        </Text>
      )}
      {[
        { text: mailTexts.cc, addresses: cc },
        { text: mailTexts.bcc, addresses: bcc },
      ].map(
        ({ text: copies, addresses }) =>
          addresses.length > 0 && (
            <Text key={copies.id} size="sm" tone="muted">
              {say(copies, { addresses: addresses.join(", ") })}
            </Text>
          ),
      )}
      {text ? (
        <Text preserveLines>{text}</Text>
      ) : (
        <Text tone="muted">
          {status === "sent" ? say(mailTexts.textDeleted) : say(mailTexts.textConfidential)}
        </Text>
      )}
      {files.length > 0 && (
        <Text size="sm" tone="muted">
          {say(mailTexts.withFiles, { files: files.join(", ") })}
        </Text>
      )}
      <Inline>
        {onCancel && isUnderWay(message) && (
          <Button size="sm" onPress={() => onCancel(id)}>
            {say(mailTexts.cancel)}
          </Button>
        )}
        {onRetry && status === "failed" && tried && (
          <Button size="sm" onPress={() => onRetry(id)}>
            {say(mailTexts.sendAgain)}
          </Button>
        )}
        {application_id !== null && (
          <Link href={`${to.applicationDetails({ id: application_id })}?tab=messages`}>
            {say(mailTexts.openApplication)}
          </Link>
        )}
      </Inline>
    </Stack>
  );
}

/** Lets a narrow screen break lines after the names in addresses. */
const breakable = (addresses: string) =>
  addresses.split(/(?=@)/).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

const columns = (say: Say): TableColumn<OutgoingMail>[] => [
  {
    id: "subject",
    header: say(mailTexts.subject),
    isRowHeader: true,
    cell: (message) => subjectOf(say, message),
    detail: ({ to_address }) => breakable(to_address),
  },
  {
    id: "status",
    header: say(mailTexts.status),
    width: "7rem",
    cell: ({ status }) => <MailStatus status={status} />,
  },
  {
    id: "created_date_time",
    header: say(mailTexts.written),
    width: "9rem",
    isNoWrap: true,
    hideBelow: "sm",
    cell: ({ created_date_time }) => <RelativeTime iso={created_date_time} />,
  },
];
