import { timeSpanParts } from "@ats/core/interviews/time-span";
import type { Say } from "@ats/ui/texts";
import { datesIn } from "../dates/dates.ts";
import { timeSpanTexts } from "./label-texts.ts";

type Span = Parameters<typeof timeSpanParts>[0];

/** "Tue, 24 Nov 2026, 10:00 to 11:00 (Europe/London)" */
export const sayTimeSpan = (say: Say, span: Span, timeZone: string): string =>
  say(timeSpanTexts.span, timeSpanParts(span, timeZone, datesIn(say.locale).write));
