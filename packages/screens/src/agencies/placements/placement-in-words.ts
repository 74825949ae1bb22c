import { type InvoiceState, windowWarnDays } from "@ats/core/agencies/placement";
import type { Placement } from "@ats/core/agencies/placement-contract";
import type { Say } from "@ats/ui/texts";
import type { Tone } from "@ats/ui/tone";
import { sayMoney } from "../../costs/cost-words.ts";
import { placementBadgeTexts, placementStateTexts, placementTexts } from "./texts.ts";

export const invoiceTones: Record<InvoiceState, Tone> = {
  NONE: "neutral",
  NUMBER_GIVEN: "info",
  EQUAL: "positive",
  DIFFERENT: "warning",
  ACCEPTED: "positive",
  DISPUTED: "critical",
};

/** State of a placement as a badge: "Ends in 6 days", "Rebate to claim". */
export function placementBadge(
  say: Say,
  { state, days_left, rebate }: Pick<Placement, "state" | "days_left" | "rebate">,
): { tone: Tone; label: string } {
  if (state === "IN_WINDOW" && days_left !== null && days_left <= windowWarnDays)
    return {
      tone: "warning",
      label:
        days_left === 0
          ? say(placementBadgeTexts.endsToday)
          : say(placementBadgeTexts.endsIn, { count: days_left }),
    };
  if (state === "LEFT")
    return rebate
      ? { tone: "critical", label: say(placementBadgeTexts.toClaim) }
      : { tone: "neutral", label: say(placementBadgeTexts.leftLate) };
  const tones = {
    NO_START: "warning",
    NOT_STARTED: "neutral",
    IN_WINDOW: "info",
    OVER: "neutral",
    NO_REBATE: "neutral",
    CLAIMED: "info",
    CREDITED: "positive",
    UNDONE: "neutral",
  } as const;
  return { tone: tones[state], label: say(placementStateTexts[state]) };
}

/** "£500.00 more than the fee of the terms"; empty for the same amount. */
export function sayDifference(say: Say, difference: number | null, currency: string): string {
  if (difference === null) return say(placementTexts.noFee);
  if (difference === 0) return "";
  const amount = sayMoney(say, { amount: Math.abs(difference), currency });
  return say(difference > 0 ? placementTexts.more : placementTexts.less, { amount });
}
