/** Delimiters that a table may have, as spreadsheets of different countries write it. */
const delimiters = [",", ";", "\t"] as const;

/** The delimiter of a table by its first line: the most frequent one outside quotes. */
function delimiterOf(text: string): string {
  const [line = ""] = text.replace(/"[^"]*"/g, "").split(/\r?\n/, 1);
  const counts = delimiters.map((each) => line.split(each).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** A quote that is not closed within so many characters is taken as it stands. */
const longestField = 100_000;

/** A row, and the line of the text where it begins, from one. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** A row that has not ended within so many characters ends there. */
const longestRow = 200_000;

/**
 * The rows of a CSV text, RFC 4180, one by one as the text arrives; blank lines are left out. No more
 * of the text is held than the row that is not complete yet.
 */
export async function* csvRows(
  chunks: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<CsvRow> {
  let text = "";
  let line = 1;
  let rowAt: ReturnType<typeof rowReader> | undefined;
  for await (const part of partsOf(chunks)) {
    text += part;
    if (!rowAt && !/\n/.test(text.replace(/"[^"]*"/g, "")) && text.length < longestRow) continue;
    rowAt ??= rowReader(delimiterOf(text));
    ({ text, line } = yield* rowsIn({ text, line }, rowAt, false));
    if (text.length > longestRow) ({ text, line } = yield* rowsIn({ text, line }, rowAt, true));
  }
  yield* rowsIn({ text, line }, rowAt ?? rowReader(delimiterOf(text)), true);
}

/** Never more at once than a row that is cut at its longest can take. */
async function* partsOf(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  const size = 65_536;
  for await (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += size) yield chunk.slice(at, at + size);
}

/** Text that is not read yet, and its place in all of it. */
interface Unread {
  text: string;
  line: number;
}

/** The rows whose end has arrived; returns what is behind them. */
function* rowsIn(
  { text, line }: Unread,
  rowAt: ReturnType<typeof rowReader>,
  isEnd: boolean,
): Generator<CsvRow, Unread> {
  let at = 0;
  for (let read = rowAt(text, at, isEnd); read; read = rowAt(text, at, isEnd)) {
    if (read.row.some(Boolean)) yield { line, cells: read.row };
    line += text.slice(at, read.end).match(/\r\n|\r|\n/g)?.length ?? 0;
    at = read.end;
  }
  return { text: text.slice(at), line };
}

/** Reads the row that begins at a place; nothing where its end has not arrived. */
function rowReader(delimiter: string) {
  // A field in quotes, where two are one, or one without, a stray quote and all; then what ends it.
  const field = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^${delimiter}\\r\\n]*))(${delimiter}|\\r?\\n|\\r|$)`,
    "y",
  );
  return (text: string, start: number, isEnd: boolean) => {
    if (start >= text.length) return undefined;
    const row: string[] = [];
    field.lastIndex = start;
    for (;;) {
      const at = field.lastIndex;
      const isOpen = text[at] === '"' && text.length - at < longestField && !isEnd;
      const [, quoted, plain = "", end] = field.exec(text) ?? [];
      // What more text could lengthen, or a quote that it could close.
      if (!isEnd && field.lastIndex === text.length) return undefined;
      if (isOpen && quoted === undefined) return undefined;
      row.push((quoted?.replaceAll('""', '"') ?? plain).trim());
      if (end !== delimiter) return { row, end: field.lastIndex };
      if (field.lastIndex === text.length) return { row: [...row, ""], end: text.length };
    }
  };
}

/** Whether a spreadsheet would take a cell for a formula. A telephone number or a negative one is none. */
export const isFormula = (cell: string): boolean =>
  /^[=@\t\r]/.test(cell) || /^[+-](?![\d\s().-]*$)/.test(cell);
