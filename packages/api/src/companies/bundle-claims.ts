import type { Tables } from "../database/tables.ts";

/** Names of all tables that hold a company's rows. */
type CompanyTable = {
  [Name in keyof Tables]: "company_id" extends keyof Tables[Name] ? Name : never;
}[keyof Tables];

/** Paths inside a JSON value that hold ids, each with the table of the ids; `[]` is every item. */
export type IdPaths = Record<string, CompanyTable>;

/** Columns of a carried table, and the treatment of those that are not copied as they are. */
export interface CarriedTable {
  /** Names of the columns that the bundle contains; `company_id` and foreign keys are understood. */
  carries: string;
  /** Columns that stay on this server, each with the reason. */
  leftOut?: Record<string, string>;
  /** Columns that the import writes again, each with the way. */
  rebuilt?: Record<string, string>;
  /** Columns with numbers as large as ids, which are none. */
  amounts?: string;
  /** Ids of other tables without a foreign key. */
  refs?: Record<string, CompanyTable>;
  /** Ids inside JSON values. */
  json?: Record<string, IdPaths>;
  /** Column whose value another table's column has too; the bundle contains that row's id. */
  sameAs?: Record<string, CompanyTable>;
  /** SQL that reads a file's key from the row, by the name under which the bundle refers to it. */
  files?: Record<string, string>;
  /** SQL of a column's value in place of the column. */
  reads?: Record<string, string>;
  /** Condition of the rows that the bundle contains. */
  where?: string;
  /** Order of the rows where the table has no primary key. */
  orderBy?: string[];
  /** Columns with markup, which is cleaned on the way in as when it is typed. */
  markup?: string[];
  /** Columns that triggers change on the way in, and that get the bundle's value at the end. */
  restores?: string[];
}

export type TableClaim = CarriedTable | { leftOut: string } | { rebuilt: string };

/** True for a table whose rows the bundle contains. */
export const isCarried = (claim: TableClaim): claim is CarriedTable => "carries" in claim;

const fileKey = (column: string) => `t.${column}`;
const evidenceKey =
  "case when t.evidence_sha256 is not null then t.company_id || '/evidence/' || t.id || '.pdf' end";
const sentByProvider =
  "An identity provider sends it again, once it is connected to the new server.";
const idsOfJob: IdPaths = {
  recruiter_id: "users",
  hiring_manager_id: "users",
  "members[]": "users",
  "team[].id": "users",
  workflow_id: "workflows",
};

const signedSteps: IdPaths = {
  "[].approvers[]": "users",
  "[].fallback": "users",
  "[].signatures[].approver": "users",
  "[].signatures[].by": "users",
};

/**
 * The one table of what a company's bundle contains: every table with a `company_id`, column by
 * column. A test names each column that is missing here; secrets are left out with a reason.
 */
