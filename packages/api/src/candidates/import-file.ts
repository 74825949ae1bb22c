import { csvRows } from "@ats/core/lists/csv-rows";
import { Refusal } from "../app/refusal.ts";

/** Lines of a file that are taken in. */
const mostRows = 50_000;

/** The headings and the rows of a CSV file; what cannot be read is refused with the reason. */
export function readTable(bytes: Uint8Array): { headings: string[]; rows: string[][] } {
  const [headings, ...rows] = csvRows(decode(bytes));
  if (!headings) throw refused("This file is empty. Choose the CSV file with your candidates.");
  if (headings.length < 2)
    throw refused(
      "This file has one column only. Save it as CSV with commas, semicolons or tabs between the columns.",
    );
  if (rows.length === 0)
    throw refused(
      "This file has headings and no rows below them. Choose the one with your candidates.",
    );
  if (rows.length > mostRows)
    throw refused("This file has more than 50,000 rows. Split it, and import one part at a time.");
  return { headings: headings.slice(0, 100), rows };
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw refused("This is a workbook, not CSV. Save it as “CSV UTF-8” and import that file.");
  const isWide =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = !isWide ? "utf-8" : bytes[0] === 0xff ? "utf-16le" : "utf-16be";
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes("\0")) return text;
  } catch {
    throw refused(
      "This file is not in UTF-8, so names with accents would be spoilt. Save it as “CSV UTF-8” and import that file.",
    );
  }
  throw refused("This file is no text, whatever its name says. Choose a CSV file.");
}

const refused = (message: string) => new Refusal(400, message);
