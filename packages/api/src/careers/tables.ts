import type { BrandFont } from "@ats/core/careers/brand";
import type { SavedApplication } from "@ats/core/careers/contract";
import type { PhotoType } from "@ats/core/users/profile";
import type { Generated } from "kysely";
import type { Json, Time } from "../database/columns.ts";

/** A file uploaded for an application that is not sent yet. */
interface ApplicationUploadTable {
  company_id: number;
  id: Generated<string>;
  job_id: number;
  file_key: string;
  type: string;
  size: number;
  text: string;
  created_date_time: Time;
  /** The saved application that the file belongs to. */
  application_id: Generated<number | null>;
  /** Hash of the idempotency key and the request; null for older uploads. */
  intent: Generated<Uint8Array | null>;
}

/** The form of an application that is not sent yet. Only the applicant may read it. */
interface SavedApplicationTable {
  company_id: number;
  application_id: number;
  /** The job of the form; the application may have been transferred since. */
  job_id: number;
  form: Json<SavedApplication>;
  /** Hash of the token in the link that continues the form. */
  link_hash: Uint8Array;
  expires_date_time: Time;
}

/** The number of times an answer was given for a job; nothing says who gave it. */
interface DiversityCountTable {
  company_id: number;
  job_id: number;
  field: string;
  answer: string;
  count: number;
  /** The count that is shown; updated after at least five more answers. */
  shown_count: Generated<number>;
}

/** How a company's careers pages and the adverts of its brands look. */
interface BrandTable {
  company_id: number;
  id: Generated<number>;
  /** Brand of jobs; empty for the careers pages. */
  name: string;
  /** `#rrggbb` */
  accent: string;
  font: BrandFont;
  logo: Uint8Array | null;
  logo_type: PhotoType | null;
  version: Generated<number>;
  /** Sender of mail to applicants; empty for the brand's name. */
  mail_name: Generated<string>;
  /** Address for replies; null for the recruiter's. */
  reply_to: Generated<string | null>;
}

export interface CareersTables {
  brands: BrandTable;
  application_uploads: ApplicationUploadTable;
  saved_applications: SavedApplicationTable;
  diversity_counts: DiversityCountTable;
}
