import type { SavedApplication } from "@ats/core/careers/contract";
import type { Generated } from "kysely";
import type { Json, Time } from "../database/columns.ts";

/** A file that waits for the application that it is for. */
export interface ApplicationUploadTable {
  company_id: number;
  id: Generated<string>;
  job_id: number;
  file_key: string;
  type: string;
  size: number;
  /** Readable text of the file. */
  text: string;
  created_date_time: Time;
  /** The kept application that it waits with. */
  application_id: Generated<number | null>;
  /** Hash of the key and the request that sent it; null for those from before it was kept. */
  intent: Generated<Uint8Array | null>;
}

/** An application that is not sent yet: what of it is kept for the applicant alone. */
export interface KeptApplicationTable {
  company_id: number;
  application_id: number;
  /** The job of the form; the application may have been transferred since. */
  job_id: number;
  typed: Json<SavedApplication>;
  /** Hash of the link that continues the application. */
  link_hash: Uint8Array;
  expires_date_time: Time;
}

/** Number of times that an answer was given for a job. Applicants are not stored. */
export interface DiversityCountTable {
  company_id: number;
  job_id: number;
  field: string;
  answer: string;
  count: number;
  /** The count when at least five answers had come since the one shown before. */
  shown: Generated<number>;
}

export interface CareersTables {
  application_uploads: ApplicationUploadTable;
  kept_applications: KeptApplicationTable;
  diversity_counts: DiversityCountTable;
}
