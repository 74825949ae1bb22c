import { acceptOf, fileKindOf } from "../files/file-kinds.ts";

/** Kinds of file that a CV may be. */
const cvKinds = ["pdf", "docx"] as const;
export type CvType = (typeof cvKinds)[number];

/** Offered by file pickers; the server judges a file by its content. */
export const cvAccept = acceptOf(...cvKinds);

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
  encrypted:
    "This file is locked with a password or a certificate. Save it unlocked and choose it again.",
  old: "This is an older or password-protected Word file. Save it as .docx without a password, or as PDF, and choose it again.",
  bomb: "This document unpacks to a suspiciously large size, so it was not opened. Save the CV as PDF and choose that file.",
  heavy:
    "This document takes too long to read, so it was not saved. Save the CV as a plain PDF and choose that file.",
  damaged: `This file is damaged and cannot be opened. Save the CV again. ${wayOn}`,
  other: `This file is neither a PDF nor a Word document. ${wayOn}`,
} as const;
export type CvRefusal = keyof typeof cvRefusals;

/** The server reads as many CVs as it can: a refusal that is not for the file. */
export const cvReaderBusy =
  "The server is busy with other files, so this one was not read. Nothing is wrong with it: wait a minute, then try again.";

/** First bytes of the container that Word used before .docx, and uses for a locked document. */
const oldWord = [0xd0, 0xcf, 0x11, 0xe0];

/** Problems found only by reading the whole file. */
type FoundLater = "encrypted" | "bomb" | "heavy" | "damaged";

/** Detects the format from the first bytes. */
export function cvTypeOf(bytes: Uint8Array): CvType | Exclude<CvRefusal, FoundLater> {
  if (bytes.length === 0) return "empty";
  if (bytes.length > cvMaxBytes) return "large";
  const kind = fileKindOf(bytes);
  if (kind === "program") return kind;
  if (oldWord.every((byte, at) => bytes[at] === byte)) return "old";
  return cvKinds.find((name) => name === kind) ?? "other";
}
