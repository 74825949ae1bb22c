import { expect, test } from "vitest";
import { interviewSettingsSchema, defaultInterviewSettings } from "./settings.ts";

const messages = (change: object) =>
  interviewSettingsSchema
    .safeParse({ ...defaultInterviewSettings, ...change })
    .error?.issues.map(({ path, message }) => [path[0], message]);

test.each([
  ["an empty begin", { day_start: null }, "day_start", "Enter a time of day, such as 09:00."],
  ["an empty end", { day_end: null }, "day_end", "Enter a time of day, such as 09:00."],
  [
    "empty hours",
    { reminder_hours: null },
    "reminder_hours",
    "Enter whole hours, or 0 for no reminder.",
  ],
  [
    "half hours",
    { reminder_hours: 1.5 },
    "reminder_hours",
    "Enter whole hours, or 0 for no reminder.",
  ],
  [
    "hours before none",
    { reminder_hours: -1 },
    "reminder_hours",
    "Enter whole hours, or 0 for no reminder.",
  ],
  [
    "half an interview",
    { weekly_cap: 1.5 },
    "weekly_cap",
    "Enter a whole number, or leave this empty.",
  ],
])("%s is refused with what to do", (_, change, field, message) => {
  expect(messages(change)).toEqual([[field, message]]);
});
