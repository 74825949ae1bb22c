import type { Generated } from "kysely";
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

export interface AgencyPortalTables {
  agency_submissions: AgencySubmissionTable;
  agency_checks: AgencyCheckTable;
  agency_contact_keys: AgencyContactKeyTable;
}
