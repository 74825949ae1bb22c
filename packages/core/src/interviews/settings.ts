import { z } from "zod";
import { companyDayOff, holidayRegions } from "./days-off.ts";
import { timeZone } from "./time-zone.ts";

const timeOfDay = "Enter a time of day, such as 09:00.";
const clock = z.string(timeOfDay).regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeOfDay);
const hours = "Enter whole hours, or 0 for no reminder.";
const minutes = "Enter whole minutes, or 0 for none.";
const buffer = z
  .number(minutes)
  .int(minutes)
  .min(0, minutes)
  .max(120, "Enter 120 minutes or fewer.")
  .default(0);

export const interviewSettingsSchema = z
  .object({
    /** Time zone in which interviews are arranged and weeks are counted. */
    time_zone: timeZone,
    /** Hours between which candidates may book, Monday to Friday. */
    day_start: clock,
    day_end: clock,
    /** Most interviews for one interviewer in a week; null for no limit. */
    weekly_cap: z
      .number("Enter a number, or leave this empty.")
      .int("Enter a whole number, or leave this empty.")
      .min(1, "Allow at least one interview, or leave this empty.")
      .max(100, "Enter 100 or fewer.")
      .nullable(),
    /** Refuses interviews over the limit instead of only warning. */
    cap_refuses: z.boolean(),
    /** Minutes that interviewers keep free before and after each interview. */
    buffer_before: buffer,
    buffer_after: buffer,
    /** Hours before an interview at which participants are reminded; 0 for never. */
    reminder_hours: z
      .number(hours)
      .int(hours)
      .min(0, hours)
      .max(168, "Remind at most a week before."),
    /** Region whose public holidays are days off; null for none. */
    holidays: z.enum(holidayRegions).nullable().default("GB-ENG"),
    /** Further days on which candidates cannot book. */
    days_off: z.array(companyDayOff).max(100, "Keep 100 days off or fewer.").default([]),
  })
  .refine(({ day_start, day_end }) => day_start < day_end, {
    path: ["day_end"],
    message: "The day must end after it begins. Choose a later end.",
  });
/** With the number of changes so far; 0 before the first. */
export const savedInterviewSettings = interviewSettingsSchema.safeExtend({
  version: z.number().int(),
});
export type InterviewSettings = z.output<typeof interviewSettingsSchema>;

export const defaultInterviewSettings: InterviewSettings = {
  time_zone: "Europe/London",
  day_start: "09:00",
  day_end: "17:30",
  weekly_cap: null,
  cap_refuses: false,
  buffer_before: 0,
  buffer_after: 0,
  reminder_hours: 24,
  holidays: "GB-ENG",
  days_off: [],
};
