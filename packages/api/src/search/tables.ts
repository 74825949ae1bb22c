import type { Time } from "../database/columns.ts";

interface CandidateTokenTable {
  company_id: number;
  token: string;
  candidate_id: number;
  identifying: boolean;
}

/** Written by triggers on candidates, and read only by SQL functions. */
interface CandidateWordTable {
  company_id: number;
  candidate_id: number;
  /** A text search vector. */
  words: string;
  sort_name: string;
  status_order: number;
  created_date_time: Time;
  candidate_number: number;
  anonymised: boolean;
}

interface JobTokenTable {
  company_id: number;
  token: string;
  job_id: number;
}

export interface SearchTables {
  candidate_tokens: CandidateTokenTable;
  candidate_words: CandidateWordTable;
  job_tokens: JobTokenTable;
}