export const bundleClaims: Record<CompanyTable, TableClaim> = {
  access_review_people: {
    carries:
      "review_id user_id decision decided_by decided_date_time comment new_role user_type scope last_sign_in_date_time reasons",
  },
  access_reviews: {
    carries: "id role scope due_date started_by started_date_time finished_date_time ended_by",
  },
  account_events: { leftOut: "It tells who signed in on this server, and from where." },
  activities: {
    carries:
      "id application_id user_id type status_before status_after reason created_date_time value_before value_after job_id through agency",
    refs: { job_id: "jobs" },
  },
  api_tokens: { leftOut: "Tokens open this server alone. Make new ones." },
  approval_chains: {
    carries: "id kind name position is_on scope steps created_by created_date_time version",
    json: { steps: { "[].approvers[].user_id": "users", "[].fallback": "users" } },
  },
  approval_delegations: {
    carries: "id from_user_id to_user_id starts ends created_by created_date_time",
  },
  approval_links: { leftOut: "Links open this server alone. Approvers sign in there instead." },
  application_uploads: {
    leftOut: "Forms that applicants have not finished stay here until they expire.",
  },
  application_views: {
    carries: "user_id application_id viewed_date_time",
  },
  applications: {
    carries:
      "id app_uuid job_id candidate_id status status_reason status_date_time source rating tags answers anonymised sort_name candidate_number cv_key cv_name cv_type cv_size created_date_time consent_date_time version score node_id node_place hides_person submitted_differences feedback_awaited_date_time previous_job_id previous_status previous_node_id previous_status_date_time submitted form_job_id",
    refs: { form_job_id: "jobs", previous_job_id: "jobs", previous_node_id: "workflow_nodes" },
    json: { answers: { "[].file": "candidate_cvs" } },
    sameAs: { cv_key: "candidate_cvs" },
    // Written by triggers, which do not know what happened before.
    restores: ["submitted", "version"],
  },
  attachments: {
    carries: "id file_key name type size created_by created_date_time",
    files: { file_key: fileKey("file_key") },
  },
  audit_events: { leftOut: "The log is a chain of acts on this server. Export it by itself." },
  audit_heads: { leftOut: "It belongs to the log." },
  company_bundles: { leftOut: "It lists exports from this server." },
  company_deletions: { leftOut: "It is about the company on this server." },
  deletion_links: { leftOut: "Links in emails open this server alone." },
  google_meet: { leftOut: "Its key is a secret. Connect Google Meet again." },
  booking_invitations: { leftOut: "The links in their emails lead to this server. Invite again." },
  brands: {
    carries: "id name accent font logo logo_type version mail_name reply_to",
  },
  agencies: {
    carries:
      "id name status telephone website company_number address tier dept_tiers groups branches contacts off_limits off_limits_date conduct_date note created_date_time version",
  },
  agency_submissions: {
    carries:
      "id agency_id job_id application_id first_name last_name email contact_mobile_number city postcode cv_id consent_date availability note created_by created_date_time owned_until end_reason",
    refs: { cv_id: "candidate_cvs" },
    rebuilt: { contacts: "Written again by a key of the new server." },
  },
  agency_messages: {
    carries: "id agency_id application_id user_id agency_author text is_feedback created_date_time",
  },
  agency_documents: {
    carries:
      "id job_id application_id agency_id name type size file_key created_by created_date_time",
    files: { file_key: fileKey("file_key") },
  },
  agency_questions: {
    carries:
      "id job_id agency_id asked_by text created_date_time answer is_shared answered_by answered_date_time version",
  },
  agency_disputes: {
    carries:
      "id agency_id job_id submission_id first_name last_name email contact_mobile_number opened_by state opener_id decider_id owns owned_from owned_until reason decided_date_time created_date_time",
    rebuilt: { contacts: "Written again by a key of the new server." },
  },
  agency_dispute_entries: {
    carries:
      "id dispute_id kind side user_id author text proof_number file_key proof_type proof_size created_date_time",
    files: { file_key: fileKey("file_key") },
  },
  agency_notices: { leftOut: "They wait to be mailed to accounts on this server." },
  agency_ownership_events: {
    carries:
      "id submission_id kind day until reason direct_applicants created_by agent created_date_time",
    refs: { submission_id: "agency_submissions" },
  },
  agency_checks: { leftOut: "They count for a day." },
  agency_contact_keys: { leftOut: "A secret of this server." },
  agency_links: { leftOut: "The accounts of agencies are on this server. Invite them again." },
  agency_terms: {
    carries:
      "id agency_id valid_from valid_until currency fee_bands rebates ownership_months direct_applicants conditions warn_days warned_until document_key document_name document_type created_by created_date_time version",
    files: { document_key: fileKey("document_key") },
  },
  placements: {
    carries:
      "id agency_id application_id offer_id terms_id offered_date start_date salary currency fee fee_currency rebate_until cost_line_id given_invoice_number invoice_answer invoice_reason left_date left_reason claim_amount claimed_by claimed_date_time credit_line_id credit_reason undone_date_time warned_until created_date_time version",
    amounts: "salary fee claim_amount",
  },
  budgets: {
    carries:
      "id name job_id dept campaign from_date to_date amount warn_percent is_hard_limit version",
    amounts: "amount",
  },
  calendar_feeds: { leftOut: "Secret addresses open this server alone. Users make new ones." },
  candidate_counts: { rebuilt: "Counted again." },
  candidate_cvs: {
    carries: "id candidate_id cv_key cv_name cv_type cv_size text created_date_time",
    rebuilt: {
      words: "Search words are read again from the text.",
      has_all_words: "Search words are read again from the text.",
      added_in: "Written again from the date.",
    },
    files: { cv_key: fileKey("cv_key") },
  },
  candidate_events: {
    carries:
      "id type candidate_number user_id reason counts created_date_time other_candidate_number changes through",
  },
  candidate_import_rows: {
    leftOut: "An unfinished import of candidates can be started again from its file.",
  },
  candidate_imports: {
    leftOut: "An unfinished import of candidates can be started again from its file.",
  },
  candidate_merges: {
    carries: "id survivor_id merged_id user_id created_date_time",
    leftOut: {
      snapshot: "A merge can be undone on this server alone.",
    },
  },
  candidate_non_duplicates: {
    carries: "first_id second_id",
  },
  candidate_tokens: { rebuilt: "Search words are written again." },
  candidate_words: { rebuilt: "Search words are written again." },
  candidates: {
    carries:
      "id candidate_number first_name last_name email contact_mobile_number city postcode current_jobtitle current_employer history created_date_time version tags status_order anonymised last_activity_date_time consent_date_time retention_date legal_hold flagged_date_time language added_by",
    rebuilt: {
      search_text: "Search words are written again.",
      anonymous_search_text: "Search words are written again.",
      email_key: "Written again from the email address.",
    },
    restores: ["last_activity_date_time", "version"],
  },
  check_evidence: {
    carries: "id application_id check_id file_key name type created_date_time",
    files: { file_key: fileKey("file_key") },
  },
  check_settings: {
    carries: "settings version",
  },
  company_settings: { carries: "key value" },
  cost_lines: {
    carries:
      "id kind credits_line_id type is_internal supplier po_number invoice_number net vat_rate currency rate rate_date home_net expected_date incurred_date paid_date note campaign dept source split_by job_count document_key document_name document_type offer_id is_forecast agency_terms_id hold created_by created_date_time version",
    amounts: "net home_net",
    rebuilt: { day: "Written again from its dates." },
    files: { document_key: fileKey("document_key") },
  },
  cost_shares: {
    carries: "line_id job_id amount home_amount position",
    amounts: "amount home_amount",
  },
  custom_fields: {
    carries: "id record kind name choices is_required is_asked is_archived version",
  },
  custom_values: {
    carries: "field_id candidate_id job_id application_id value amount",
    orderBy: ["field_id", "candidate_id", "job_id", "application_id"],
  },
  default_views: {
    carries: "user_id list view_id",
  },
  diversity_counts: {
    carries: "job_id field answer count shown_count",
  },
  embed_sessions: { leftOut: "Sessions end with this server." },
  envelope_events: {
    carries: "id envelope_id type user_id address user_agent created_date_time sent_to through",
  },
  envelopes: {
    carries:
      "id application_id kind title text document_key document_sha256 status reason version signer_name signer_email signature expires_date_time created_by created_date_time evidence template_id evidence_sha256",
    leftOut: {
      token_hash: "The link in the signer's email leads to this server. Send the document again.",
      intent: "It recognises repeated requests to this server.",
      remind_date_time: "No reminder is sent from two servers.",
    },
    files: { document_key: fileKey("document_key"), evidence_file: evidenceKey },
  },
  exit_reason_groups: {
    carries: "status labels version",
  },
  files_to_delete: { leftOut: "They are about to be deleted." },
  idempotency_keys: { leftOut: "They recognise repeated requests to this server." },
  interview_panel: {
    carries: "interview_id user_id excused_date_time",
  },
  interview_settings: {
    carries: "settings version",
  },
  interviews: {
    carries:
      "id application_id title room start_date_time end_date_time type video_link time_zone status reason questions adjustments uid version organiser_id created_date_time candidate_invited candidate_answer",
    leftOut: {
      reminder_date_time:
        "No reminder is sent from two servers. Save the interview to be reminded.",
    },
  },
  job_alerts: {
    leftOut: "Subscribers confirmed their address to this server, and its links stop the emails.",
  },
  job_approvals: {
    carries: "id job_id user_id approved_date_time job reads",
    json: { job: idsOfJob },
  },
  job_events: {
    carries:
      "id job_id user_id type status_before status_after reason created_date_time changes through",
  },
  job_members: {
    carries: "job_id user_id",
  },
  job_node_counts: { rebuilt: "Counted again." },
  job_questions: {
    carries: "id job_id position type text is_required options knock_out",
  },
  job_releases: {
    carries:
      "id job_id agency_id released_by released_date_time opens_date_time withdrawn_by withdrawn_date_time brief shows_advert salary_shown salary_text fee_text fee_percent",
  },
  job_status_counts: { rebuilt: "Counted again." },
  job_templates: {
    carries: "id name job created_by created_date_time version",
    json: { job: idsOfJob },
  },
  job_tokens: { rebuilt: "Search words are written again." },
  jobs: {
    carries:
      "id job_number title status location postal_code dept job_type source choose_benefits description salary_min salary_max currency openings brand_name recruiter_id hiring_manager_id anonymised created_date_time published_date_time closing_date_time version status_date_time previous_status close_reason channels workflow_id highlights agency_cv_cap created_by released_date_time previous_published_date_time previous_released_date_time approval_requested_by",
    refs: { approval_requested_by: "users" },
    markup: ["description"],
  },
  mailed_codes: { leftOut: "Codes open this server alone." },
  message_attachments: {
    carries: "message_id attachment_id",
  },
  muted_jobs: {
    carries: "user_id job_id",
  },
  notes: {
    carries: "id application_id user_id text created_date_time",
  },
  notifications: {
    carries:
      "id user_id activity_id question_id silent read_date_time created_date_time event job_id reason in_app",
    leftOut: {
      mail_date_time: "No email is sent from two servers.",
    },
  },
  one_time_tokens: { leftOut: "Links in emails open this server alone." },
  outgoing_mail: {
    carries:
      "id to_address subject text status error created_date_time sent_date_time confidential channel cc bcc html sender attachments application_id user_id template_id stage to_colleague changed_by interview_id next_attempt_date_time",
    leftOut: {
      claimed_date_time: "It is about sending.",
      attempts: "It is about sending.",
      about: "It only serves to cancel emails before they are sent.",
      unsubscribe_url: "The link leads to this server.",
      cancelled_at_version: "It is about sending.",
      accepted: "It is about sending.",
    },
    rebuilt: { address_key: "Written again from the address." },
    refs: { interview_id: "interviews" },
    where: "t.sent_date_time is not null and not t.confidential",
  },
  recovery_codes: { leftOut: "Codes open this server alone. Users make new ones." },
  retention_settings: {
    carries: "is_on months version",
  },
  reveals: {
    carries: "user_id application_id reason revealed_date_time",
  },
  right_to_work: {
    carries:
      "application_id start_date end_date due_date notified_due_date kept_until version kept_until_set_date_time notified_overdue_date",
  },
  right_to_work_checks: {
    carries:
      "id application_id route list documents checked_by checked_date permission_date follow_up_date share_code provider restrictions created_date_time destroyed_date_time notice_date statement",
  },
  provisioned_groups: { leftOut: sentByProvider },
  provisioned_members: { leftOut: sentByProvider },
  provisioned_users: { leftOut: sentByProvider },

  requisition_approvers: {
    carries: "requisition_id step_id user_id since reminded_date_time escalated_date_time",
  },
  requisition_events: {
    carries:
      "id requisition_id type user_id approver_id is_on_behalf through_mail step_name comment changes created_date_time",
  },
  requisition_versions: {
    carries: "requisition_id number fields signatures approved_date_time fingerprint",
  },
  requisitions: {
    carries:
      "id job_id offer_id cost_line_id job_number chain_id chain_name state requested_by fields steps approved created_date_time sent_date_time decided_date_time version",
    rebuilt: { kind: "Written again from what it is about." },
    json: { steps: signedSteps },
  },
  offers: {
    carries:
      "id application_id state offered_salary currency job_type start_date answer_by note reason created_by created_date_time made_date_time ended_date_time version",
  },
  roles: {
    carries: "id name rights scope hidden_groups created_date_time version",
    leftOut: { created_by: "The log tells who made a role, and roles come before users." },
  },
  saved_applications: {
    leftOut: "Forms that applicants have not finished stay here until they expire.",
  },
  saved_view_readers: {
    carries: "user_id view_id",
  },
  saved_views: {
    carries: "id user_id name state created_date_time list shared_with",
  },
  scorecard_attributes: {
    carries: "id job_id position name description",
  },
  scorecards: {
    carries: "application_id user_id ratings decision comment submitted_date_time version",
  },
  sessions: { leftOut: "Sessions end with this server." },
  setting_locks: { leftOut: "Clients of the company are not in the bundle." },
  setting_overrides: { leftOut: "The parent company is not in the bundle." },
  sift_scores: {
    carries: "application_id question_id user_id key score finished_date_time",
  },
  sources: {
    carries: "id label is_archived",
  },
  suggestions: {
    carries: "id user_id title text created_date_time",
  },
  support_sessions: { leftOut: "They are a record of this server's operator." },
  tags: {
    carries: "id label",
  },
  talent_pool_members: {
    carries: "pool_id candidate_id added_by added_date_time",
  },
  talent_pools: {
    carries: "id name archived_date_time created_by created_date_time version",
  },
  template_attachments: {
    carries: "template_id attachment_id",
  },
  templates: {
    carries:
      "id kind name subject body brand_name stage delay_minutes version created_by created_date_time updated_date_time node_id deleted_stage",
    markup: ["body"],
  },
  time_off: {
    carries: "id user_id first_date last_date",
  },
  users: {
    carries:
      "id email first_name last_name telephone user_type created_date_time photo_key photo_type send_notification notification_sound version notification_choices digest role_id scope_values line_manager_id locked_date_time deactivated_date_time deleted_date_time",
    leftOut: {
      password_hash: "Passwords stay with this server. Users set a new one.",
      password_by_mail: "It belongs to the password.",
      totp_secret: "Second factors stay with this server.",
      totp_last_counter: "It belongs to the second factor.",
      mfa_date_time: "It belongs to the second factor.",
      home_company_id: "A guest's own company is not in the bundle.",
      home_user_id: "A guest's own company is not in the bundle.",
      home_company_name: "A guest's own company is not in the bundle.",
      registered_date_time: "Users choose a password on the new server first.",
      invited_date_time: "Nobody has been invited to the new server yet.",
      asked_date_time: "It belongs to the invitation.",
      last_sign_in_date_time: "Sign-ins are this server's.",
      last_dismissed_announcement: "Announcements are this server's.",
    },
    rebuilt: {
      email_key: "Written again from the email address.",
    },
    files: { photo_key: fileKey("photo_key") },
    refs: { role_id: "roles" },
    // A guest's address and role belong to another company; only the name stays on what they did.
    reads: {
      email:
        "case when t.home_company_id is null then t.email else 'guest-' || rank_id.n || '@guest.invalid' end",
      user_type:
        "case when t.home_company_id is null then t.user_type else 'Hiring manager user' end",
      // Ids of jobs as text: who may see only named jobs sees none until they are named again.
      scope_values:
        "case when exists (select from roles r where r.company_id = t.company_id and r.id = t.role_id and r.scope = 'named_jobs') then '{}' else t.scope_values end",
    },
  },
  workflow_nodes: {
    carries: "id workflow_id position name status",
  },
  workflows: {
    carries: "id name created_date_time version archived_date_time",
  },
};
