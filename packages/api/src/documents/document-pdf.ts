import { fileKindOf } from "@ats/core/files/file-kinds";
import { HttpError } from "../kernel/http-error.ts";
import type { Fonts } from "../kernel/ports/fonts.ts";
import { blocksOf } from "./rich-text-blocks.ts";
import { typesetter } from "./typeset.ts";

/** Typesets a text as a PDF, which its author reads before sending it. */
export async function setDocument(
  { title, text }: { title: string; text: string },
  now: Date,
  fonts: Fonts,
): Promise<Uint8Array> {
  if (/<img\b/i.test(text))
    throw new HttpError(
      400,
      "The text of a document cannot have pictures. Remove them, or upload the document as a PDF.",
    );
  const { PDFDocument } = await import("@cantoo/pdf-lib");
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.setCreationDate(now);
  document.setModificationDate(now);
  const { write, writeColumns } = await typesetter(document, fonts);
  await write([{ text: title, bold: true }], { size: 22, gap: 0 });
  for (const { columns, style } of blocksOf(text)) await writeColumns(columns, style);
  return document.save({ useObjectStreams: false });
}

/** Refuses a file that is not a PDF that can be signed, by its content. */
export async function needPdf(bytes: Uint8Array): Promise<void> {
  if (fileKindOf(bytes) !== "pdf")
    throw new HttpError(400, "This file is not a PDF. Save it as PDF and choose it again.");
  const { EncryptedPDFError, PDFDocument } = await import("@cantoo/pdf-lib");
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    if (document.getPageCount() > 0) return;
  } catch (error) {
    if (error instanceof EncryptedPDFError)
      throw new HttpError(
        400,
        "This PDF is password-protected, so nobody could sign it. Save it without a password and choose it again.",
      );
  }
  throw new HttpError(
    400,
    "This PDF is damaged and cannot be opened. Save it again and choose that file.",
  );
}
