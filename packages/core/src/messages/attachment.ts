import { z } from "zod";
import { cvMaxBytes, cvTypeOf } from "../candidates/cv-file.ts";
import { evidenceKindOf } from "../checks/evidence-file.ts";
import { idParam } from "../contract/endpoint.ts";
import { acceptOf, fileKinds } from "../files/file-kinds.ts";

/** A file attached to a message. */
export const attachmentSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Media type, detected from the content. */
  type: z.string(),
  /** Size in bytes. */
  size: z.number().int(),
});
export type Attachment = z.output<typeof attachmentSchema>;

export const attachmentsMax = 5;
/** Total size of a message's files in bytes; mail servers refuse more. */
export const attachmentMaxBytes = cvMaxBytes;

export const attachmentTexts = {
  many: `Attach ${attachmentsMax} files or fewer.`,
  large: "The files are larger than 10 MB together, which mail servers refuse. Remove one.",
  gone: "An attached file is no longer stored. Remove it and choose it again.",
} as const;

/** Accepts file ids, or records with an id. */
export const attachmentIds = z
  .array(z.object({ id: z.number().int().positive() }))
  .max(attachmentsMax, attachmentTexts.many);

/** Path parameters of a file that belongs to a record. */
export const fileOfParams = idParam.extend({ file: z.coerce.number().int().positive() });

/** Offered by file pickers; the server judges a file by its content. */
export const attachmentAccept = acceptOf("pdf", "docx", "png", "jpg");

const wayOn = "Choose a PDF, a Word document (.docx) or a picture (PNG or JPEG).";

/** Refusals of an attachment: the file, the reason and what to do. */
export const attachmentRefusals = {
  empty: "This file is empty (0 bytes). Save it again and choose that file.",
  large: "This file is larger than 10 MB. Make it smaller and choose it again.",
  program: `This file is a program, so it cannot be sent. ${wayOn}`,
  macros:
    "This document has macros, which mail servers refuse. Save it as .docx without macros, or as PDF.",
  old: "This is an older or password-protected Word file. Save it as .docx without a password, or as PDF.",
  damaged: `This file is damaged and cannot be opened. Save it again. ${wayOn}`,
  other: `This file is not a PDF, Word document or picture. ${wayOn}`,
} as const;
export type AttachmentRefusal = keyof typeof attachmentRefusals;

/** Detects a file's kind from its content, or returns the reason for refusing it. */
export function attachmentKindOf(
  bytes: Uint8Array,
): { type: string; extension: string } | AttachmentRefusal {
  const found = cvTypeOf(bytes);
  if (found === "docx") return fileKinds.docx;
  if (found === "pdf" || found === "other") return evidenceKindOf(bytes) ?? "other";
  return found;
}

/** Gives a file name the ending of its real type, which mail programs rely on. */
export function attachmentName(name: string, extension: string): string {
  const isNamed = name
    .toLowerCase()
    .replace(/\.jpeg$/, ".jpg")
    .endsWith(`.${extension}`);
  return isNamed ? name : `${name}.${extension}`;
}

/** Explains why files cannot be sent in one message; undefined when they can. */
export function attachmentsProblem(files: readonly { size: number }[]): string | undefined {
  if (files.length > attachmentsMax) return attachmentTexts.many;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return size > attachmentMaxBytes ? attachmentTexts.large : undefined;
}
