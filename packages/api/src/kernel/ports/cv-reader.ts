import type { CvType } from "@ats/core/candidates/cv-file";

export interface ReadCv {
  type: CvType;
  mediaType: string;
  /** Empty for a scan. */
  text: string;
}

/** Reads the text of a CV; refuses a file that is not a CV by its content. */
export type CvReader = (bytes: Uint8Array) => Promise<ReadCv>;
