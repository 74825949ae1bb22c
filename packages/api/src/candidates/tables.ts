import type { History } from "@ats/core/applications/application";
import type { CandidateChange, CandidateEventType } from "@ats/core/candidates/activity-contract";
import type { ColumnMapping } from "@ats/core/candidates/candidate-import";
import type { CandidateInput } from "@ats/core/candidates/candidate-input";
import type { MergeablePerson } from "@ats/core/candidates/merge";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Json, Time } from "../database/columns.ts";

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
  anonymous_search_text: string;
  created_date_time: Time;
  /** Counts the changes: an edit names the one that it began from. */
  version: Generated<number>;
  tags: Generated<string[]>;
  /** Copied from the applications by the database. */
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
  /** A text search vector of the text. */
  words: GeneratedAlways<string>;
  created_date_time: Time;
}

/** What was done with a candidate's record: lines are never changed; an erased person's have no values. */
export interface CandidateEventTable {
  company_id: number;
  id: Generated<number>;
  type: CandidateEventType;
  candidate_number: number;
  /** The record that the person's went into, or came out of again. */
  other_candidate_number: number | null;
  /** Null for the end of the company's period. */
  user_id: number | null;
  reason: string | null;
  /** How many of each went. */
  counts: Json<{ applications: number; cvs: number; notes: number }>;
  changes: ColumnType<CandidateChange[], string | undefined, string>;
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
  /** When the file had been read to its end; null while it arrives. */
  read_date_time: Time | null;
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

/** Two records as they were, how the one that stayed was left, and what moved. */
export interface MergeSnapshot {
  survivor: MergeablePerson;
  merged: MergeablePerson;
  after: MergeablePerson;
  applications: number[];
  cvs: number[];
  /** The talent pools of the one that went, and those of them that the other came into by it. */
  pools: number[];
  pools_joined: number[];
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
export interface CandidateNonDuplicateTable {
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

export interface CandidateTables {
  candidates: CandidateTable;
  candidate_counts: CandidateCountTable;
  candidate_cvs: CandidateCvTable;
  candidate_events: CandidateEventTable;
  candidate_imports: CandidateImportTable;
  candidate_import_rows: CandidateImportRowTable;
  candidate_merges: CandidateMergeTable;
  candidate_non_duplicates: CandidateNonDuplicateTable;
  retention_settings: RetentionSettingsTable;
  talent_pools: TalentPoolTable;
  talent_pool_members: TalentPoolMemberTable;
}
