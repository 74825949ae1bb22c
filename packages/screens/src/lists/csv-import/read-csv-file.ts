import { type CsvRow, csvRows } from "@ats/core/lists/csv-rows";

/** A file of a table, with the lines at which its rows begin. */
export interface CsvFile {
  name: string;
  headings: string[];
  rows: CsvRow[];
}

/** Reads a CSV file in Unicode or, as Excel saves it, in Windows-1252. */
export async function readCsvFile(file: File): Promise<CsvFile> {
  const [headings, ...rows] = await rowsOf(file, "utf-8").catch(() => rowsOf(file, "windows-1252"));
  return { name: file.name, headings: headings?.cells ?? [], rows };
}

/** Throws for bytes that are none of the encoding. */
async function rowsOf(file: File, encoding: string): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  for await (const some of csvRows(textOf(file, encoding))) rows.push(...some);
  return rows;
}

async function* textOf(file: File, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoderStream(encoding, { fatal: true });
  const reader = file.stream().pipeThrough(decoder).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}
