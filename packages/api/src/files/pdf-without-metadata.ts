/**
 * Copies a PDF without what it tells of its author, title, programme and edits; the pages stay. Throws the
 * error of the PDF library where the PDF is damaged or locked.
 */
export async function pdfWithoutMetadata(bytes: Uint8Array): Promise<Uint8Array> {
  const { PDFDict, PDFDocument, PDFName, PDFRef, PDFStream } = await import("@cantoo/pdf-lib");
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context } = document;
  const [type, metadata, edits] = ["Type", "Metadata", "PieceInfo"].map((name) => PDFName.of(name));
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const dictionary = object instanceof PDFStream ? object.dict : object;
    if (!(dictionary instanceof PDFDict)) continue;
    const told = dictionary.get(metadata!);
    if (told instanceof PDFRef) context.delete(told);
    dictionary.delete(metadata!);
    dictionary.delete(edits!);
    if (ref === context.trailerInfo.Info || dictionary.get(type!) === metadata) context.delete(ref);
  }
  delete context.trailerInfo.Info;
  return document.save({ useObjectStreams: false, addDefaultPage: false });
}
