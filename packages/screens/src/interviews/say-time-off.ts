import type { TimeOff } from "@ats/core/interviews/time-off-contract";
import type { Say } from "@ats/ui/texts";
import { datesIn } from "../dates/dates.ts";
import { timeOffTexts } from "./time-off-texts.ts";

/** "28 Dec 2026 to 31 Dec 2026", or one day. */
export function sayTimeOff(say: Say, { first_date, last_date }: Omit<TimeOff, "id">): string {
  const { shortDate } = datesIn(say.locale);
  const from = shortDate(first_date);
  return first_date === last_date
    ? from
    : say(timeOffTexts.span, { from, to: shortDate(last_date) });
}
