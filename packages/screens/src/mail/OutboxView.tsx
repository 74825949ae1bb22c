import type { Output } from "@ats/core/contract/endpoint";
import type { listOutgoingMail, OutgoingMail } from "@ats/core/mail/contract";
import type { MailStatus as Status } from "@ats/core/mail/statuses";
import type { mailSearchFields } from "@ats/core/mail/list-columns";
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
import { Mails, SearchX } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { fullDate } from "../dates/dates.ts";
import { RelativeTime } from "../dates/RelativeTime.tsx";
import { FieldSearch } from "../lists/FieldSearch.tsx";
import type { FieldTerm } from "../lists/list-state.ts";
import { ListPagination, type Pages } from "../lists/ListPagination.tsx";
import { isUnderWay, MailStatus } from "./MailStatus.tsx";

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

const searchLabels: Record<(typeof mailSearchFields)[number], string> = {
  recipient: "Recipient",
  subject: "Subject",
};
const searchFields = Object.entries(searchLabels).map(([id, label]) => ({ id, label }));

const states: Record<Status | "all", string> = {
  all: "All",
  held: "Held",
  queued: "Queued",
  sent: "Sent",
  failed: "Failed",
  cancelled: "Cancelled",
};

const nothing: typeof states = {
  all: "No mail yet",
  held: "Nothing is held",
  queued: "Nothing waiting",
  sent: "Nothing was sent yet",
  failed: "Nothing has failed",
  cancelled: "Nothing was cancelled",
};

export function OutboxView(props: OutboxViewProps) {
  const { mail, status, onStatusChange, onCancel, onRetry, isUpdating, failed, pages } = props;
  const { onRetryAll, terms, onSearch } = props;
  return (
    <Stack gap="lg">
      {mail && !mail.delivers && (
        <Banner tone="info" title="Emails aren’t being sent">
          Ask your administrator to set up a mail server.
        </Banner>
      )}
      {mail && !mail.delivers_texts && mail.records.some(({ channel }) => channel === "sms") && (
        <Banner tone="info" title="Text messages aren’t being sent">
          Ask your administrator to set up a text message service.
        </Banner>
      )}
      <FieldSearch fields={searchFields} terms={terms} onChange={onSearch} />
      <FilterTabs
        label="Messages that are"
        value={status ?? "all"}
        onChange={(id) => onStatusChange(id === "all" ? undefined : id)}
        items={Object.entries(states).map(([id, label]) => ({
          id: id as Status | "all",
          label,
        }))}
      />
      {onRetryAll && status === "failed" && mail && mail.total > 0 && (
        <Inline>
          <Button onPress={onRetryAll}>Resend all failed</Button>
        </Inline>
      )}
      <Table
        caption="Outbox"
        columns={columns}
        rows={mail?.records ?? []}
        getKey={({ id }) => String(id)}
        getLabel={(message) => `${subjectOf(message)}, to ${message.to_address}`}
        renderExpanded={(message) => (
          <MailText message={message} onCancel={onCancel} onRetry={onRetry} />
        )}
        isLoading={!mail || isUpdating}
        failed={failed || undefined}
        empty={
          terms.length > 0 ? (
            <EmptyState
              icon={<SearchX />}
              title="No messages match your search"
              description="No messages here match every term."
              action={<Button onPress={() => onSearch([])}>Clear the search</Button>}
            />
          ) : (
            <EmptyState
              icon={<Mails />}
              title={nothing[status ?? "all"]}
              description="Sent messages appear here, such as invitations and password links."
            />
          )
        }
      />
      <ListPagination {...pages} total={mail?.total} />
    </Stack>
  );
}

const subjectOf = ({ channel, subject }: OutgoingMail) =>
  subject || (channel === "sms" ? "Text message" : "No subject");

interface MailTextProps extends Pick<OutboxViewProps, "onCancel" | "onRetry"> {
  message: OutgoingMail;
}

/** The text of a message. Only the recipient reads a confidential one. */
function MailText({ message, onCancel, onRetry }: MailTextProps) {
  const { id, cc, bcc, text, error, status, tried, due_date_time, application_id, files } = message;
  return (
    <Stack gap="sm">
      {error && (
        <Text tone={status === "failed" ? "critical" : "muted"}>
          {status === "cancelled" || status === "sent" ? error : `Last attempt failed: ${error}`}
        </Text>
      )}
      {isUnderWay(message) && (
        <Text size="sm" tone="muted">
          Goes out {fullDate(due_date_time)}
        </Text>
      )}
      {Object.entries({ Cc: cc, Bcc: bcc }).map(
        ([copies, addresses]) =>
          addresses.length > 0 && (
            <Text key={copies} size="sm" tone="muted">{`${copies}: ${addresses.join(", ")}`}</Text>
          ),
      )}
      {text ? (
        <Text preserveLines>{text}</Text>
      ) : (
        <Text tone="muted">
          {status === "sent"
            ? "The text was confidential and has been deleted."
            : "The text is confidential. Only the recipient can read it."}
        </Text>
      )}
      {files.length > 0 && <Text size="sm" tone="muted">{`With ${files.join(", ")}`}</Text>}
      <Inline>
        {onCancel && isUnderWay(message) && (
          <Button size="sm" onPress={() => onCancel(id)}>
            Cancel message
          </Button>
        )}
        {onRetry && status === "failed" && tried && (
          <Button size="sm" onPress={() => onRetry(id)}>
            Send again
          </Button>
        )}
        {application_id !== null && (
          <Link href={`${to.applicationDetails({ id: application_id })}?tab=messages`}>
            Open the application
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

const columns: TableColumn<OutgoingMail>[] = [
  {
    id: "subject",
    header: "Subject",
    isRowHeader: true,
    cell: subjectOf,
    detail: ({ to_address }) => breakable(to_address),
  },
  {
    id: "status",
    header: "Status",
    width: "7rem",
    cell: ({ status }) => <MailStatus status={status} />,
  },
  {
    id: "created_date_time",
    header: "Written",
    width: "9rem",
    isNoWrap: true,
    hideBelow: "sm",
    cell: ({ created_date_time }) => <RelativeTime iso={created_date_time} />,
  },
];
