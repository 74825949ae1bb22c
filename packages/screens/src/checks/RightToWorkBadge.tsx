import type { RightToWorkState } from "@ats/core/checks/right-to-work";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { useTexts } from "@ats/ui/texts";
import type { Tone } from "@ats/ui/tone";
import { rightToWorkTexts } from "./state-texts.ts";

const tones: Record<RightToWorkState, Tone> = {
  MISSING: "warning",
  LATE: "critical",
  VALID: "positive",
  DUE: "warning",
  OVERDUE: "critical",
  ENDED: "neutral",
};

export const RightToWorkBadge = ({ state }: { state: RightToWorkState }) => (
  <StatusBadge label={useTexts()(rightToWorkTexts[state])} tone={tones[state]} />
);
