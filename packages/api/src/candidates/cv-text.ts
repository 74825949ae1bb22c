import { type CvRefusal, cvRefusals, type CvType, cvTypeOf } from "@ats/core/candidates/cv-file";
import { fileKinds } from "@ats/core/files/file-kinds";
import type { ReadCv } from "../kernel/ports/cv-reader.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";
import { loadPdfReader, pdfText } from "./pdf-text.ts";
import { wordText } from "./word-text.ts";

/** Characters of a CV that are indexed for search. */
const mostText = 200_000;

const refused = (why: CvRefusal) => new HttpError(why === "large" ? 413 : 400, cvRefusals[why]);

/** Loads what reads CVs, so that a thread can do so before its first one. */
export async function loadCvReader(): Promise<void> {
  await loadPdfReader();
}

/** Reads the text of a CV with the host's reader, or else in this thread. */
export const readCvIn = ({ readCv = readCvFile }: Pick<Services, "readCv">, bytes: Uint8Array) =>
  readCv(bytes);

/** Reads the text of a CV in this thread; refuses a file that is not a CV by its content. */
export async function readCvFile(bytes: Uint8Array): Promise<ReadCv> {
  const type = cvTypeOf(bytes);
  if (type !== "pdf" && type !== "docx") throw refused(type);
  const read = await textIn(type, bytes);
  if (typeof read === "string") throw refused(read);
  const texts = [read.text];
  for (const attached of read.attachments) {
    const kind = cvTypeOf(attached);
    const one = kind === "pdf" || kind === "docx" ? await textIn(kind, attached) : "other";
    if (typeof one !== "string") texts.push(one.text);
  }
  const text = texts.join("\n").replaceAll("\0", "").toWellFormed().slice(0, mostText);
  return { type, mediaType: fileKinds[type].type, text };
}

const textIn = (type: CvType, bytes: Uint8Array) =>
  type === "pdf" ? pdfText(bytes) : wordText(bytes);
