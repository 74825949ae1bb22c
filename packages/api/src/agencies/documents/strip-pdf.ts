/**
 * Removes author, title and other properties from a PDF. One that is signed or locked stays as it
 * is, because a change would break it.
 */
export async function stripPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const { PDFDocument, PDFDict, PDFName, PDFRef } = await import("@cantoo/pdf-lib");
  const text = new TextDecoder("latin1").decode(bytes);
  if (text.includes("/ByteRange") || text.includes("/Encrypt")) return bytes;
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    const { context, catalog } = document;
    for (const [ref, object] of context.enumerateIndirectObjects()) {
      const dictionary = object instanceof PDFDict ? object : (object as { dict?: unknown }).dict;
      if (!(dictionary instanceof PDFDict)) continue;
      const metadata = dictionary.get(PDFName.of("Metadata"));
      dictionary.delete(PDFName.of("Metadata"));
      dictionary.delete(PDFName.of("PieceInfo"));
      if (metadata instanceof PDFRef && metadata !== ref) context.delete(metadata);
    }
    catalog.delete(PDFName.of("Metadata"));
    const { Info } = context.trailerInfo;
    if (Info instanceof PDFRef) context.delete(Info);
    delete context.trailerInfo.Info;
    return await document.save();
  } catch {
    return bytes;
  }
}
