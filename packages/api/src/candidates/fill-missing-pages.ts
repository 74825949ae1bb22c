import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFWriter } from "@cantoo/pdf-lib";

const kidsName = PDFName.of("Kids");

/**
 * Returns a PDF with an empty page for each page that is missing, because pdf.js reads none after
 * it; undefined when no page is left.
 */
export async function fillMissingPages(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const { context, catalog } = await PDFDocument.load(bytes, { updateMetadata: false });
  const seen = new Set<PDFDict>();
  let isEmpty = true;
  /** Fills the branch, and returns how many pages it has. */
  const fill = (branch: PDFDict): number => {
    seen.add(branch);
    const kids = branch.lookup(kidsName);
    if (!(kids instanceof PDFArray)) {
      isEmpty = false;
      return 1;
    }
    let count = 0;
    for (let at = 0; at < kids.size(); at++) {
      const kid = kids.lookup(at);
      if (kid instanceof PDFDict && !seen.has(kid)) count += fill(kid);
      else {
        kids.set(at, context.register(context.obj({ Type: "Page" })));
        count += 1;
      }
    }
    branch.set(PDFName.of("Count"), PDFNumber.of(count));
    return count;
  };
  const pages = catalog.lookup(PDFName.of("Pages"));
  if (pages instanceof PDFDict) fill(pages);
  return isEmpty ? undefined : PDFWriter.forContext(context, Infinity).serializeToBuffer();
}
