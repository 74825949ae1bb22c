import type { History } from "@ats/core/applications/application";
import type { CandidateChange, CandidateEventType } from "@ats/core/candidates/activity-contract";
import type {
  ColumnMapping,
  ExistingChoice,
  ImportedCandidate,
} from "@ats/core/candidates/candidate-import";
import type { MergeablePerson } from "@ats/core/candidates/merge";
import type { DateOrder } from "@ats/core/lists/cell-date";
import type { Language } from "@ats/core/languages/language";
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
  /** Incremented by each change; an edit names the version that it began from. */
  version: Generated<number>;
  tags: Generated<string[]>;
  /** Copied from the applications by triggers. */
  status_order: Generated<number>;
  anonymised: Generated<boolean>;
  last_activity_date_time: Time | null;
  consent_date_time: Time | null;
  retention_date: string | null;
  legal_hold: Generated<boolean>;
  /** Language that the person chose for mails. */
  language: Generated<Language>;
  /** When the retention sweep found that the period was over. */
  flagged_date_time: Time | null;
  /** The user who added it, where their role covers a part of the company. */
  added_by: Generated<number | null>;
  sort_name: GeneratedAlways<string>;
  /** Written with the search words. */
  email_key: Generated<string>;
  phone_key: GeneratedAlways<string | null>;
  postcode_key: GeneratedAlways<string | null>;
  /** Set where the postcode is a British one, or an outward code. */
  outward_code: GeneratedAlways<string | null>;
}

interface CandidateCountTable {
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
  /** Empty where nothing can be read. */
  text: string;
  /** The text search vector of the text, by `searchableText`. */
  words: string;
  /** False for a CV of version 0.1.0, until `sweepCvWords` has read its words again. */
  has_all_words: Generated<boolean>;
  /** The day and the longer spans in which its candidate was added, by a trigger. */
  added_in: Generated<number[]>;
  created_date_time: Time;
}

/**
 * Events of a candidate's record. Lines are never changed; those of an erased person have no
 * values.
 */
export interface CandidateEventTable {
  company_id: number;
  id: Generated<number>;
  type: CandidateEventType;
  candidate_number: number;
  /** The other record of a merge, or of a pair marked as different people. */
  other_candidate_number: number | null;
  /** Null for the retention sweep. */
  user_id: number | null;
  reason: string | null;
  /** Numbers of rows that an erasure deleted. */
  counts: Json<{ applications: number; cvs: number; notes: number }>;
  changes: ColumnType<CandidateChange[], string | undefined, string>;
  /** The API token through which the user acted; null for the product itself. */
  through: Generated<string | null>;
  created_date_time: Time;
}

interface CandidateImportTable {
  company_id: number;
  id: Generated<number>;
  user_id: number;
  name: string;
  headings: string[];
  mapping: Json<ColumnMapping>;
  total: number;
  checked: Generated<number>;
  existing: Generated<ExistingChoice>;
  /** Order of day and month in the file's dates; null where it must be asked. */
  date_order: Generated<DateOrder | null>;
  asks_date_order: Generated<boolean>;
  created_date_time: Time;
  /** When the file had been read to the end; null while it arrives. */
  read_date_time: Time | null;
}

interface CandidateImportRowTable {
  company_id: number;
  import_id: number;
  /** Line of the file, from one. */
  line: number;
  cells: Json<string[]>;
  candidate: Json<ImportedCandidate> | null;
  email_key: string | null;
  problem: string | null;
  /** The known candidate that it changes, in the version that was checked. */
  existing_id: number | null;
  existing_version: number | null;
}

/** Both records before the merge, the surviving record after it, and the rows that moved. */
export interface MergeSnapshot {
  survivor: MergeablePerson;
  merged: MergeablePerson;
  after: MergeablePerson;
  applications: number[];
  cvs: number[];
  /** Pools of the merged record, and those of them that the surviving record joined. */
  pools: number[];
  pools_joined: number[];
  /** Fields of the company's own whose values the surviving record gained. */
  custom_fields?: number[];
}

interface CandidateMergeTable {
  company_id: number;
  id: Generated<number>;
  survivor_id: number;
  merged_id: number;
  user_id: number;
  /** Null once the merge can no longer be undone. */
  snapshot: ColumnType<MergeSnapshot | null, string, null>;
  created_date_time: Time;
}

/** Pairs of candidates marked as different people. */
interface CandidateNonDuplicateTable {
  company_id: number;
  first_id: number;
  second_id: number;
}

/** A company's retention period; the default applies where there is no row. */
interface RetentionSettingsTable {
  company_id: number;
  is_on: boolean;
  months: number;
  version: number;
}

interface TalentPoolTable {
  company_id: number;
  id: Generated<number>;
  name: string;
  archived_date_time: Time | null;
  created_by: number;
  created_date_time: Time;
  /** Incremented when the pool is renamed, archived or brought back. */
  version: Generated<number>;
}

interface TalentPoolMemberTable {
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
