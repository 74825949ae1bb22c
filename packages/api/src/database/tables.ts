import type { Answer, History } from "@ats/core/applications/application";
import type { ActivityType } from "@ats/core/applications/activity";
import type { ScorecardInput, ScorecardRating } from "@ats/core/applications/scorecard";
import type { ExitStatus } from "@ats/core/applications/status";
import type { ColumnMapping } from "@ats/core/candidates/candidate-import";
import type { SavedList, SavedState } from "@ats/core/lists/saved-view-contract";
import type { CandidateInput } from "@ats/core/candidates/candidate-input";
import type { ApplicationStatus } from "@ats/core/applications/status";
import type { InterviewStatus, InterviewType } from "@ats/core/interviews/interview";
import type { InterviewSettings } from "@ats/core/interviews/settings";
import type { Channel, JobInput } from "@ats/core/jobs/job-input";
import type { QuestionType } from "@ats/core/jobs/question";
import type { JobStatus } from "@ats/core/jobs/job";
import type { MessageChannel } from "@ats/core/mail/contract";
import type { CompanyType, Role } from "@ats/core/rights/rights";
import type { CheckRoute, CheckSettings, DocumentList } from "@ats/core/checks/right-to-work";
import type { EnvelopeEventType, EnvelopeKind, EnvelopeStatus } from "@ats/core/documents/envelope";
import type { Signature } from "@ats/core/documents/signature";
import type { Announcement } from "@ats/core/settings/announcement";
import type { TemplateKind } from "@ats/core/templates/kinds";
import type { SessionEnd } from "@ats/core/session/session-end";
import type { PhotoType } from "@ats/core/users/profile";
import type { User } from "@ats/core/users/user";
import type { MailAttachment, MailSender } from "../mail/mailer.ts";
import type { TokenPurpose } from "../session/one-time-token.ts";
import type { MergeSnapshot } from "../candidates/merge.ts";
import type { bookingInput } from "@ats/core/interviews/booking-contract";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { z } from "zod";

type Json<T> = ColumnType<T, string, string>;
type Time = ColumnType<Date, Date | string, Date | string>;

export interface CompanyTable {
  id: Generated<number>;
  name: string;
  company_type: CompanyType;
  parent_id: number | null;
  disabled: Generated<boolean>;
  /** Runs the product: its technical support and client service work in other companies. */
  operator: Generated<boolean>;
  ats_settings: Json<Omit<User["ats_settings"], "disabled" | "parent_ats">>;
  system_settings: Json<User["system_settings"]>;
  system_flags: Json<User["system_flags"]>;
  /** Names it in the address of its careers page. */
  careers_key: GeneratedAlways<string>;
  created_date_time: Generated<Date>;
}

export interface UserTable {
  company_id: number;
  id: Generated<number>;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  telephone: string | null;
  user_type: Role;
  totp_secret: string | null;
  totp_last_counter: number | null;
  last_dismissed_announcement: Generated<string | null>;
  /** Chosen by a mailed link, and no second factor besides the mail has passed since. */
  password_by_mail: Generated<boolean>;
  /** When multi-factor authentication was turned on. */
  mfa_date_time: Time | null;
  photo_key: string | null;
  photo_type: PhotoType | null;
  send_notification: Generated<boolean>;
  notification_sound: Generated<boolean>;
  /** Counts the changes of the user's details. */
  version: Generated<number>;
  created_date_time: Generated<Date>;
  /** Where a guest of this company comes from; null for its own people. A guest has no password. */
  home_company_id: number | null;
  home_user_id: number | null;
  home_company_name: string | null;
}

export interface SessionTable {
  id: Generated<string>;
  company_id: number;
  user_id: number;
  session_hash: Uint8Array;
  token_hash: Uint8Array;
  previous_token_hash: Uint8Array | null;
  token_date_time: Time;
  created_date_time: Time;
  extended_date_time: Time;
  expires_date_time: Time;
  ended_date_time: Time | null;
  /** How, where it was not by time. */
  ended_by: SessionEnd | null;
  /** Client address and `User-Agent` at sign-in. */
  address: Generated<string>;
  user_agent: Generated<string>;
  /** Users for whom the sign-in proved all that they ask for: those it may switch to. */
  accounts: ColumnType<number[], string | undefined, string>;
  /** When the password was proved: before this session, where it was switched to. */
  signed_in_date_time: Time;
}

