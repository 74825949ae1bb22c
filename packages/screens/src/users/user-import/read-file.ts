import { type CsvRow, csvRows } from "@ats/core/lists/csv-rows";

export interface ReadFile {
  name: string;
  headings: string[];
  rows: CsvRow[];
}

/** Reads a CSV file in Unicode or, as Excel saves it, in Windows-1252. */
export async function readFile(file: File): Promise<ReadFile> {
  const bytes = await file.arrayBuffer();
  const rows: CsvRow[] = [];
  for await (const some of csvRows([decode(bytes)])) rows.push(...some);
  const [headings, ...others] = rows;
  return { name: file.name, headings: headings?.cells ?? [], rows: others };
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
