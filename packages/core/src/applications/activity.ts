import { z } from "zod";
import { applicationStatuses } from "./status.ts";

/** What the record of an application tells: changes, and reads that somebody may ask about. */
export const activityTypes = [
  "applied",
  "status_changed",
  "workflow_changed",
  "note_added",
  "cv_viewed",
  "cv_downloaded",
  "answer_file_viewed",
  "answer_file_downloaded",
  "rated",
  "tagged",
  "transferred",
  "candidate_merged",
  "candidate_unmerged",
  "scorecard_submitted",
  "interview_scheduled",
  "interview_moved",
  "interview_changed",
  "interview_cancelled",
  "interview_missed",
  "interview_restored",
  "invited",
  "invitation_withdrawn",
  "times_declined",
  "messaged",
  "message_cancelled",
  "message_planned_again",
  "message_sent_again",
  "message_failed",
  "attachment_viewed",
  "viewed",
  "revealed",
  "exported",
  "document_sent",
  "document_signed",
  "document_rejected",
  "document_viewed",
  "check_recorded",
  "employment_changed",
  "check_viewed",
  "check_destroyed",
  "check_due",
] as const;
export type ActivityType = (typeof activityTypes)[number];

/** Those that tell of a read, not of a change. */
export const readTypes: readonly ActivityType[] = [
  "viewed",
  "cv_viewed",
  "cv_downloaded",
  "answer_file_viewed",
  "answer_file_downloaded",
  "revealed",
  "exported",
  "attachment_viewed",
  "document_viewed",
  "check_viewed",
];

const nullable = z.string().nullable();

/** One line of the record: who, for whom, when, what before and after, why. */
export const activitySchema = z.object({
  id: z.number().int(),
  type: z.enum(activityTypes),
  status_before: z.enum(applicationStatuses).nullable(),
  status_after: z.enum(applicationStatuses).nullable(),
  /** What was changed besides the status: stars, tags, the job; of a move the workflow's nodes. */
  value_before: nullable,
  value_after: nullable,
  reason: nullable,
  /** Who acted; null for the candidate. */
  actor: z
    .object({
      id: z.number().int(),
      first_name: z.string(),
      last_name: z.string(),
      /** The company that a guest came from and acted for. */
      acting_for: nullable,
    })
    .nullable(),
  created_date_time: z.string(),
});
export type Activity = z.output<typeof activitySchema>;
