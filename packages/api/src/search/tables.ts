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

export interface SearchTables {
  candidate_tokens: CandidateTokenTable;
  job_tokens: JobTokenTable;
}
