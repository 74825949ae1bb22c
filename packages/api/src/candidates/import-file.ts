import { type CsvRow, csvRows } from "@ats/core/lists/csv-rows";
import { HttpError } from "../kernel/http-error.ts";

const mostRows = 50_000;

/**
 * Yields the headings of a CSV file, then its rows, as the file arrives. Refuses an unreadable file
 * as soon as the problem appears.
 */
export async function* readTable(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  let count = -1;
  for await (const rows of csvRows(decode(bytes)))
    for (const row of rows) {
      count++;
      if (count === 0 && row.cells.length < 2)
        throw refused(
          "This file has only one column. Save it as CSV with commas, semicolons or tabs between the columns.",
        );
      if (count > mostRows)
        throw refused(
          "This file has more than 50,000 rows. Split it, and import one part at a time.",
        );
      yield count === 0 ? { ...row, cells: row.cells.slice(0, 100) } : row;
    }
  if (count < 0) throw refused("This file is empty. Choose the CSV file with your candidates.");
  if (count === 0)
    throw refused("This file has headings but no rows. Choose the file with your candidates.");
}

/** Node has the class, but no type of this name. */
type Decoder = InstanceType<typeof TextDecoder>;

async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: Decoder | undefined;
  const read = (chunk?: Uint8Array) => {
    decoder ??= new TextDecoder(encodingOf(chunk ?? new Uint8Array()), { fatal: true });
    const text = decodeOrRefuse(decoder, chunk);
    if (text.includes("\0")) throw refused("This is not a text file. Choose a CSV file.");
    return text;
  };
  for await (const chunk of bytes) if (chunk.byteLength > 0) yield read(chunk);
  yield read();
}

/** Detects the encoding by the first bytes. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0x50 && second === 0x4b)
    throw refused("This is a workbook, not CSV. Save it as “CSV UTF-8” and import that file.");
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

/** Without a chunk, ends the text. */
function decodeOrRefuse(decoder: Decoder, chunk?: Uint8Array): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    throw refused(
      "This file is not in UTF-8, so accented letters would be lost. Save it as “CSV UTF-8” and import that file.",
    );
  }
}

const refused = (message: string) => new HttpError(400, message);
