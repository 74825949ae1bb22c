import type { MailStatus as Status } from "@ats/core/mail/statuses";
import { StatusBadge, type StatusBadgeProps } from "@ats/ui/StatusBadge";

const looks: Record<Status, StatusBadgeProps> = {
  held: { label: "Held", tone: "warning" },
  queued: { label: "Queued", tone: "info" },
  sent: { label: "Sent", tone: "positive" },
  failed: { label: "Failed", tone: "critical" },
  cancelled: { label: "Cancelled", tone: "neutral" },
};

export const MailStatus = ({ status }: { status: Status }) => <StatusBadge {...looks[status]} />;

/** True if the status of the message may still change. */
export const isUnderWay = ({ status }: { status: Status }): boolean =>
  status === "held" || status === "queued";
