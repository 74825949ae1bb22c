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
  /**
   * The node of the job's workflow; set by the database whenever the workflow has one for the
   * status.
   */
  node_id: Generated<number | null>;
  /** The node's position in its workflow, from one; 0 without one. */
  node_place: Generated<number>;
  status_reason: string | null;
  status_date_time: Time;
  source: string | null;
  rating: number | null;
  tags: string[];
  /** Each with the question's id, and its flag if it is a knock-out answer. */
  answers: Json<Answer[]>;
  /**
   * Submitted details that differed from the candidate's record. Anybody who knows the email may
   * have sent them.
   */
  submitted_differences: ColumnType<SubmittedDetails, string | undefined, string>;
  /** True if it was made for an anonymised job, or has been in one. */
  hides_person: Generated<boolean>;
  /** True if any of the person's applications hides them; maintained by the database. */
  anonymised: Generated<boolean>;
  sort_name: string;
  candidate_number: number;
  /** When the applicant consented to the storage of their details. */
  consent_date_time: Time | null;
  cv_key: string | null;
  cv_name: string | null;
  cv_type: string | null;
  cv_size: number | null;
  /** Grows with each move. */
  version: Generated<number>;
  /** The place before the last move. Maintained by the database. */
  previous_job_id: GeneratedAlways<number | null>;
  previous_status: GeneratedAlways<ApplicationStatus | null>;
  previous_node_id: GeneratedAlways<number | null>;
  previous_status_date_time: GeneratedAlways<Date | null>;
  /** True once the candidate has submitted it; maintained by the database. */
  submitted: GeneratedAlways<boolean>;
  /** The job whose form the candidate sent; null if a colleague added the candidate. */
  form_job_id: number | null;
  /** Mean of the scorecards' decisions. */
  score: number | null;
  /** End of its first interview that no scorecard has followed; maintained by the database. */
  feedback_awaited_date_time: GeneratedAlways<Date | null>;
  created_date_time: Time;
}

/** Lines are added and never changed. */
export interface ActivityTable {
  company_id: number;
  id: Generated<number>;
  application_id: number;
  /** The job at that time, set by a trigger; null on lines older than the trigger. */
  job_id: Generated<number | null>;
  user_id: number | null;
  type: ActivityType;
  status_before: ApplicationStatus | null;
  status_after: ApplicationStatus | null;
  reason: string | null;
  /** The changed value; for a move the name of the workflow node. */
  value_before: string | null;
  value_after: string | null;
  /** The API token through which the user acted; null for the product itself. */
  through: Generated<string | null>;
  /** The agency that acted for the candidate. */
  agency: Generated<string | null>;
  created_date_time: Time;
}

interface NoteTable {
  company_id: number;
  id: Generated<number>;
  application_id: number;
  user_id: number;
  text: string;
  created_date_time: Time;
}

interface ScorecardTable {
  company_id: number;
  application_id: number;
  user_id: number;
  ratings: Json<ScorecardInput["ratings"]>;
  decision: ScorecardRating;
  comment: string;
  submitted_date_time: Time;
  version: Generated<number>;
}

interface ExitReasonGroupTable {
  company_id: number;
  status: ExitStatus;
  /** In order; empty for the default reasons. */
  labels: string[];
  version: number;
}

interface ApplicationViewTable {
  company_id: number;
  user_id: number;
  application_id: number;
  viewed_date_time: Time;
}

/** Users to whom an anonymised application was revealed. */
interface RevealTable {
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
