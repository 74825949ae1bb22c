import type { ActivityType } from "@ats/core/applications/activity";
import type { Answer, SubmittedDetails } from "@ats/core/applications/application";
import type { ScorecardInput, ScorecardRating } from "@ats/core/applications/scorecard";
import type { ApplicationStatus, ExitStatus } from "@ats/core/applications/status";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Json, Time } from "../database/columns.ts";

export interface ApplicationTable {
  company_id: number;
  id: Generated<number>;
  app_uuid: Generated<string>;
  job_id: number;
  candidate_id: number;
  status: ApplicationStatus;
  status_order: GeneratedAlways<number>;
  /** The node of the job's workflow; the database sees to it that there is one where there can be. */
  node_id: Generated<number | null>;
  /** The node's place in its workflow, from one; 0 without one. */
  node_place: Generated<number>;
  status_reason: string | null;
  status_date_time: Time;
  source: string | null;
  rating: number | null;
  tags: string[];
  /** With the question's id and its flag where the job asked it. */
  answers: Json<Answer[]>;
  /**
   * Submitted details that differed from the candidate's record. Anybody who knows the email may
   * have sent them.
   */
  submitted_differences: ColumnType<SubmittedDetails, string | undefined, string>;
  /** It was made for an anonymised job, or has been in one. */
  hides_person: Generated<boolean>;
  /** One of the person's applications hides them; kept by the database. */
  anonymised: Generated<boolean>;
  sort_name: string;
  candidate_number: number;
  /** When the applicant agreed that their details are kept. */
  consent_date_time: Time | null;
  cv_key: string | null;
  cv_name: string | null;
  cv_type: string | null;
  cv_size: number | null;
  /** Counts its moves. */
  version: Generated<number>;
  /** The place before the last move. Maintained by the database. */
  previous_job_id: GeneratedAlways<number | null>;
  previous_status: GeneratedAlways<ApplicationStatus | null>;
  previous_node_id: GeneratedAlways<number | null>;
  previous_status_date_time: GeneratedAlways<Date | null>;
  /** The candidate has sent it at some time; kept by the database. */
  submitted: GeneratedAlways<boolean>;
  /** The job whose form the candidate has sent; null for whom a colleague put on the job. */
  form_job_id: number | null;
  /** The mean of the scorecards' decisions. */
  score: number | null;
  /** When its first interview ended that no scorecard has followed; kept by the database. */
  feedback_awaited_date_time: GeneratedAlways<Date | null>;
  created_date_time: Time;
}

/** Lines are added and never changed. */
export interface ActivityTable {
  company_id: number;
  id: Generated<number>;
  application_id: number;
  /** The job that the application was for then, which a trigger keeps; null on lines of before it did. */
  job_id: Generated<number | null>;
  user_id: number | null;
  type: ActivityType;
  status_before: ApplicationStatus | null;
  status_after: ApplicationStatus | null;
  reason: string | null;
  /** The changed value; for a move the name of the workflow's node. */
  value_before: string | null;
  value_after: string | null;
  created_date_time: Time;
}

export interface NoteTable {
  company_id: number;
  id: Generated<number>;
  application_id: number;
  user_id: number;
  text: string;
  created_date_time: Time;
}

export interface ScorecardTable {
  company_id: number;
  application_id: number;
  user_id: number;
  ratings: Json<ScorecardInput["ratings"]>;
  decision: ScorecardRating;
  comment: string;
  submitted_date_time: Time;
  version: Generated<number>;
}

export interface ExitReasonGroupTable {
  company_id: number;
  status: ExitStatus;
  /** In their order; with none the usual ones are the company's. */
  labels: string[];
  version: number;
}

export interface ApplicationViewTable {
  company_id: number;
  user_id: number;
  application_id: number;
  viewed_date_time: Time;
}

/** For whom an anonymised application is not hidden any more. */
export interface RevealTable {
  company_id: number;
  user_id: number;
  application_id: number;
  reason: string;
  revealed_date_time: Time;
}

export interface ApplicationTables {
  applications: ApplicationTable;
  activities: ActivityTable;
  notes: NoteTable;
  scorecards: ScorecardTable;
  exit_reason_groups: ExitReasonGroupTable;
  application_views: ApplicationViewTable;
  reveals: RevealTable;
}
