import { z } from "zod";

export const interviewTypes = ["IN_PERSON", "VIDEO", "PHONE", "ASSESSMENT"] as const;
export type InterviewType = (typeof interviewTypes)[number];

export const interviewTypeLabels: Record<InterviewType, string> = {
  IN_PERSON: "In person",
  VIDEO: "Video call",
  PHONE: "Telephone",
  ASSESSMENT: "Assessment",
};

export const interviewStatuses = ["SCHEDULED", "CANCELLED", "NO_SHOW"] as const;
export type InterviewStatus = (typeof interviewStatuses)[number];

export const interviewStatusLabels: Record<InterviewStatus, string> = {
  SCHEDULED: "Scheduled",
  CANCELLED: "Cancelled",
  NO_SHOW: "No show",
};

const minute = 60_000;
/** How short and how long an interview may be. */
export const interviewMs = { min: 5 * minute, max: 8 * 60 * minute } as const;
/** The longest stretch of a calendar that is read at once: a month's view shows six weeks. */
export const calendarRangeMs = 45 * 24 * 60 * minute;

const person = z.object({ id: z.number().int(), first_name: z.string(), last_name: z.string() });
export type Colleague = z.output<typeof person>;

/** An interview as a calendar shows it. Who is anonymised for the reader has no name here. */
export const interviewSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  application_id: z.number().int(),
  job_id: z.number().int(),
  job_number: z.number().int(),
  job_title: z.string(),
  candidate_number: z.number().int(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  anonymised_row: z.boolean(),
  anonymise_data_fields: z.array(z.string()),
  title: z.string(),
  type: z.enum(interviewTypes),
  /** Empty where it has none. */
  room: z.string(),
  video_link: z.string(),
  start_date_time: z.string(),
  end_date_time: z.string(),
  /** IANA name of the zone that it was arranged in. */
  time_zone: z.string(),
  status: z.enum(interviewStatuses),
  /** Why it was moved last, cancelled or missed; empty unless given. */
  reason: z.string(),
  organiser: person,
  /** The interviewers. */
  panel: z.array(person),
});
export type Interview = z.output<typeof interviewSchema>;

/** What an interviewer reads before the interview. */
export const briefingSchema = interviewSchema.extend({
  /** What the organiser suggests to ask. */
  questions: z.string(),
  /** What the candidate needs: for the organiser alone, null for everybody else. */
  adjustments: z.string().nullable(),
  /** Whether the candidate was invited by mail, or has booked it: who was not is told of nothing. */
  candidate_invited: z.boolean(),
  /** Whether there is a CV that the reader may see. */
  has_cv: z.boolean(),
  /** What the job asks to rate. */
  attributes: z.array(z.object({ name: z.string(), description: z.string() })),
  /** Whether the reader has submitted a scorecard. */
  scored: z.boolean(),
});
export type Briefing = z.output<typeof briefingSchema>;

/** The change of status that a person may make now. */
export function statusesFrom(
  { status, start_date_time }: Pick<Interview, "status" | "start_date_time">,
  now = new Date(),
): InterviewStatus[] {
  if (status === "NO_SHOW") return ["SCHEDULED"];
  if (status === "CANCELLED") return [];
  return Date.parse(start_date_time) > now.getTime() ? ["CANCELLED"] : ["NO_SHOW", "CANCELLED"];
}
