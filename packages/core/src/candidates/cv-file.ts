/** Allowed CV formats. */
export const cvTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;
export type CvType = keyof typeof cvTypes;

export const cvMaxBytes = 10_485_760;
/** Largest size in bytes of a word-processor file after unpacking. */
export const cvMaxUnpackedBytes = 104_857_600;

const wayOn = "Choose a PDF or a Word document (.docx).";

/** Refusals of a CV file: the file, the reason and what to do. */
export const cvRefusals = {
  empty: "This file is empty (0 bytes). Save the CV again and choose that file.",
  large:
    "This file is larger than 10 MB. Make it smaller, for example by removing pictures, and choose it again.",
  program: `This file is a program, so it was not saved. ${wayOn}`,
  encrypted: "This file is password-protected. Save it without a password and choose it again.",
  old: "This is an older or password-protected Word file. Save it as .docx without a password, or as PDF, and choose it again.",
  bomb: "This document unpacks to a suspiciously large size, so it was not opened. Save the CV as PDF and choose that file.",
  heavy:
    "This document takes too long to read, so it was not saved. Save the CV as a plain PDF and choose that file.",
  damaged: `This file is damaged and cannot be opened. Save the CV again. ${wayOn}`,
  other: `This file is neither a PDF nor a Word document. ${wayOn}`,
} as const;
export type CvRefusal = keyof typeof cvRefusals;

const begins = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((character, i) => bytes[at + i] === character.charCodeAt(0));

/** Problems found only by reading the whole file. */
type FoundLater = "encrypted" | "bomb" | "heavy" | "damaged";

/** Detects the format from the first bytes. */
export function cvTypeOf(bytes: Uint8Array): CvType | Exclude<CvRefusal, FoundLater> {
  if (bytes.length === 0) return "empty";
  if (bytes.length > cvMaxBytes) return "large";
  if (begins(bytes, "%PDF-")) return "pdf";
  if (begins(bytes, "PK\x03\x04")) return "docx";
  if (begins(bytes, "MZ") || begins(bytes, "\x7fELF") || begins(bytes, "#!")) return "program";
  if (begins(bytes, "\xd0\xcf\x11\xe0")) return "old";
  return "other";
}
