import type { AgencyLinkState } from "@ats/core/agencies/link-state";
import type { Tone } from "@ats/ui/tone";

export const linkTones: Record<AgencyLinkState, Tone> = {
  INVITED: "info",
  EXPIRED: "warning",
  ACTIVE: "positive",
  REFUSED: "critical",
  WITHDRAWN: "neutral",
  ENDED: "neutral",
};
