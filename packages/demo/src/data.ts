import type { Selectable } from "kysely";
import type { Tables } from "@ats/api/database/tables";
import type { nothingToUndo } from "@ats/api/internal/jobs/undo";

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
type User = Pick<
  Row<"users">,
  | "company_id"
  | "id"
  | "email"
  | "first_name"
  | "last_name"
  | "telephone"
  | "user_type"
  | "role_id"
  | "scope_values"
  | "totp_secret"
  | "home_company_id"
  | "home_user_id"
  | "home_company_name"
  | "created_date_time"
  | "registered_date_time"
  | "invited_date_time"
  | "locked_date_time"
  | "deactivated_date_time"
  | "last_sign_in_date_time"
>;
/** Columns of a job with a default. */
type JobDefaults =
  | "version"
  | keyof typeof nothingToUndo
  | "highlights"
  | "created_by"
  | "approval_requested_by";
type Candidate = Pick<
  Row<"candidates">,
  | "company_id"
  | "id"
  | "candidate_number"
  | "first_name"
  | "last_name"
  | "email"
  | "contact_mobile_number"
  | "city"
  | "postcode"
  | "current_jobtitle"
  | "current_employer"
  | "history"
  | "search_text"
  | "anonymous_search_text"
  | "email_key"
  | "created_date_time"
>;
type Application = Omit<
  Row<"applications">,
  | "status_order"
  | "version"
  | "submitted_differences"
  | "feedback_awaited_date_time"
  | "previous_job_id"
  | "previous_status"
  | "previous_node_id"
  | "previous_status_date_time"
>;

/** The demo's rows, in loading order. */
export interface DemoData {
  companies: Omit<Row<"companies">, "careers_key" | "internal_key" | "integration_settings">[];
  roles: Row<"roles">[];
  users: User[];
  workflows: Row<"workflows">[];
  workflow_nodes: Row<"workflow_nodes">[];
  jobs: DemoJob[];
  job_members: Row<"job_members">[];
  job_questions: Row<"job_questions">[];
  scorecard_attributes: Row<"scorecard_attributes">[];
  candidates: Candidate[];
  applications: Application[];
  notes: Row<"notes">[];
  activities: Row<"activities">[];
  interviews: Omit<Row<"interviews">, "uid" | "candidate_invited" | "candidate_answer">[];
  interview_panel: Row<"interview_panel">[];
  scorecards: Row<"scorecards">[];
  notifications: Row<"notifications">[];
  templates: Omit<Row<"templates">, "version">[];
  outgoing_mail: Omit<
    Row<"outgoing_mail">,
    | "accepted"
    | "changed_by"
    | "channel"
    | "address_key"
    | "to_colleague"
    | "cc"
    | "bcc"
    | "attachments"
    | "unsubscribe_url"
    | "confidential"
    | "error"
    | "claimed_date_time"
    | "about"
    | "interview_id"
    | "cancelled_at_version"
  >[];
}

export type DemoUser = User;
export type DemoApplication = Application;
export type DemoJob = Omit<Row<"jobs">, JobDefaults>;
export type DemoCandidate = Candidate;

export const dayMs = 24 * 60 * 60 * 1000;

export const emptyData = (): DemoData => ({
  companies: [],
  roles: [],
  users: [],
  workflows: [],
  workflow_nodes: [],
  jobs: [],
  job_members: [],
  job_questions: [],
  scorecard_attributes: [],
  candidates: [],
  applications: [],
  notes: [],
  activities: [],
  interviews: [],
  interview_panel: [],
  scorecards: [],
  notifications: [],
  templates: [],
  outgoing_mail: [],
});
