import { z } from "zod";
import { cvMaxBytes, cvTypeOf, cvTypes } from "../candidates/cv-file.ts";
import { evidenceKindOf } from "../checks/evidence-file.ts";
import { idParam } from "../contract/endpoint.ts";

/** A file that a message brings along. */
export const attachmentSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Its media type, by its content. */
  type: z.string(),
  /** In bytes. */
  size: z.number().int(),
});
export type Attachment = z.output<typeof attachmentSchema>;

export const attachmentsMax = 5;
/** Of all files of a message together: more, and mail servers refuse it. */
export const attachmentMaxBytes = cvMaxBytes;

export const attachmentTexts = {
  many: `Attach ${attachmentsMax} files or fewer.`,
  large: "The files are larger than 10 MB together, which mail servers refuse. Take one off.",
  gone: "An attached file is no longer kept. Take it off and choose it again.",
} as const;

/** Which files go along, by id; records of them are taken too. */
export const attachmentIds = z
  .array(z.object({ id: z.number().int().positive() }))
  .max(attachmentsMax, attachmentTexts.many);

/** Path parameters of a file of something. */
export const fileOfParams = idParam.extend({ file: z.coerce.number().int().positive() });

const wayOn = "Choose a PDF, a Word document (.docx) or a picture (PNG or JPEG).";

/** Why a file is not attached: what it is, why not, and what to do. */
export const attachmentRefusals = {
  empty: "This file is empty: it has 0 bytes. Save it again and choose that file.",
  large: "This file is larger than 10 MB. Save it smaller and choose it again.",
  program: `This file is a program, whatever its name says, so it is not sent to anybody. ${wayOn}`,
  macros:
    "This document has macros, which mail servers refuse. Save it as .docx without them, or as PDF.",
  old: "This is an older Word file or one with a password. Save it as .docx without a password, or as PDF.",
  damaged: `This file is damaged: it does not open. Save it again. ${wayOn}`,
  other: `This file is no PDF, no Word document and no picture, whatever its name says. ${wayOn}`,
} as const;
export type AttachmentRefusal = keyof typeof attachmentRefusals;

/** The kind of a file by its content, or why it is not attached. */
export function attachmentKindOf(
  bytes: Uint8Array,
): { type: string; extension: string } | AttachmentRefusal {
  const found = cvTypeOf(bytes);
  if (found === "docx") return { type: cvTypes.docx, extension: "docx" };
  if (found === "pdf" || found === "other") return evidenceKindOf(bytes) ?? "other";
  return found;
}

/** A file's name with the ending of what it is: mail programs go by that. */
export function attachmentName(name: string, extension: string): string {
  const isNamed = name
    .toLowerCase()
    .replace(/\.jpeg$/, ".jpg")
    .endsWith(`.${extension}`);
  return isNamed ? name : `${name}.${extension}`;
}

/** Why these files do not go with one message; undefined where they do. */
export function attachmentsProblem(files: readonly { size: number }[]): string | undefined {
  if (files.length > attachmentsMax) return attachmentTexts.many;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return size > attachmentMaxBytes ? attachmentTexts.large : undefined;
}
