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

/** Answers of a candidate to an interview that a colleague arranged. */
export const candidateAnswers = ["CONFIRMED", "DECLINED", "ANOTHER_TIME"] as const;
export type CandidateAnswer = (typeof candidateAnswers)[number];

const minute = 60_000;
/** Shortest and longest interview, in milliseconds. */
export const interviewMs = { min: 5 * minute, max: 8 * 60 * minute } as const;
/** Longest calendar range read at once: a month's view shows six weeks. */
export const calendarRangeMs = 45 * 24 * 60 * minute;

const person = z.object({ id: z.number().int(), first_name: z.string(), last_name: z.string() });
export type Colleague = z.output<typeof person>;

/** An interview in a calendar. A candidate anonymised for the reader has no name here. */
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
  /** Empty without a room. */
  room: z.string(),
  video_link: z.string(),
  start_date_time: z.string(),
  end_date_time: z.string(),
  /** IANA name of the time zone in which it was arranged. */
  time_zone: z.string(),
  status: z.enum(interviewStatuses),
  /** Reason for the last move, the cancellation or the missed interview; may be empty. */
  reason: z.string(),
  /** The answer to its present time; null while there is none. */
  candidate_answer: z.enum(candidateAnswers).nullable(),
  organiser: person,
  /** The interview panel. */
  panel: z.array(person),
});
export type Interview = z.output<typeof interviewSchema>;

/** An interview with the details that an interviewer reads beforehand. */
export const briefingSchema = interviewSchema.extend({
  /** Questions that the organiser suggests. */
  questions: z.string(),
  /** Adjustments that the candidate needs; null for anyone but the organiser. */
  adjustments: z.string().nullable(),
  /**
   * True when the candidate was invited by email or booked the interview; otherwise they get no
   * emails about it.
   */
  candidate_invited: z.boolean(),
  /** True when there is a CV that the reader may see. */
  has_cv: z.boolean(),
  /** Attributes to rate for this job. */
  attributes: z.array(z.object({ name: z.string(), description: z.string() })),
  /** True once the reader has submitted a scorecard. */
  scored: z.boolean(),
});
export type Briefing = z.output<typeof briefingSchema>;

/** Returns the statuses that a user may set now. */
export function statusesFrom(
  { status, start_date_time }: Pick<Interview, "status" | "start_date_time">,
  now = new Date(),
): InterviewStatus[] {
  if (status === "NO_SHOW") return ["SCHEDULED"];
  if (status === "CANCELLED") return [];
  return Date.parse(start_date_time) > now.getTime() ? ["CANCELLED"] : ["NO_SHOW", "CANCELLED"];
}
