import type { ApiToken } from "@ats/core/api-tokens/contract";
import type { Tone } from "@ats/ui/tone";
import { daysUntil, isPast, type Moment } from "../dates/dates.ts";

/** Days in which a partner can take a new token into use. */
const soonDays = 14;

export type TokenState = "ACTIVE" | "EXPIRES_SOON" | "EXPIRED" | "REVOKED";

export function stateOf(
  token: Pick<ApiToken, "expires_date_time" | "revoked_date_time">,
  moment?: Moment,
): TokenState {
  if (token.revoked_date_time) return "REVOKED";
  if (isPast(token.expires_date_time, moment)) return "EXPIRED";
  return daysUntil(token.expires_date_time, moment) <= soonDays ? "EXPIRES_SOON" : "ACTIVE";
}

export const tokenStateTones: Record<TokenState, Tone> = {
  ACTIVE: "positive",
  EXPIRES_SOON: "warning",
  EXPIRED: "neutral",
  REVOKED: "critical",
};
