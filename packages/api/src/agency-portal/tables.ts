import type { OwnershipEnd, OwnershipEventKind } from "@ats/core/agencies/ownership";
import type { DirectApplicantRule } from "@ats/core/agencies/terms";
import type { Generated, GeneratedAlways } from "kysely";
import type { Time } from "../database/columns.ts";

/** A candidate whom an agency submitted: an application, and whose it is. */
interface AgencySubmissionTable {
  company_id: number;
  id: Generated<number>;
  agency_id: number;
  job_id: number;
  application_id: number;
  /** Codes of email and telephone number, by a key of the company. */
  contacts: string[];
  email_code: GeneratedAlways<string | null>;
  phone_code: GeneratedAlways<string | null>;
  /** The person as the agency submitted them; the candidate's record may say more. */
  first_name: string;
  last_name: string;
  email: string;
  contact_mobile_number: string | null;
  city: string;
  postcode: string;
  /** The candidate's CV that the agency sent. */
  cv_id: number | null;
  consent_date: string;
  availability: string;
  note: string;
  /** Name of the agency's user. */
  created_by: string;
  created_date_time: Time;
  /** Last day on which the candidate is the agency's. */
  owned_until: string;
  /** The reason for an end before its time; null for none. */
  end_reason: Generated<OwnershipEnd | null>;
}

/** An event by which a candidate is an agency's, or is no longer. */
interface AgencyOwnershipEventTable {
  company_id: number;
  id: Generated<number>;
  submission_id: number;
  kind: OwnershipEventKind;
  day: string;
  until: Generated<string | null>;
  reason: Generated<OwnershipEnd | null>;
  direct_applicants: Generated<DirectApplicantRule | null>;
  created_by: Generated<number | null>;
  /** Name of the agency's user; empty for the company's. */
  agent: string;
  created_date_time: Time;
}

/** A question of an agency whether a person is open for submission, without the person. */
interface AgencyCheckTable {
  company_id: number;
  agency_id: number;
  created_date_time: Time;
}

/** The key by which a company's contacts become codes. */
interface AgencyContactKeyTable {
  company_id: number;
  key: Generated<string>;
}

/** A question of an agency on a job, with the company's answer. */
interface AgencyQuestionTable {
  company_id: number;
  id: Generated<number>;
  job_id: number;
  agency_id: number;
  /** Name of the agency's user. */
  asked_by: string;
  text: string;
  created_date_time: Time;
  answer: string | null;
  is_shared: boolean | null;
  answered_by: number | null;
  answered_date_time: Time | null;
  version: Generated<number>;
}

/** A message between a company and the agency of a candidate. */
interface AgencyMessageTable {
  company_id: number;
  id: Generated<number>;
  agency_id: number;
  application_id: number;
  /** The company's user; null for a message of the agency. */
  user_id: number | null;
  /** Name of the agency's user; empty for the company's message. */
  agency_author: string;
  text: string;
  is_feedback: boolean;
  created_date_time: Time;
}

/** A notice that waits to be mailed to an agency's users. */
interface AgencyNoticeTable {
  company_id: number;
  id: Generated<number>;
  agency_id: number;
  kind: AgencyNoticeKind;
  job_id: number;
  submission_id: number | null;
  /** The stage that the agency saw before the candidate moved, as JSON. */
  stage_before: string | null;
  due_date_time: Time;
}

export type AgencyNoticeKind =
  | "RELEASED"
  | "WITHDRAWN"
  | "ANSWERED"
  | "MOVED"
  | "MESSAGE"
  | "INTERVIEW"
  | "DOCUMENT"
  | "DISPUTE";

export interface AgencyPortalTables {
  agency_questions: AgencyQuestionTable;
  agency_messages: AgencyMessageTable;
  agency_notices: AgencyNoticeTable;
  agency_submissions: AgencySubmissionTable;
  agency_ownership_events: AgencyOwnershipEventTable;
  agency_checks: AgencyCheckTable;
  agency_contact_keys: AgencyContactKeyTable;
}
