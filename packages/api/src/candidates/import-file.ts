import { type CsvRow, csvRows } from "@ats/core/lists/csv-rows";
import { importMaxColumns, suggestMapping } from "@ats/core/candidates/candidate-import";
import { HttpError } from "../kernel/http-error.ts";

const mostRows = 50_000;

/** Lines that some programs write above the headings: a title or a note. */
const mostLinesAbove = 20;

/**
 * Yields the headings of a table, then its rows, as the file arrives. Refuses an unreadable file as
 * soon as the problem appears.
 */
export async function* readTable(text: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  let count = -1;
  let above = 0;
  for await (const rows of csvRows(text))
    for (const row of rows) {
      if (count < 0 && isAboveHeadings(row.cells)) {
        if (++above > mostLinesAbove) throw refused(oneColumn);
        continue;
      }
      count++;
      if (count === 0 && row.cells.length < 2) throw refused(oneColumn);
      if (count === 0 && row.cells.length > importMaxColumns)
        throw refused(
          `This file has more than ${importMaxColumns} columns. Delete columns that you do not need, and import it again.`,
        );
      if (count > mostRows)
        throw refused(
          "This file has more than 50,000 rows. Split it, and import one part at a time.",
        );
      yield row;
    }
  if (above > 0 && count < 0) throw refused(oneColumn);
  if (count < 0) throw refused("This file is empty. Choose the CSV file with your candidates.");
  if (count === 0)
    throw refused("This file has headings but no rows. Choose the file with your candidates.");
}

const oneColumn =
  "This file has only one column. Save it as CSV with commas, semicolons or tabs between the columns.";

/** True for a line with one text that is no heading. */
const isAboveHeadings = (cells: string[]): boolean => {
  const [text = "", ...others] = cells.filter(Boolean);
  return others.length === 0 && suggestMapping([text])[0] === null;
};

const refused = (message: string) => new HttpError(400, message);
