import type { ApplicationStatus } from "@ats/core/applications/status";
import type { FieldChange, JobEventType } from "@ats/core/jobs/activity-contract";
import type { JobStatus } from "@ats/core/jobs/job";
import type { Channel } from "@ats/core/jobs/channel";
import type { NamedJob } from "@ats/core/jobs/changes";
import type { JobInput } from "@ats/core/jobs/job-input";
import type { QuestionType } from "@ats/core/jobs/question";
import type { ColumnType, Generated } from "kysely";
import type { Json, Time } from "../database/columns.ts";

export interface JobTable {
  company_id: number;
  id: Generated<number>;
  job_number: number;
  title: string;
  status: JobStatus;
  location: string;
  postal_code: string;
  dept: string;
  job_type: string;
  source: string;
  choose_benefits: string[];
  description: string;
  salary_min: number | null;
  salary_max: number | null;
  currency: string;
  openings: number;
  brand_name: string;
  recruiter_id: number;
  hiring_manager_id: number;
  anonymised: boolean;
  created_date_time: Time;
  published_date_time: Time | null;
  closing_date_time: Time | null;
  /** Grows with each change; an edit names the version that it began from. */
  version: Generated<number>;
  /** When it came to its status. */
  status_date_time: Time;
  /** For undoing the last change of status. */
  previous_status: JobStatus | null;
  /** For undoing the last opening, and the last release. */
  previous_published_date_time: Time | null;
  previous_released_date_time: Generated<Date | null>;
  /** Why it was filled or withdrawn. */
  close_reason: string | null;
  /** Channels that advertise the job while it is active. */
  channels: Generated<Channel[]>;
  /** When it was released to the company's agencies, who may then submit candidates. */
  released_date_time: Generated<Date | null>;
  /** Most applicants whom each agency may submit; null for no limit. */
  agency_cv_cap: Generated<number | null>;
  /** Its stages; null for the default ones. */
  workflow_id: number | null;
  /** Names of the highlights that its applications show; null for all of the company's. */
  highlights: string[] | null;
  created_by: number | null;
  /** The user who sent it for approval last, or changed its salary or headcount while it waited. */
  approval_requested_by: Generated<number | null>;
}

/** A version of a job that was approved, with the names of its people and stages. */
interface JobApprovalTable {
  company_id: number;
  id: Generated<number>;
  job_id: number;
  user_id: number | null;
  approved_date_time: Time;
  job: Json<NamedJob>;
  /** Fields of the job, beside salary and headcount, that the approval read. */
  reads: Generated<string[]>;
}

/** Hiring team members other than recruiter and hiring manager. */
interface JobMemberTable {
  company_id: number;
  job_id: number;
  user_id: number;
}

interface JobQuestionTable {
  company_id: number;
  /** Made when the question is written, and kept through every edit. */
  id: string;
  job_id: number;
  position: number;
  type: QuestionType;
  text: string;
  is_required: boolean;
  options: string[];
  /** Answers that are flagged to the hiring team; they never reject an applicant automatically. */
  knock_out: string[];
}

/** An event of a job. Lines never change, except a draft's line while its author continues. */
export interface JobEventTable {
  company_id: number;
  id: Generated<number>;
  job_id: number;
  user_id: number;
  type: JobEventType;
  status_before: JobStatus | null;
  status_after: JobStatus | null;
  reason: string | null;
  changes: ColumnType<FieldChange[], string | undefined, string>;
  /** The API token through which the user acted; null for the product itself. */
  through: Generated<string | null>;
  created_date_time: Time;
}

interface JobTemplateTable {
  company_id: number;
  id: Generated<number>;
  name: string;
  version: Generated<number>;
  job: Json<JobInput>;
  created_by: number;
  created_date_time: Time;
}

interface JobStatusCountTable {
  company_id: number;
  job_id: number;
  status: ApplicationStatus;
  count: number;
}

interface JobNodeCountTable {
  company_id: number;
  job_id: number;
  node_id: number;
  count: number;
}

/** An attribute that interviewers rate. */
interface ScorecardAttributeTable {
  company_id: number;
  id: string;
  job_id: number;
  position: number;
  name: string;
  description: Generated<string>;
}

interface WorkflowTable {
  company_id: number;
  id: Generated<number>;
  name: string;
  version: Generated<number>;
  created_date_time: Time;
  archived_date_time: Time | null;
}

/** A company's own stage, mapped to a status. */
interface WorkflowNodeTable {
  company_id: number;
  id: Generated<number>;
  workflow_id: number;
  position: number;
  name: string;
  status: ApplicationStatus;
}

export interface JobTables {
  jobs: JobTable;
  job_members: JobMemberTable;
  job_questions: JobQuestionTable;
  job_events: JobEventTable;
  job_approvals: JobApprovalTable;
  job_templates: JobTemplateTable;
  job_status_counts: JobStatusCountTable;
  job_node_counts: JobNodeCountTable;
  scorecard_attributes: ScorecardAttributeTable;
  workflows: WorkflowTable;
  workflow_nodes: WorkflowNodeTable;
}
