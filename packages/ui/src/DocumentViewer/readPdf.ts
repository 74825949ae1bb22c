import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import type { TextContent } from "pdfjs-dist/types/src/display/api.d.ts";
import { canDraw } from "./canDraw.ts";
import { openPdf } from "./openPdf.ts";

export interface PdfContent {
  /** The document's pages, then those of the PDFs attached to it. */
  sheets: PDFPageProxy[];
  /** Numbers of the document's pages that cannot be read. */
  missing: number[];
  /** Number of a page that cannot be read, nor any after it. */
  brokenAt: number | undefined;
  /** Names of attached files that are not shown. */
  unshown: string[];
  /** A form of XFA, which few programs draw in the same way. */
  isForm: boolean;
  /** Its first pages have no text. */
  isPicture: boolean;
  /** This device has no font for some characters, and the document brings none. */
  lacksFont: boolean;
}

/** Pages that are looked at for text. */
const looked = 3;

/** Reads what can be shown of a PDF; `close` ends all work on it. */
export function readPdf(content: ArrayBuffer) {
  const closers: (() => void)[] = [];
  const open = async (bytes: ArrayBuffer) => {
    const { opened, close } = openPdf(bytes);
    closers.push(close);
    const pdf = await opened;
    return { pdf, ...(await pagesOf(pdf)) };
  };
  return {
    content: contentOf(content, open),
    close: () => {
      for (const close of closers) close();
    },
  };
}

type Open = (bytes: ArrayBuffer) => Promise<{
  pdf: PDFDocumentProxy;
  sheets: PDFPageProxy[];
  missing: number[];
  brokenAt: number | undefined;
}>;

async function contentOf(content: ArrayBuffer, open: Open): Promise<PdfContent> {
  const { pdf, sheets, missing, brokenAt } = await open(content);
  const unshown: string[] = [];
  const attached: PDFPageProxy[] = [];
  const attachments: Map<string, { filename: string }> | null = await pdf
    .getAttachments()
    .catch(() => null);
  for (const [id, { filename }] of attachments ?? [])
    try {
      const bytes = await pdf.getAttachmentContent(id);
      if (!bytes || !isPdf(bytes)) throw new TypeError(`${filename} is no PDF.`);
      attached.push(...(await open(bytes.slice().buffer as ArrayBuffer)).sheets);
    } catch {
      unshown.push(filename);
    }
  const isForm = pdf.isPureXfa;
  const all = [...sheets, ...attached];
  return { sheets: all, missing, brokenAt, unshown, isForm, ...(await lookAt(all)) };
}

async function pagesOf(pdf: PDFDocumentProxy) {
  const pages = await Promise.allSettled(
    Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)),
  );
  const missing = pages.flatMap(({ status }, at) => (status === "rejected" ? at + 1 : []));
  // pdf.js counts no page after one that is not there.
  const brokenAt = missing.at(-1) === pdf.numPages ? missing.pop() : undefined;
  return {
    sheets: pages.flatMap((page) => (page.status === "fulfilled" ? onPaper(page.value) : [])),
    missing,
    brokenAt,
  };
}

/** Puts a form that names no size of its paper on A4. */
function onPaper(sheet: PDFPageProxy): PDFPageProxy {
  if (!sheet.view.every(Number.isFinite)) sheet.view.splice(0, 4, 0, 0, 595, 842);
  return sheet;
}

/** The header of a PDF stands within its first kilobyte. */
const isPdf = (bytes: Uint8Array) =>
  String.fromCharCode(...bytes.subarray(0, 1029)).includes("%PDF-");

/** Looks whether the first pages have text, and whether this device has the fonts it lacks. */
async function lookAt(sheets: PDFPageProxy[]) {
  let hasText = false;
  let withoutFont = "";
  for (const sheet of sheets.slice(0, looked)) {
    const { items, styles } = await sheet
      .getTextContent()
      .catch(() => ({ items: [], styles: {} as TextContent["styles"] }));
    for (const item of items) {
      if (!("str" in item) || item.str.trim() === "") continue;
      hasText = true;
      const style = styles[item.fontName];
      if (style && "fontSubstitution" in style) withoutFont += item.str;
    }
  }
  return { isPicture: !hasText, lacksFont: !canDraw(withoutFont) };
}
