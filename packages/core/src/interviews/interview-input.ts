import { z } from "zod";
import { optionalText, plainText } from "../validation/text.ts";
import { interviewMs, interviewTypes } from "./interview.ts";
import { timeZone } from "./time-zone.ts";
import { offsetProblem } from "./zoned-time.ts";

/** An instant in UTC, or a local time with its UTC offset. */
// Aborts on an invalid time, because later checks compare times.
const time = z.iso.datetime({ offset: true, error: "Choose a date and a time.", abort: true });

const link = z
  .string()
  .max(500, "Shorten this to 500 characters or fewer.")
  .refine((given) => given === "" || /^https:\/\/[^\s<>"]+$/i.test(given), {
    message: "Enter an address that begins with https://, or leave this empty.",
  });

const userIds = z
  .array(z.number().int().positive())
  .min(1, "Choose at least one interviewer.")
  .max(20, "Choose 20 interviewers or fewer.")
  .transform((ids) => [...new Set(ids)]);

const times = { start_date_time: time, end_date_time: time, time_zone: timeZone };
type Times = Record<keyof typeof times, string>;

/** Fields of an interview other than its time. */
export const interviewFields = {
  title: plainText(120, "Give the interview a name."),
  type: z.enum(interviewTypes),
  room: optionalText(120),
  video_link: link,
  panel: userIds,
  /** Suggested questions. */
  questions: optionalText(4000),
  /** Adjustments that the candidate needs. A user who may not see them leaves them unchanged. */
  adjustments: optionalText(2000).optional(),
};

/** Explains why an interview's times are invalid; undefined when they are valid. */
export function timesProblem({
  start_date_time: start,
  end_date_time: end,
  time_zone,
}: Times): { field: keyof Times; message: string } | undefined {
  const skipped = offsetProblem(start, time_zone);
  if (skipped) return { field: "start_date_time", message: skipped };
  const endSkipped = offsetProblem(end, time_zone);
  if (endSkipped) return { field: "end_date_time", message: endSkipped };
  const length = Date.parse(end) - Date.parse(start);
  if (length < interviewMs.min)
    return {
      field: "end_date_time",
      message: "An interview must last at least 5 minutes. Choose a later end.",
    };
  if (length > interviewMs.max)
    return {
      field: "end_date_time",
      message: "An interview can last at most 8 hours. Choose an earlier end.",
    };
  return undefined;
}

export const inThePast = "An interview cannot begin in the past. Choose a later time.";

const checkTimes = (value: Times, context: z.RefinementCtx) => {
  const problem = timesProblem(value);
  if (problem)
    context.addIssue({ code: "custom", path: [problem.field], message: problem.message });
};

export const interviewInput = z
  .object({
    ...interviewFields,
    ...times,
    /** Emails the candidate an invitation. */
    invite: z.boolean().default(true),
  })
  .superRefine(checkTimes);
export type InterviewInput = z.input<typeof interviewInput>;

export const interviewChange = z
  .object({
    ...interviewFields,
    ...times,
    /** Reason for the new time; required when the time changes. */
    reason: optionalText(500).default(""),
    /** Emails the candidate about a new time or place. */
    invite: z.boolean().default(true),
  })
  .superRefine(checkTimes);
export type InterviewChange = z.input<typeof interviewChange>;