/** Who of the operator's people worked in a company, why, and from where; lines are never changed. */
export interface SupportSessionTable {
  company_id: number;
  id: Generated<number>;
  session_id: string;
  user_id: number;
  home_company_id: number;
  home_user_id: number;
  reason: string;
  address: string;
  user_agent: string;
  created_date_time: Time;
}

export interface RecoveryCodeTable {
  company_id: number;
  user_id: number;
  code_hash: Uint8Array;
  used_date_time: Time | null;
}

export interface MailedCodeTable {
  company_id: number;
  id: Generated<number>;
  user_id: number;
  /** argon2id: a million codes would soon be tried through. */
  code_hash: string;
  tries: Generated<number>;
  created_date_time: Time;
  expires_date_time: Time;
  used_date_time: Time | null;
}

export interface AccountEventTable {
  company_id: number;
  id: Generated<number>;
  user_id: number;
  /** Who did it: the user or another one. */
  actor_id: number;
  event: AccountEvent;
  /** Client address. */
  address: string;
  created_date_time: Time;
}
export type AccountEvent =
  | "mfa_enabled"
  | "mfa_disabled"
  | "recovery_codes_renewed"
  | "recovery_code_used";

export interface OneTimeTokenTable {
  token_hash: Uint8Array;
  purpose: TokenPurpose;
  company_id: number;
  user_id: number;
  /** What else the token stands for, by its purpose. */
  meta: Json<Record<string, unknown>>;
  created_date_time: Time;
  expires_date_time: Time;
  redeemed_date_time: Time | null;
}

/** What goes out by mail, and by text message. */
export interface OutgoingMailTable {
  company_id: number;
  id: Generated<number>;
  channel: Generated<MessageChannel>;
  /** An email address, or a telephone number. */
  to_address: string;
  cc: Generated<string[]>;
  bcc: Generated<string[]>;
  subject: string;
  text: string;
  /** The same as markup, where it is rich. */
  html: string | null;
  /** In whose name it goes out; the product's own without one. */
  sender: ColumnType<MailSender | null, string | null | undefined, string | null>;
  attachments: ColumnType<MailAttachment[], string | undefined, string>;
  /** Its text is forgotten once it is sent: it has a link that is as good as a password. */
  confidential: Generated<boolean>;
  status: Generated<"queued" | "sent" | "failed" | "cancelled">;
  attempts: Generated<number>;
  error: string | null;
  /** Not handed over before this. */
  next_attempt_date_time: Time;
  /** Since when it is being handed over. */
  taken_date_time: Time | null;
  application_id: number | null;
  user_id: number | null;
  template_id: number | null;
  /** The stage that sent it by itself. */
  stage: ApplicationStatus | null;
  created_date_time: Time;
  sent_date_time: Time | null;
}

/** A text that is written once and sent often. */
export interface TemplateTable {
  company_id: number;
  id: Generated<number>;
  kind: TemplateKind;
  name: string;
  subject: string;
  /** Markup; of an SMS text. */
  body: string;
  brand_name: string | null;
  stage: ApplicationStatus | null;
  delay_minutes: number;
  version: Generated<number>;
  created_by: number;
  created_date_time: Time;
  updated_date_time: Time;
}

export interface PasswordRequestTable {
  id: Generated<number>;
  /** In lower case. */
  email: string;
  address: string;
  created_date_time: Time;
  answered_date_time: Time | null;
}

export interface ServerSecretTable {
  name: string;
  value: string;
}

export interface UsedCaptchaTable {
  signature: string;
  expires_date_time: Time;
}

