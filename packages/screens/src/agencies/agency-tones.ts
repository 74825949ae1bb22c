import type { AgencyStatus } from "@ats/core/agencies/agency";
import type { Tone } from "@ats/ui/tone";

export const agencyTones: Record<AgencyStatus, Tone> = {
  ACTIVE: "positive",
  PAUSED: "warning",
  ENDED: "neutral",
};
