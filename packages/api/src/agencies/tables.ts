import type { Agency } from "@ats/core/agencies/contract";
import type { DisputeEntryKind, DisputeSide, DisputeState } from "@ats/core/agencies/dispute";
import type { LinkStatus } from "@ats/core/agencies/link";
import type { InvoiceAnswer } from "@ats/core/agencies/placement";
import type { AgencyTermsInput } from "@ats/core/agencies/terms-input";
import type { LinkEnd } from "@ats/core/agencies/link-state";
import type { ReleaseTexts } from "@ats/core/agencies/release";
import type { Generated, GeneratedAlways } from "kysely";
import type { Json, Time } from "../database/columns.ts";

interface AgencyTable
  extends Pick<
    Agency,
    | "name"
    | "status"
    | "telephone"
    | "website"
    | "company_number"
    | "address"
    | "tier"
    | "off_limits"
    | "off_limits_date"
    | "conduct_date"
    | "note"
  > {
  company_id: number;
  id: Generated<number>;
  dept_tiers: Json<Agency["dept_tiers"]>;
  groups: Json<Agency["groups"]>;
  branches: Json<Agency["branches"]>;
  contacts: Json<Agency["contacts"]>;
  created_date_time: Time;
  version: Generated<number>;
}

/** A company's agency, and the agency's own account. */
interface AgencyLinkTable {
  company_id: number;
  id: Generated<number>;
  agency_id: number;
  /** Null until an agency answers an invitation that it had no account for. */
  agency_company_id: number | null;
  status: LinkStatus;
  invited_by: number | null;
  invited_date_time: Time;
  answered_date_time: Time | null;
  ended_date_time: Time | null;
  /** The contact who is invited; empty for a link from before. */
  contact_name: Generated<string>;
  email: Generated<string>;
  /** By `emailKey`. */
  email_key: Generated<string>;
  /** Of the mailed link. */
  token_hash: Uint8Array | null;
  expires_date_time: Time | null;
  /** Name of the agency's account, and who answered there. */
  account: string | null;
  answered_by: Generated<string>;
  end_reason: LinkEnd | null;
  version: Generated<number>;
}

interface AgencyTermsTable extends Omit<AgencyTermsInput, "currency" | "fee_bands" | "rebates"> {
  company_id: number;
  id: Generated<number>;
  agency_id: number;
  currency: string;
  fee_bands: Json<AgencyTermsInput["fee_bands"]>;
  rebates: Json<AgencyTermsInput["rebates"]>;
  /** The last day of which a warning was sent. */
  warned_until: Generated<string | null>;
  document_key: Generated<string | null>;
  document_name: Generated<string | null>;
  document_type: Generated<string | null>;
  created_by: number | null;
  created_date_time: Time;
  version: Generated<number>;
}

/** A job that an agency sees from a time on, until it is withdrawn. */
interface JobReleaseTable extends ReleaseTexts {
  company_id: number;
  id: Generated<number>;
  job_id: number;
  agency_id: number;
  /** Null for a release of an earlier version. */
  released_by: number | null;
  released_date_time: Time;
  /** When the agency first sees the job. */
  opens_date_time: Time;
  withdrawn_by: Generated<number | null>;
  withdrawn_date_time: Generated<Date | null>;
}

/** A hire through an agency. */
interface PlacementTable {
  company_id: number;
  id: Generated<number>;
  agency_id: number;
  application_id: number;
  offer_id: number | null;
  terms_id: number | null;
  offered_date: string;
  start_date: string | null;
  /** For a year, in minor units of `currency`. */
  salary: number | null;
  currency: string | null;
  fee: number | null;
  fee_currency: string | null;
  /** Last day of the rebate window. */
  rebate_until: string | null;
  cost_line_id: number | null;
  given_invoice_number: Generated<string>;
  invoice_answer: Generated<InvoiceAnswer | null>;
  invoice_reason: Generated<string>;
  left_date: Generated<string | null>;
  left_reason: Generated<string>;
  claim_amount: Generated<number | null>;
  claimed_by: Generated<number | null>;
  claimed_date_time: Generated<Date | null>;
  credit_line_id: Generated<number | null>;
  credit_reason: Generated<string>;
  undone_date_time: Generated<Date | null>;
  warned_until: Generated<string | null>;
  created_date_time: Time;
  version: Generated<number>;
}

/** A document that agencies read: of a job, or of an application. */
export interface AgencyDocumentTable {
  company_id: number;
  id: Generated<number>;
  job_id: number | null;
  application_id: number | null;
  /** The agency of the application. */
  agency_id: number | null;
  name: string;
  type: string;
  size: number;
  file_key: string;
  created_by: number;
  created_date_time: Time;
}

/** A dispute of a company and an agency about whose a candidate is. */
interface AgencyDisputeTable {
  company_id: number;
  id: Generated<number>;
  agency_id: number;
  job_id: number;
  /** Null for a person whom the agency could not submit. */
  submission_id: number | null;
  first_name: string;
  last_name: string;
  email: string | null;
  contact_mobile_number: string | null;
  /** Codes of the person's contacts, by a key of the company. */
  contacts: string[];
  email_code: GeneratedAlways<string | null>;
  phone_code: GeneratedAlways<string | null>;
  opened_by: DisputeSide;
  state: Generated<DisputeState>;
  opener_id: number | null;
  decider_id: number | null;
  owns: Generated<boolean | null>;
  owned_from: Generated<string | null>;
  owned_until: Generated<string | null>;
  reason: Generated<string>;
  decided_date_time: Generated<Date | null>;
  created_date_time: Time;
}

/** An entry of a dispute; nobody changes it. */
interface AgencyDisputeEntryTable {
  company_id: number;
  id: Generated<number>;
  dispute_id: number;
  kind: DisputeEntryKind;
  side: DisputeSide;
  user_id: number | null;
  /** Name of the user on that day. */
  author: string;
  text: string;
  proof_number: Generated<number | null>;
  file_key: Generated<string | null>;
  proof_type: Generated<string | null>;
  proof_size: Generated<number | null>;
  created_date_time: Time;
}

export interface AgencyTables {
  agency_disputes: AgencyDisputeTable;
  agency_dispute_entries: AgencyDisputeEntryTable;
  placements: PlacementTable;
  job_releases: JobReleaseTable;
  agencies: AgencyTable;
  agency_links: AgencyLinkTable;
  agency_terms: AgencyTermsTable;
  agency_documents: AgencyDocumentTable;
}
