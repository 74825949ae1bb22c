import { z } from "zod";
import { timeSpanText } from "./time-span.ts";

/** A person or room already taken at the time of an interview. */
export const conflictSchema = z.object({
  what: z.enum(["panel", "room", "candidate"]),
  /** Name of the interviewer or room; candidates are not named here. */
  name: z.string(),
  interview_id: z.number().int(),
  start_date_time: z.string(),
  end_date_time: z.string(),
});
export type Conflict = z.output<typeof conflictSchema>;

/** Another interview of a panel member, sooner before or after than the company's minutes between. */
export const shortGapSchema = conflictSchema.extend({ minutes: z.number().int() });
export type ShortGap = z.output<typeof shortGapSchema>;

/** An interviewer's number of interviews in a week, including this one, and the company's limit. */
export const loadSchema = z.object({
  user_id: z.number().int(),
  name: z.string(),
  count: z.number().int(),
  /** Null without a limit. */
  cap: z.number().int().nullable(),
});
export type InterviewLoad = z.output<typeof loadSchema>;

export const isOverloaded = ({ count, cap }: InterviewLoad): boolean => cap !== null && count > cap;

/** "Priya Raman is in another interview on Tue, 24 Nov 2026, 10:00 to 11:00 (Europe/London)." */
export const conflictText = (conflict: Conflict, timeZone: string): string =>
  `${busyText(conflict, timeZone)}.`;

/** As {@link conflictText}, with ", less than 30 minutes away" at its end. */
export const shortGapText = (gap: ShortGap, timeZone: string): string =>
  `${busyText(gap, timeZone)}, less than ${gap.minutes} minutes away.`;

function busyText(conflict: Conflict, timeZone: string): string {
  const { what, name } = conflict;
  const when = timeSpanText(conflict, timeZone);
  if (what === "room") return `${name} is booked on ${when}`;
  return `${what === "candidate" ? "The candidate" : name} is in another interview on ${when}`;
}

/** "Priya Raman would have 6 interviews that week; your company's limit is 5." */
export const loadText = ({ name, count, cap }: InterviewLoad): string =>
  `${name} would have ${count === 1 ? "1 interview" : `${count} interviews`} that week${cap === null ? "" : `; your company's limit is ${cap}`}.`;