export interface SignInAttemptTable {
  id: Generated<number>;
  email: string;
  address: string;
  succeeded: boolean;
  created_date_time: Time;
}

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
  /** Counts the changes: an edit names the one that it began from. */
  version: Generated<number>;
  /** Since when it has been in its status. */
  status_date_time: Time;
  /** Its status before the last change of status, for undoing that. */
  previous_status: JobStatus | null;
  /** Why it was filled or withdrawn. */
  close_reason: string | null;
  /** Where it is advertised while it is active. */
  channels: Generated<Channel[]>;
  /** Since when the company's agencies may submit candidates. */
  released_date_time: Generated<Date | null>;
  /** Its stages; null for the fixed ones. */
  workflow_id: number | null;
  /** Names of the company's highlights that its applications show; null for all. */
  highlights: string[] | null;
  created_by: number | null;
}

/** The hiring team besides recruiter and hiring manager. */
export interface JobMemberTable {
  company_id: number;
  job_id: number;
  user_id: number;
}

export interface JobQuestionTable {
  company_id: number;
  /** Made where the question is written, and kept through every edit. */
  id: string;
  job_id: number;
  position: number;
  type: QuestionType;
  text: string;
  is_required: boolean;
  /** The answers to choose from. */
  options: string[];
  /** Answers that are flagged to who decides; they never reject by themselves. */
  knock_out: string[];
}

/** What interviewers rate. */
export interface ScorecardAttributeTable {
  company_id: number;
  id: string;
  job_id: number;
  position: number;
  name: string;
  description: string;
}

export interface WorkflowTable {
  company_id: number;
  id: Generated<number>;
  name: string;
  created_date_time: Time;
}

/** A stage of the company's own, which stands for a fixed status. */
export interface WorkflowNodeTable {
  company_id: number;
  id: Generated<number>;
  workflow_id: number;
  position: number;
  name: string;
  status: ApplicationStatus;
}

export interface JobTemplateTable {
  company_id: number;
  id: Generated<number>;
  name: string;
  job: Json<JobInput>;
  created_by: number;
  created_date_time: Time;
}

/** What happened to a job; lines are never changed. */
export interface JobEventTable {
  company_id: number;
  id: Generated<number>;
  job_id: number;
  user_id: number;
  type: "created" | "updated" | "status_changed" | "released" | "taken_back";
  status_before: JobStatus | null;
  status_after: JobStatus | null;
  reason: string | null;
  created_date_time: Time;
}

/** The answer to an intent, for who sends it again. */
export interface IdempotencyKeyTable {
  company_id: number;
  user_id: number;
  endpoint: string;
  key: string;
  request_hash: Uint8Array;
  answer: ColumnType<unknown, string | undefined, string>;
  created_date_time: Time;
}

/** A file that waits for the application that it is for. */
export interface ApplicationUploadTable {
  company_id: number;
  id: Generated<string>;
  job_id: number;
  file_key: string;
  type: string;
  size: number;
  /** What can be read in it. */
  text: string;
  created_date_time: Time;
}

/** How often an answer was given for a job; who gave it is nowhere. */
export interface DiversityCountTable {
  company_id: number;
  job_id: number;
  field: string;
  answer: string;
  count: number;
}

/** Files and applications sent without a session, for the limits only. */
export interface PublicWriteTable {
  id: Generated<number>;
  address: string;
  created_date_time: Time;
}

export interface CandidateTable {
  company_id: number;
  id: Generated<number>;
  candidate_number: number;
  first_name: string;
  last_name: string;
  email: string;
  contact_mobile_number: string | null;
  city: string | null;
  postcode: string | null;
  current_jobtitle: string | null;
  current_employer: string | null;
  history: Json<History>;
  search_text: string;
  open_search_text: string;
  created_date_time: Time;
  /** Counts the changes: an edit names the one that it began from. */
  version: Generated<number>;
  tags: Generated<string[]>;
  /** Kept from the applications: see the migration. */
  status_order: Generated<number>;
  anonymised: Generated<boolean>;
  last_activity_date_time: Time | null;
  consent_date_time: Time | null;
  retention_date: string | null;
  legal_hold: Generated<boolean>;
  /** Since when it is known that their time is over. */
  flagged_date_time: Time | null;
  sort_name: GeneratedAlways<string>;
  email_key: GeneratedAlways<string>;
  phone_key: GeneratedAlways<string | null>;
  postcode_key: GeneratedAlways<string | null>;
}

