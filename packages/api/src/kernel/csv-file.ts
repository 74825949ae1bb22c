import { toCsv } from "@ats/core/validation/csv";
import type { FileAnswer } from "./implement.ts";

/** Answers with a table as a CSV file; its first row has the headings. */
export function csvFile(name: string, rows: Parameters<typeof toCsv>[0]): FileAnswer {
  const csv = toCsv(rows);
  return { read: async () => new TextEncoder().encode(csv), type: "text/csv", name };
}
