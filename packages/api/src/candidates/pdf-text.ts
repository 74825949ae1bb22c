import type { CvRefusal } from "@ats/core/candidates/cv-file";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import { joinAccents, type Piece } from "./joined-accents.ts";
import { addressesOf, withMissing } from "./link-addresses.ts";

/** Pages of a PDF that are read. */
const mostPages = 40;
/** Attached files of a PDF that are read. */
const mostAttachments = 10;

export interface PdfText {
  text: string;
  /** Files attached to the PDF, as a portfolio holds them. */
  attachments: Uint8Array[];
}

/** Character maps, fonts and decoders of pdf.js, which it reads from its package's folder. */
async function pdfData() {
  if (typeof process === "undefined" || !process.versions?.node) return {};
  const { createRequire } = await import("node:module");
  const { dirname } = await import("node:path");
  const home = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  return {
    cMapUrl: `${home}/cmaps/`,
    standardFontDataUrl: `${home}/standard_fonts/`,
    wasmUrl: `${home}/wasm/`,
  };
}

/** Loads pdf.js. It takes much longer than to read a CV. */
export async function loadPdfReader() {
  const [{ getDocument, VerbosityLevel }, worker, data] = await Promise.all([
    import("pdfjs-dist/legacy/build/pdf.mjs"),
    // Loaded into this thread, so that pdf.js finds its worker in `globalThis.pdfjsWorker`.
    // @ts-expect-error -- the package has no types for it.
    import("pdfjs-dist/legacy/build/pdf.worker.mjs"),
    pdfData(),
  ]);
  Object.assign(globalThis, { pdfjsWorker: worker });
  return (bytes: Uint8Array) =>
    getDocument({
      ...data,
      // A copy: pdf.js detaches the buffer.
      data: bytes.slice(),
      useSystemFonts: false,
      disableFontFace: true,
      enableXfa: true,
      verbosity: VerbosityLevel.ERRORS,
    });
}

/** Reads the text of a PDF, or tells why it cannot be read. */
export async function pdfText(bytes: Uint8Array, mayFill = true): Promise<PdfText | CvRefusal> {
  const loading = (await loadPdfReader())(bytes);
  try {
    const pdf = await loading.promise;
    const pages: string[] = [];
    const links: string[] = [];
    for (let at = 1; at <= Math.min(pdf.numPages, mostPages); at++) {
      const page = await pdf.getPage(at).catch(() => undefined);
      if (!page) {
        const filled = mayFill && (await withAllPages(bytes));
        if (filled) return await pdfText(filled, false);
        mayFill = false;
        continue;
      }
      const { text, addresses } = await pageText(page);
      pages.push(text);
      links.push(...addresses);
    }
    if (pages.length === 0) return "damaged";
    return {
      text: withMissing(pages.filter(Boolean).join("\n").replace(/ +/g, " "), links).normalize(
        "NFC",
      ),
      attachments: await attachmentsOf(pdf),
    };
  } catch (error) {
    return isLocked(error as Error) ? "encrypted" : "damaged";
  } finally {
    await loading.destroy();
  }
}

/** The other pages are read when one is missing; undefined for a PDF too damaged for that. */
const withAllPages = async (bytes: Uint8Array) =>
  (await import("./fill-missing-pages.ts")).fillMissingPages(bytes).catch(() => undefined);

/** True for a password, and for a lock that pdf.js does not know, such as a certificate. */
const isLocked = ({ name, message }: Error) =>
  name === "PasswordException" || /encrypt|crypt filter/i.test(message);

/** Reads a page, what is filled into its fields and typed on it, and where its links lead. */
async function pageText(page: PDFPageProxy) {
  const { items } = await page.getTextContent();
  const pieces = items.filter((item): item is typeof item & Piece => "str" in item);
  // A form of XFA has no places.
  const isPlaced = pieces.every(({ transform }) => transform);
  const text = isPlaced
    ? joinAccents(pieces)
        .map(({ str, hasEOL }) => str + (hasEOL ? "\n" : ""))
        .join("")
    : pieces.map(({ str }) => str).join("\n");
  const notes: Annotation[] = await page.getAnnotations().catch(() => []);
  return {
    text: withMissing(text, notes.flatMap(writtenIn)),
    addresses: notes.flatMap(({ unsafeUrl }) => (unsafeUrl ? addressesOf(unsafeUrl) : [])),
  };
}

interface Annotation {
  subtype?: string;
  fieldType?: string;
  fieldValue?: unknown;
  password?: boolean;
  contentsObj?: { str: string };
  unsafeUrl?: string;
}

/** Returns what a field or a text box on a page holds. */
function writtenIn(note: Annotation): string[] {
  const { subtype, fieldType, fieldValue, password, contentsObj } = note;
  if (subtype === "FreeText" && contentsObj) return [contentsObj.str].filter(Boolean);
  const isText = (fieldType === "Tx" || fieldType === "Ch") && !password;
  const values: unknown[] = isText ? [fieldValue].flat() : [];
  return values.filter((value) => typeof value === "string").filter(Boolean);
}

async function attachmentsOf(pdf: PDFDocumentProxy): Promise<Uint8Array[]> {
  const list: Map<string, unknown> | null = await pdf.getAttachments().catch(() => null);
  const found = await Promise.all(
    [...(list?.keys() ?? [])]
      .slice(0, mostAttachments)
      .map((id) => pdf.getAttachmentContent(id).catch(() => undefined)),
  );
  return found.filter((content) => content instanceof Uint8Array);
}
