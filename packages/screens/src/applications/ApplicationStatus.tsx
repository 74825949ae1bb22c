import type { Stage } from "@ats/core/applications/stage";
import type { ApplicationStatus as Status } from "@ats/core/applications/status";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { useTexts } from "@ats/ui/texts";
import type { Tone } from "@ats/ui/tone";
import { stageName } from "./status-texts.ts";

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

interface ApplicationStatusProps {
  status: Status;
  /** The stage's name in the job's workflow. */
  node_name?: Stage["node_name"];
}

export const ApplicationStatus = ({ status, node_name = null }: ApplicationStatusProps) => (
  <StatusBadge label={stageName(useTexts(), { status, node_name })} tone={statusTones[status]} />
);
