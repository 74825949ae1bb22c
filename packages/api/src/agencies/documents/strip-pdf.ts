import { pdfWithoutMetadata } from "../../files/pdf-without-metadata.ts";

/**
 * Removes author, title and other properties from a PDF. One that is signed or locked stays as it
 * is, because a change would break it.
 */
export async function stripPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const text = new TextDecoder("latin1").decode(bytes);
  if (text.includes("/ByteRange") || text.includes("/Encrypt")) return bytes;
  return pdfWithoutMetadata(bytes).catch(() => bytes);
}
