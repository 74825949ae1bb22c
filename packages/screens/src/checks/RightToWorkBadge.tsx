import { type RightToWorkState, rightToWorkStates } from "@ats/core/checks/right-to-work";
import { StatusBadge } from "@ats/ui/StatusBadge";
import type { Tone } from "@ats/ui/tone";

const tones: Record<RightToWorkState, Tone> = {
  MISSING: "warning",
  LATE: "critical",
  VALID: "positive",
  DUE: "warning",
  OVERDUE: "critical",
  ENDED: "neutral",
};

export const RightToWorkBadge = ({ state }: { state: RightToWorkState }) => (
  <StatusBadge label={rightToWorkStates[state]} tone={tones[state]} />
);
