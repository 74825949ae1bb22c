import {
  cvMaxUnpackedBytes,
  type CvRefusal,
  cvRefusals,
  cvTypeOf,
  cvTypes,
} from "@ats/core/candidates/cv-file";
import type { ReadCv } from "../kernel/ports/cv-reader.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";
import { entriesOf, unpackedSize } from "./unpacked-size.ts";
import { textAround } from "./word-text.ts";

/** Pages and characters of a CV that are indexed for search. */
const mostPages = 40;
const mostText = 200_000;

const refused = (why: CvRefusal) => new HttpError(why === "large" ? 413 : 400, cvRefusals[why]);

/** Reads the text of a CV with the host's reader, or else in this thread. */
export const readCvIn = ({ readCv = readCvFile }: Pick<Services, "readCv">, bytes: Uint8Array) =>
  readCv(bytes);

/** Reads the text of a CV in this thread; refuses a file that is not a CV by its content. */
export async function readCvFile(bytes: Uint8Array): Promise<ReadCv> {
  const type = cvTypeOf(bytes);
  if (type !== "pdf" && type !== "docx") throw refused(type);
  const text = await (type === "pdf" ? pdfText(bytes) : docxText(bytes));
  const storable = text.replaceAll("\0", "").toWellFormed().slice(0, mostText);
  return { type, mediaType: cvTypes[type], text: storable };
}

async function pdfText(bytes: Uint8Array): Promise<string> {
  const [{ getDocument, VerbosityLevel }, worker] = await Promise.all([
    import("pdfjs-dist/legacy/build/pdf.mjs"),
    // Loaded into this thread, so that pdf.js finds its worker in `globalThis.pdfjsWorker`.
    // @ts-expect-error -- the package has no types for it.
    import("pdfjs-dist/legacy/build/pdf.worker.mjs"),
  ]);
  Object.assign(globalThis, { pdfjsWorker: worker });
  const loading = getDocument({
    // A copy: pdf.js detaches the buffer.
    data: bytes.slice(),
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await loading.promise;
    const pages: string[] = [];
    for (let at = 1; at <= Math.min(document.numPages, mostPages); at++) {
      const { items } = await (await document.getPage(at)).getTextContent();
      pages.push(
        items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""),
      );
    }
    return pages.join("\n").replace(/ +/g, " ");
  } catch (error) {
    throw refused((error as Error).name === "PasswordException" ? "encrypted" : "damaged");
  } finally {
    await loading.destroy();
  }
}

async function docxText(bytes: Uint8Array): Promise<string> {
  const entries = entriesOf(bytes);
  if (!entries) throw refused("damaged");
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw refused("encrypted");
  if (!entries.some(({ name }) => name === "word/document.xml")) throw refused("other");
  const size = await unpackedSize(entries, cvMaxUnpackedBytes);
  if (size === undefined) throw refused("damaged");
  if (size > cvMaxUnpackedBytes) throw refused("bomb");
  const { default: mammoth } = await import("mammoth");
  const arrayBuffer = bytes.slice().buffer;
  const source =
    typeof Buffer === "undefined" ? { arrayBuffer } : { buffer: Buffer.from(arrayBuffer) };
  const { value } = await mammoth.extractRawText(source).catch(() => {
    throw refused("damaged");
  });
  const { above, below } = await textAround(entries);
  return [above, value, below].filter(Boolean).join("\n");
}
