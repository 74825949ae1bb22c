import type { MailStatus as Status } from "@ats/core/mail/statuses";
import { StatusBadge, type StatusBadgeProps } from "@ats/ui/StatusBadge";

const looks: Record<Status, StatusBadgeProps> = {
  held: { label: "Held", tone: "warning" },
  queued: { label: "Queued", tone: "info" },
  sent: { label: "Sent", tone: "positive" },
  failed: { label: "Failed", tone: "critical" },
  cancelled: { label: "Cancelled", tone: "neutral" },
};

/** How far a message has come. */
export const MailStatus = ({ status }: { status: Status }) => <StatusBadge {...looks[status]} />;

/** Whether a message may still change by itself. */
export const isUnderWay = ({ status }: { status: Status }): boolean =>
  status === "held" || status === "queued";
