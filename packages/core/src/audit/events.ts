/** Groups of events by which the log is filtered, with their names on screens. */
export const auditAreas = {
  settings: "Settings",
  users: "Users",
  roles: "Roles",
  access: "Sign-in and access",
  support: "Support",
  jobs: "Jobs and workflows",
  templates: "Templates",
  careers: "Careers pages",
  candidates: "Candidates",
  costs: "Costs",
  agencies: "Agencies",
  tokens: "API tokens",
  clients: "Clients",
  company: "Company",
  global: "All companies",
} as const;
export type AuditArea = keyof typeof auditAreas;

interface AuditEventType {
  area: AuditArea;
  /** The act in the past tense after its author's name; `{subject}` stands for the subject's name. */
  says: string;
  /** Kind of its subject where the type's name does not begin with it. */
  subject?: string;
}

/** Everything that the audit log records, each act once. */
export const auditEvents = {
  setting_changed: { area: "settings", says: "changed the setting {subject}" },
  setting_locked: { area: "clients", says: "locked the setting {subject} for clients" },
  setting_unlocked: { area: "clients", says: "unlocked the setting {subject} for clients" },
  setting_followed: {
    area: "clients",
    says: "made the setting {subject} follow the parent company",
  },
  internal_note_changed: { area: "support", says: "changed the internal note" },
  interview_settings_changed: { area: "settings", says: "changed the interview settings" },
  check_settings_changed: { area: "settings", says: "changed the right-to-work settings" },
  retention_changed: { area: "settings", says: "changed how long candidates are kept" },
  exit_reasons_changed: { area: "settings", says: "changed the reasons for {subject}" },
  custom_field_added: { area: "settings", says: "added the field {subject}" },
  custom_field_changed: { area: "settings", says: "changed the field {subject}" },
  source_added: { area: "settings", says: "added the source {subject}" },
  source_renamed: { area: "settings", says: "renamed the source {subject}" },
  source_merged: { area: "settings", says: "merged the source {subject} into another" },
  source_archived: { area: "settings", says: "archived the source {subject}" },
  source_restored: { area: "settings", says: "restored the source {subject}" },
  approver_changed: { area: "jobs", says: "changed the approver of {subject}" },
  stand_in_added: {
    area: "users",
    says: "let a colleague stand in for {subject}",
    subject: "user",
  },
  stand_in_removed: {
    area: "users",
    says: "ended the stand-in of {subject}",
    subject: "user",
  },
  approval_chain_added: { area: "jobs", says: "added the approval chain {subject}" },
  approval_chain_changed: { area: "jobs", says: "changed the approval chain {subject}" },
  approval_chain_on: { area: "jobs", says: "switched the approval chain {subject} on" },
  approval_chain_off: { area: "jobs", says: "switched the approval chain {subject} off" },
  approval_chain_removed: { area: "jobs", says: "deleted the approval chain {subject}" },
  approval_chain_moved: { area: "jobs", says: "moved the approval chain {subject}" },
  tag_renamed: { area: "settings", says: "renamed the tag {subject}" },
  tag_merged: { area: "settings", says: "merged the tag {subject} into another" },
  tag_removed: { area: "settings", says: "removed the tag {subject}" },
  agency_added: { area: "agencies", says: "added the agency {subject}" },
  agency_changed: { area: "agencies", says: "changed the agency {subject}" },
  agency_terms_added: { area: "agencies", says: "added terms of the agency {subject}" },
  agency_terms_changed: { area: "agencies", says: "changed terms of the agency {subject}" },
  agency_terms_removed: { area: "agencies", says: "removed terms of the agency {subject}" },
  agency_document_shared: {
    area: "agencies",
    says: "shared a document about {subject} with agencies",
    subject: "job",
  },
  agency_document_removed: {
    area: "agencies",
    says: "removed a document about {subject} from agencies",
    subject: "job",
  },
  agency_message_sent: {
    area: "agencies",
    says: "wrote a message about an applicant for {subject}",
  },
  agency_question_asked: {
    area: "agencies",
    says: "asked a question on {subject}",
  },
  agency_question_answered: {
    area: "agencies",
    says: "answered an agency's question on {subject}",
  },
  agency_invited: { area: "agencies", says: "invited the agency {subject} to the portal" },
  agency_invitation_withdrawn: {
    area: "agencies",
    says: "withdrew the invitation of the agency {subject}",
  },
  agency_accepted: { area: "agencies", says: "accepted the invitation for the agency {subject}" },
  agency_refused: { area: "agencies", says: "refused the invitation for the agency {subject}" },
  agency_link_ended: { area: "agencies", says: "ended the link with the agency {subject}" },
  user_asked: { area: "users", says: "asked to join" },
  client_accepted: { area: "clients", says: "accepted the invitation of {subject}" },
  client_refused: { area: "clients", says: "refused the invitation of {subject}" },
  client_ended: { area: "clients", says: "ended the link with the agency's account" },
  job_released: { area: "agencies", says: "released {subject} to agencies" },
  job_taken_back: { area: "agencies", says: "withdrew {subject} from agencies" },
  candidates_submitted: {
    area: "agencies",
    says: "submitted candidates for {subject}",
    subject: "job",
  },
  ownership_renewed: {
    area: "agencies",
    says: "renewed an ownership of the agency {subject}",
    subject: "agency",
  },
  ownership_ended: {
    area: "agencies",
    says: "ended an ownership of the agency {subject}",
    subject: "agency",
  },
  renewal_asked: {
    area: "agencies",
    says: "asked to renew an ownership of the agency {subject}",
    subject: "agency",
  },
  renewal_declined: {
    area: "agencies",
    says: "declined to renew an ownership of the agency {subject}",
    subject: "agency",
  },
  interview_answered: {
    area: "agencies",
    says: "answered an interview for {subject} for the candidate",
    subject: "job",
  },
  submission_withdrawn: {
    area: "agencies",
    says: "withdrew a candidate of the agency {subject}",
    subject: "agency",
  },
  dispute_opened: {
    area: "agencies",
    says: "opened a dispute about a candidate of the agency {subject}",
    subject: "agency",
  },
  dispute_decider_named: {
    area: "agencies",
    says: "named who decides a dispute with the agency {subject}",
    subject: "agency",
  },
  dispute_statement_added: {
    area: "agencies",
    says: "made a statement in a dispute with the agency {subject}",
    subject: "agency",
  },
  dispute_proof_added: {
    area: "agencies",
    says: "added a proof to a dispute with the agency {subject}",
    subject: "agency",
  },
  dispute_decided: {
    area: "agencies",
    says: "decided a dispute with the agency {subject}",
    subject: "agency",
  },
  dispute_withdrawn: {
    area: "agencies",
    says: "withdrew a dispute with the agency {subject}",
    subject: "agency",
  },
  placement_made: {
    area: "agencies",
    says: "hired through an agency as {subject}",
  },
  placement_changed: { area: "agencies", says: "changed a placement as {subject}" },
  placement_undone: { area: "agencies", says: "undid the hire of a placement as {subject}" },
  placement_left: { area: "agencies", says: "recorded that a person placed as {subject} left" },
  placement_stayed: {
    area: "agencies",
    says: "took back that a person placed as {subject} left",
  },
  placement_invoiced: { area: "agencies", says: "recorded an agency's invoice for {subject}" },
  placement_invoice_answered: {
    area: "agencies",
    says: "answered an agency's invoice for {subject}",
  },
  invoice_number_given: { area: "agencies", says: "gave the number of its invoice for {subject}" },
  rebate_claimed: { area: "agencies", says: "claimed a rebate for {subject}" },
  rebate_claim_withdrawn: {
    area: "agencies",
    says: "withdrew the claim of a rebate for {subject}",
  },
  rebate_credited: { area: "agencies", says: "recorded an agency's credit note for {subject}" },
  budget_added: { area: "costs", says: "added the budget {subject}" },
  budget_changed: { area: "costs", says: "changed the budget {subject}" },
  budget_removed: { area: "costs", says: "removed the budget {subject}" },
  cost_added: { area: "costs", says: "recorded the cost {subject}" },
  cost_changed: { area: "costs", says: "changed the cost {subject}" },
  cost_file_imported: { area: "costs", says: "imported costs from {subject}" },
  cost_removed: { area: "costs", says: "removed the cost {subject}" },
  brand_added: { area: "careers", says: "added the brand {subject}" },
  brand_changed: { area: "careers", says: "changed the brand {subject}" },
  brand_removed: { area: "careers", says: "removed the brand {subject}" },
  google_meet_connected: { area: "settings", says: "connected Google Meet" },
  google_meet_disconnected: { area: "settings", says: "disconnected Google Meet" },
  internal_link_renewed: { area: "careers", says: "renewed the link to internal vacancies" },
  workflow_added: { area: "jobs", says: "added the workflow {subject}" },
  workflow_changed: { area: "jobs", says: "changed the workflow {subject}" },
  workflow_archived: { area: "jobs", says: "archived the workflow {subject}" },
  workflow_restored: { area: "jobs", says: "restored the workflow {subject}" },
  workflow_removed: { area: "jobs", says: "removed the workflow {subject}" },
  job_template_added: { area: "templates", says: "added the job template {subject}" },
  job_template_changed: { area: "templates", says: "changed the job template {subject}" },
  job_template_removed: { area: "templates", says: "removed the job template {subject}" },
  template_added: { area: "templates", says: "added the template {subject}" },
  template_changed: { area: "templates", says: "changed the template {subject}" },
  template_removed: { area: "templates", says: "removed the template {subject}" },
  document_template_added: { area: "templates", says: "added the document template {subject}" },
  document_template_changed: { area: "templates", says: "changed the document template {subject}" },
  document_template_removed: { area: "templates", says: "removed the document template {subject}" },
  api_token_added: { area: "tokens", says: "made the API token {subject}" },
  api_token_revoked: { area: "tokens", says: "revoked the API token {subject}" },
  user_invited: { area: "users", says: "invited {subject}" },
  user_invited_again: { area: "users", says: "invited {subject} again" },
  user_changed: { area: "users", says: "changed the details of {subject}" },
  user_photo_changed: { area: "users", says: "changed the photo of {subject}" },
  user_deactivated: { area: "users", says: "deactivated {subject}" },
  user_reactivated: { area: "users", says: "reactivated {subject}" },
  user_deleted: { area: "users", says: "deleted {subject}" },
  user_locked: { area: "access", says: "locked {subject}" },
  user_unlocked: { area: "access", says: "unlocked {subject}" },
  user_signed_out: { area: "access", says: "signed {subject} out everywhere" },
  user_password_link_sent: { area: "access", says: "sent a password link to {subject}" },
  view_started: { area: "access", says: "began to view as {subject}", subject: "user" },
  view_ended: { area: "access", says: "stopped viewing as {subject}", subject: "user" },
  role_added: { area: "roles", says: "added the role {subject}" },
  role_changed: { area: "roles", says: "changed the role {subject}" },
  role_removed: { area: "roles", says: "removed the role {subject}" },
  access_review_started: { area: "access", says: "started {subject}" },
  access_review_finished: { area: "access", says: "finished {subject}" },
  access_review_ended: { area: "access", says: "ended {subject} before all were decided" },
  access_confirmed: { area: "access", says: "confirmed the access of {subject}", subject: "user" },
  access_revoked: { area: "access", says: "revoked access of {subject}", subject: "user" },
  mfa_turned_off: {
    area: "access",
    says: "turned off two-step verification for {subject}",
    subject: "user",
  },
  user_provisioned: { area: "users", says: "added {subject} from the identity provider" },
  group_added: { area: "users", says: "added the group {subject}" },
  group_changed: { area: "users", says: "changed the group {subject}" },
  group_removed: { area: "users", says: "removed the group {subject}" },
  support_entered: { area: "support", says: "entered the company" },
  support_left: { area: "support", says: "left the company" },
  candidate_erased: { area: "candidates", says: "erased candidate {subject}" },
  candidate_held: { area: "candidates", says: "put candidate {subject} on legal hold" },
  candidate_released: { area: "candidates", says: "ended the legal hold of candidate {subject}" },
  company_export_started: { area: "company", says: "started an export of the company" },
  company_exported: { area: "company", says: "exported the company" },
  company_export_downloaded: { area: "company", says: "downloaded an export of the company" },
  company_export_removed: { area: "company", says: "removed the file {subject}" },
  company_added: { area: "company", says: "added the company {subject}" },
  deletion_requested: { area: "company", says: "asked to delete {subject}" },
  deletion_confirmed: { area: "company", says: "confirmed the deletion of {subject}" },
  deletion_declined: { area: "company", says: "declined the deletion of {subject}" },
  deletion_stopped: { area: "company", says: "stopped the deletion of {subject}" },
  deletion_began: { area: "company", says: "began to delete {subject}" },
  company_deleted: { area: "company", says: "deleted {subject}" },
  company_import_started: { area: "company", says: "uploaded {subject} to import it" },
  company_imported: { area: "company", says: "imported {subject}" },
  merge_undone: {
    area: "candidates",
    says: "undid the merge into candidate {subject}",
    subject: "candidate",
  },
  flag_switched: { area: "global", says: "switched the feature {subject}" },
  environment_changed: { area: "global", says: "changed the environment’s banner" },
  announcement_changed: { area: "global", says: "changed the announcement" },
} as const satisfies Record<string, AuditEventType>;
export type AuditEventName = keyof typeof auditEvents;

/** Kind of an event's subject, such as "brand": an id names one record of one kind. */
export function subjectKind(type: string): string {
  if (type.startsWith("user_")) return "user";
  const event = (auditEvents as Partial<Record<string, AuditEventType>>)[type];
  return event?.subject ?? type.slice(0, type.lastIndexOf("_"));
}

/** How the author of an event was signed in. */
export const auditSessions = {
  own: "Signed in",
  support: "Support",
  master: "From another company",
  partner: "In a partner's page",
  server: "By API token",
  system: "The system",
} as const;
export type AuditSession = keyof typeof auditSessions;

/** A field with its value before and after; null for none. */
export interface AuditChange {
  field: string;
  before: unknown;
  after: unknown;
}
