import type { Kept } from "@ats/core/careers/contract";
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
  /** What can be read in it. */
  text: string;
  created_date_time: Time;
  /** The kept application that it waits with. */
  application_id: Generated<number | null>;
  /** Hash of the key and the request that sent it; null for those from before it was kept. */
  intent: Generated<Uint8Array | null>;
}

/** An application that is not sent yet: what of it is kept for the applicant alone. */
export interface SavedApplicationTable {
  company_id: number;
  application_id: number;
  /** Whose form it is; the application may have been transferred since. */
  job_id: number;
  form: Json<Kept>;
  /** Of the link by which they go on. */
  link_hash: Uint8Array;
  expires_date_time: Time;
}

/** How often an answer was given for a job; who gave it is nowhere. */
export interface DiversityCountTable {
  company_id: number;
  job_id: number;
  field: string;
  answer: string;
  count: number;
  /** The count when at least five answers had come since the one shown before. */
  shown_count: Generated<number>;
}

export interface CareersTables {
  application_uploads: ApplicationUploadTable;
  saved_applications: SavedApplicationTable;
  diversity_counts: DiversityCountTable;
}