export interface CandidateCountTable {
  company_id: number;
  status_order: number;
  count: number;
}

export interface CandidateCvTable {
  company_id: number;
  id: Generated<number>;
  candidate_id: number;
  cv_key: string;
  cv_name: string;
  cv_type: string;
  cv_size: number;
  /** What can be read in it; empty where nothing can. */
  text: string;
  created_date_time: Time;
}

/** The ledger of exports and erasures; lines are never changed, and name nobody. */
export interface CandidateEventTable {
  company_id: number;
  id: Generated<number>;
  type: "exported" | "erased" | "merged" | "unmerged" | "held" | "released";
  candidate_number: number;
  /** The record that the person's went into, or came out of again. */
  other_number: number | null;
  /** Null for the end of the company's period. */
  user_id: number | null;
  reason: string | null;
  /** How many of each went. */
  counts: Json<{ applications: number; cvs: number; notes: number }>;
  created_date_time: Time;
}

/** A document on its way to a signature. */
export interface EnvelopeTable {
  company_id: number;
  id: Generated<number>;
  application_id: number;
  kind: EnvelopeKind;
  title: string;
  /** Rich text; null where the document came as a PDF. */
  text: string | null;
  document_key: string;
  document_sha256: string;
  status: Generated<EnvelopeStatus>;
  /** Why it was rejected. */
  reason: string | null;
  version: Generated<number>;
  token_hash: Uint8Array | null;
  signer_name: string | null;
  signer_email: string | null;
  signature: ColumnType<Signature | null, string | undefined, string>;
  /** When who has not signed is reminded; null once they were. */
  remind_date_time: Time | null;
  expires_date_time: Time | null;
  created_by: number;
  created_date_time: Time;
}

/** What checks of somebody's right to work depend on. */
export interface RightToWorkTable {
  company_id: number;
  application_id: number;
  start_date: string | null;
  end_date: string | null;
  /** By when the right to work is to be checked, or checked again; null where it need not be. */
  due_date: string | null;
  /** The due date that the recruiter was told of. */
  told_due_date: string | null;
  kept_until: string | null;
  version: Generated<number>;
}

export interface RightToWorkCheckTable {
  company_id: number;
  id: Generated<number>;
  application_id: number;
  route: CheckRoute;
  list: DocumentList;
  documents: string[];
  checked_by: number;
  checked_date: string;
  permission_date: string | null;
  follow_up_date: string | null;
  share_code: string | null;
  provider: string;
  restrictions: string;
  created_date_time: Time;
  /** When the copies were destroyed, and what names the person with them. */
  destroyed_date_time: Time | null;
}

/** A copy of what was checked; without a check it waits for one. */
export interface CheckEvidenceTable {
  company_id: number;
  id: Generated<string>;
  application_id: number;
  check_id: number | null;
  file_key: string;
  name: string;
  type: string;
  created_date_time: Time;
}

export interface CheckSettingsTable {
  company_id: number;
  settings: Json<CheckSettings>;
  version: Generated<number>;
}

/** The timeline of an envelope; lines are never changed. */
export interface EnvelopeEventTable {
  company_id: number;
  id: Generated<number>;
  envelope_id: number;
  type: EnvelopeEventType;
  /** Null for the candidate and for time. */
  user_id: number | null;
  address: Generated<string>;
  user_agent: Generated<string>;
  created_date_time: Time;
}

/** Two records of a person that became one. */
export interface CandidateMergeTable {
  company_id: number;
  id: Generated<number>;
  survivor_id: number;
  merged_id: number;
  user_id: number;
  /** Both records, and what moved; null once it cannot be undone any more. */
  snapshot: ColumnType<MergeSnapshot | null, string, null>;
  created_date_time: Time;
}

/** People who look alike, and are not the same. */
export interface CandidatesApartTable {
  company_id: number;
  first_id: number;
  second_id: number;
}

/** How long a company keeps candidates; the usual time where it has no row. */
export interface RetentionSettingsTable {
  company_id: number;
  is_on: boolean;
  months: number;
  version: number;
}

