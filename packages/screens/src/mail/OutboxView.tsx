import type { listOutgoingMail, OutgoingMail } from "@ats/core/mail/contract";
import type { Output } from "@ats/core/contract/endpoint";
import { Banner } from "@ats/ui/Banner";
import { EmptyState } from "@ats/ui/EmptyState";
import { Pagination } from "@ats/ui/Pagination";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge, type StatusBadgeProps } from "@ats/ui/StatusBadge";
import { Table, type TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import { Mails } from "lucide-react";
import type { ReactNode } from "react";
import { RelativeTime } from "../dates/RelativeTime.tsx";

export interface OutboxViewProps {
  /** Absent while the first page loads. */
  mail: Output<typeof listOutgoingMail> | undefined;
  /** The rows are still those of the page before. */
  isUpdating: boolean;
  /** In place of the rows when they could not be read. */
  failed?: ReactNode;
  /** From one. */
  page: number;
  pageSize: number;
  onPageChange(page: number): void;
  onPageSizeChange(size: number): void;
}

export function OutboxView({
  mail,
  isUpdating,
  failed,
  page,
  pageSize,
  onPageChange,
  onPageSizeChange,
}: OutboxViewProps) {
  return (
    <Stack gap="lg">
      {mail && !mail.delivers && (
        <Banner tone="info" title="Messages wait here">
          No mail server is set up, so nothing is sent. Whoever runs the server sets SMTP_URL.
        </Banner>
      )}
      <Table
        caption="Outbox"
        columns={columns}
        rows={mail?.records ?? []}
        getKey={({ id }) => String(id)}
        getLabel={({ subject, to_address }) => `${subject}, to ${to_address}`}
        renderExpanded={MailText}
        isLoading={!mail || isUpdating}
        failed={failed || undefined}
        empty={
          <EmptyState
            icon={<Mails />}
            title="No mail yet"
            description="A message appears here when one is sent: a link to a new password, for example."
          />
        }
      />
      {mail && mail.total > 0 && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={mail.total}
          onPageChange={onPageChange}
          onPageSizeChange={onPageSizeChange}
        />
      )}
    </Stack>
  );
}

/** The message as it goes out; of a confidential one that was sent nothing is kept. */
function MailText({ text, error }: OutgoingMail) {
  return (
    <Stack gap="sm">
      {error && <Text tone="critical">The newest attempt failed: {error}</Text>}
      {text ? (
        <Text preserveLines>{text}</Text>
      ) : (
        <Text tone="muted">Its text was confidential, and is not kept.</Text>
      )}
    </Stack>
  );
}

const statuses: Record<OutgoingMail["status"], StatusBadgeProps> = {
  queued: { label: "Queued", tone: "info" },
  sent: { label: "Sent", tone: "positive" },
  failed: { label: "Failed", tone: "critical" },
};

const columns: TableColumn<OutgoingMail>[] = [
  {
    id: "subject",
    header: "Subject",
    isRowHeader: true,
    cell: ({ subject }) => subject,
    detail: ({ to_address }) => to_address,
  },
  {
    id: "status",
    header: "Status",
    width: "7rem",
    cell: ({ status }) => <StatusBadge {...statuses[status]} />,
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
