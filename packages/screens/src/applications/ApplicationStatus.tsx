import { type ApplicationStatus as Status, statusLabels } from "@ats/core/applications/status";
import { StatusBadge } from "@ats/ui/StatusBadge";
import type { Tone } from "@ats/ui/tone";

export const statusTones: Record<Status, Tone> = {
  INCOMPLETE: "neutral",
  APPLIED: "info",
  SHORTLIST: "accent",
  INTERVIEW: "accent",
  PROCESSING: "warning",
  HIRE: "positive",
  REJECTED: "critical",
  WITHDRAWN: "neutral",
};

export const ApplicationStatus = ({ status }: { status: Status }) => (
  <StatusBadge label={statusLabels[status]} tone={statusTones[status]} />
);