export interface TalentPoolTable {
  company_id: number;
  id: Generated<number>;
  name: string;
  archived_date_time: Time | null;
  created_by: number;
  created_date_time: Time;
  /** Counts the changes of name and archive. */
  version: Generated<number>;
}

export interface TalentPoolMemberTable {
  company_id: number;
  pool_id: number;
  candidate_id: number;
  added_by: number;
  added_date_time: Time;
}

export interface SavedViewTable {
  company_id: number;
  id: Generated<number>;
  user_id: number;
  list: SavedList;
  name: string;
  state: Json<SavedState>;
  created_date_time: Time;
}

export interface CandidateImportTable {
  company_id: number;
  id: Generated<number>;
  user_id: number;
  name: string;
  headings: string[];
  mapping: Json<ColumnMapping>;
  total: number;
  checked: Generated<number>;
  created_date_time: Time;
}

export interface CandidateImportRowTable {
  company_id: number;
  import_id: number;
  /** In the file, from one. */
  line: number;
  cells: Json<string[]>;
  candidate: Json<CandidateInput> | null;
  email_key: string | null;
  problem: string | null;
}

export interface CandidateTokenTable {
  company_id: number;
  token: string;
  candidate_id: number;
  identifying: boolean;
}

export interface JobTokenTable {
  company_id: number;
  token: string;
  job_id: number;
}

export interface ApplicationTable {
  company_id: number;
  id: Generated<number>;
  app_uuid: Generated<string>;
  job_id: number;
  candidate_id: number;
  status: ApplicationStatus;
  status_order: GeneratedAlways<number>;
  status_reason: string | null;
  status_date_time: Time;
  source: string | null;
  rating: number | null;
  tags: string[];
  /** With the question's id and its flag where the job asked it. */
  answers: Json<Answer[]>;
  anonymised: boolean;
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
  /** The mean of the scorecards' decisions. */
  score: number | null;
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
}

/** Who has looked at an application, and when last. */
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

export interface TagTable {
  company_id: number;
  id: Generated<number>;
  label: string;
}

export interface ExitReasonTable {
  company_id: number;
  id: Generated<number>;
  status: ExitStatus;
  label: string;
  /** In its group. */
  place: number;
}

export interface JobStatusCountTable {
  company_id: number;
  job_id: number;
  status: ApplicationStatus;
  count: number;
}

export interface NoteTable {
  company_id: number;
  id: Generated<number>;
  application_id: number;
  user_id: number;
  text: string;
  created_date_time: Time;
}

/** Lines are added and never changed. */
export interface ActivityTable {
  company_id: number;
  id: Generated<number>;
  application_id: number;
  user_id: number | null;
  type: ActivityType;
  status_before: ApplicationStatus | null;
  status_after: ApplicationStatus | null;
  reason: string | null;
  /** What was changed besides the status. */
  value_before: string | null;
  value_after: string | null;
  created_date_time: Time;
}

export interface InterviewTable {
  company_id: number;
  id: Generated<number>;
  application_id: number;
  title: string;
  type: InterviewType;
  room: string;
  video_link: string;
  start_date_time: Time;
  end_date_time: Time;
  time_zone: string;
  status: Generated<InterviewStatus>;
  reason: Generated<string>;
  questions: string;
  /** What the candidate needs: read by the organiser alone. */
  adjustments: string;
  /** Names it in calendars elsewhere. */
  uid: Generated<string>;
  /** Counts the changes: an edit names the one that it began from. */
  version: Generated<number>;
  organiser_id: number;
  created_date_time: Time;
  /** When who takes part is reminded; null once they are, or not at all. */
  reminder_date_time: Time | null;
}

/** An invitation of a candidate to choose the time themselves. */
export interface BookingInvitationTable {
  company_id: number;
  id: string;
  application_id: number;
  organiser_id: number;
  interview: Json<
    Pick<
      z.output<typeof bookingInput>,
      "title" | "type" | "room" | "video_link" | "panel" | "questions"
    > & { adjustments: string }
  >;
  minutes: number;
  /** `2026-11-24`. */
  first_date: string;
  last_date: string;
  created_date_time: Time;
  expires_date_time: Time;
  /** What came of it. */
  interview_id: Generated<number | null>;
  withdrawn_date_time: Time | null;
}

