import type { DayOff } from "@ats/core/interviews/days-off";
import type { Say } from "@ats/ui/texts";
import { dayOffTexts } from "./label-texts.ts";

/** "Bank holiday: Boxing Day" */
export const sayDayOff = (say: Say, { name, is_holiday }: DayOff): string =>
  say(is_holiday ? dayOffTexts.bankHoliday : dayOffTexts.companyDay, { name });
