import { z } from "zod";
import { applicationStatuses } from "./status.ts";

/** Event types in an application's activity record: changes, and reads that are audited. */
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
  "field_changed",
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
  "interview_confirmed",
  "interview_declined",
  "agency_wrote",
  "message_scheduled",
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
  "offer_drafted",
  "offer_made",
  "offer_accepted",
  "offer_declined",
  "offer_withdrawn",
  "check_recorded",
  "employment_changed",
  "check_viewed",
  "check_destroyed",
  "check_due",
] as const;
export type ActivityType = (typeof activityTypes)[number];

/** Event types that record a read rather than a change. */
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

export const activitySchema = z.object({
  id: z.number().int(),
  type: z.enum(activityTypes),
  status_before: z.enum(applicationStatuses).nullable(),
  status_after: z.enum(applicationStatuses).nullable(),
  /** Changes other than status: rating, tags, job. For a move, the names of the workflow nodes. */
  value_before: nullable,
  value_after: nullable,
  reason: nullable,
  /** Null when the candidate acted. */
  actor: z
    .object({
      id: z.number().int(),
      first_name: z.string(),
      last_name: z.string(),
      /** Home company of a guest who acted, or the partner or server through which the user acted. */
      acting_for: nullable,
    })
    .nullable(),
  /** The agency that acted for the candidate. */
  agency: nullable,
  created_date_time: z.string(),
});
export type Activity = z.output<typeof activitySchema>;