/** The secret of an address at which a user's calendar can be subscribed to. */
export interface CalendarFeedTable {
  company_id: number;
  user_id: number;
  secret_hash: Uint8Array;
  created_date_time: Time;
}

/** Who interviews. */
export interface InterviewPanelTable {
  company_id: number;
  interview_id: number;
  user_id: number;
}

export interface InterviewSettingsTable {
  company_id: number;
  settings: Json<InterviewSettings>;
  /** Counts the changes: an edit names the one that it began from. */
  version: Generated<number>;
}

export interface NotificationTable {
  company_id: number;
  id: Generated<number>;
  user_id: number;
  activity_id: number;
  silent: Generated<boolean>;
  read_date_time: Time | null;
  created_date_time: Time;
}

/** One row, of no company. */
export interface GlobalSettingsTable {
  id: Generated<1>;
  announcement: Json<Announcement>;
}

export interface SuggestionTable {
  company_id: number;
  id: Generated<number>;
  user_id: number;
  title: string;
  text: string;
  created_date_time: Time;
}

/** Of a session that an organisation opened: how its provider keeps it. */
export interface OrganisationSessionTable {
  session_id: string;
  refresh_token: string;
  refreshed_date_time: Time;
}

/** Every table by name, as the migrations make it. */
export interface Tables {
  companies: CompanyTable;
  users: UserTable;
  sessions: SessionTable;
  support_sessions: SupportSessionTable;
  sign_in_attempts: SignInAttemptTable;
  one_time_tokens: OneTimeTokenTable;
  organisation_sessions: OrganisationSessionTable;
  password_requests: PasswordRequestTable;
  server_secrets: ServerSecretTable;
  right_to_work: RightToWorkTable;
  right_to_work_checks: RightToWorkCheckTable;
  check_evidence: CheckEvidenceTable;
  check_settings: CheckSettingsTable;
  envelopes: EnvelopeTable;
  envelope_events: EnvelopeEventTable;
  used_captchas: UsedCaptchaTable;
  recovery_codes: RecoveryCodeTable;
  mailed_codes: MailedCodeTable;
  account_events: AccountEventTable;
  outgoing_mail: OutgoingMailTable;
  templates: TemplateTable;
  jobs: JobTable;
  job_members: JobMemberTable;
  job_questions: JobQuestionTable;
  job_events: JobEventTable;
  job_templates: JobTemplateTable;
  scorecard_attributes: ScorecardAttributeTable;
  workflows: WorkflowTable;
  workflow_nodes: WorkflowNodeTable;
  idempotency_keys: IdempotencyKeyTable;
  application_uploads: ApplicationUploadTable;
  diversity_counts: DiversityCountTable;
  public_writes: PublicWriteTable;
  candidates: CandidateTable;
  candidate_tokens: CandidateTokenTable;
  candidate_counts: CandidateCountTable;
  candidate_cvs: CandidateCvTable;
  candidate_events: CandidateEventTable;
  candidate_merges: CandidateMergeTable;
  candidates_apart: CandidatesApartTable;
  retention_settings: RetentionSettingsTable;
  talent_pools: TalentPoolTable;
  talent_pool_members: TalentPoolMemberTable;
  saved_views: SavedViewTable;
  candidate_imports: CandidateImportTable;
  candidate_import_rows: CandidateImportRowTable;
  job_tokens: JobTokenTable;
  applications: ApplicationTable;
  tags: TagTable;
  exit_reasons: ExitReasonTable;
  scorecards: ScorecardTable;
  application_views: ApplicationViewTable;
  reveals: RevealTable;
  job_status_counts: JobStatusCountTable;
  notes: NoteTable;
  activities: ActivityTable;
  interviews: InterviewTable;
  interview_panel: InterviewPanelTable;
  interview_settings: InterviewSettingsTable;
  booking_invitations: BookingInvitationTable;
  calendar_feeds: CalendarFeedTable;
  notifications: NotificationTable;
  global_settings: GlobalSettingsTable;
  suggestions: SuggestionTable;
}
