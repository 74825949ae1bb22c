/** Delimiters that a table may have, as spreadsheets of different countries write it. */
const delimiters = [",", ";", "\t"] as const;

/** The delimiter of a table by its first line: the most frequent one outside quotes. */
function delimiterOf(text: string): string {
  const [line = ""] = text.replace(/"[^"]*"/g, "").split(/\r?\n/, 1);
  const counts = delimiters.map((each) => line.split(each).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** The rows of a CSV text, RFC 4180, one by one; blank lines are left out. */
export function* csvRows(text: string): Generator<string[]> {
  const delimiter = delimiterOf(text);
  // A field in quotes, where two are one; or one without; then what ends it.
  const field = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${delimiter}\\r\\n]*))(${delimiter}|\\r?\\n|\\r|$)`,
    "y",
  );
  let row: string[] = [];
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const match = field.exec(text);
    if (!match) {
      // A quote that is not closed, or text after one that is: the line is taken as it stands.
      const end = text.indexOf("\n", at);
      const line = text.slice(at, end < 0 ? undefined : end);
      row.push(line.trim());
      field.lastIndex = end < 0 ? text.length : end + 1;
    } else row.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? "").trim());
    if (match?.[3] === delimiter && field.lastIndex < text.length) continue;
    if (match?.[3] === delimiter) row.push("");
    if (row.some(Boolean)) yield row;
    row = [];
  }
}

/** Whether a spreadsheet would take a cell for a formula. A telephone number or a negative one is none. */
export const isFormula = (cell: string): boolean =>
  /^[=@\t\r]/.test(cell) || /^[+-](?![\d\s().-]*$)/.test(cell);
