/** Delimiters that spreadsheets use in different countries. */
const delimiters = [",", ";", "\t"] as const;

/** Guesses the delimiter from the first line: the most frequent one outside quotes. */
function delimiterOf(text: string): string {
  const [line = ""] = text.replace(/"[^"]*"/g, "").split(/\r?\n/, 1);
  const counts = delimiters.map((each) => line.split(each).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** A quote not closed within this many characters is read as an ordinary character. */
const longestField = 100_000;

/** A row and the line where it begins, counted from one. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** A row that has not ended within this many characters is cut there. */
const longestRow = 200_000;

/**
 * Reads the rows of a CSV text (RFC 4180) as it arrives, without blank lines. Only the incomplete
 * last row is held in memory.
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

/**
 * Splits large chunks, so that little more than the longest row is held in memory; joins small
 * ones, so that an incomplete row is rarely read again.
 */
async function* partsOf(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  const size = 65_536;
  let rest = "";
  for await (const chunk of chunks) {
    rest += chunk;
    for (; rest.length >= size; rest = rest.slice(size)) yield rest.slice(0, size);
  }
  yield rest;
}

/** Unread text, and its line in the file. */
interface Unread {
  text: string;
  line: number;
}

/** Yields the complete rows and returns the unread rest. */
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

/** Creates a function that reads one row; undefined when its end has not arrived. */
function rowReader(delimiter: string) {
  // A quoted field with doubled quotes, or an unquoted one that may contain quotes; then a
  // delimiter or line end.
  const field = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^${delimiter}\\r\\n]*))(${delimiter}|\\r?\\n|\\r|$)`,
    "y",
  );
  const rowWithoutQuotes = /([^"\r\n]*)(?:\r?\n|\r|$)/y;
  return (text: string, start: number, isEnd: boolean) => {
    if (start >= text.length) return undefined;
    rowWithoutQuotes.lastIndex = start;
    const cells = rowWithoutQuotes.exec(text)?.[1]?.split(delimiter);
    if (cells && (isEnd || rowWithoutQuotes.lastIndex < text.length))
      return { row: cells.map((cell) => cell.trim()), end: rowWithoutQuotes.lastIndex };
    if (cells) return undefined;
    const row: string[] = [];
    field.lastIndex = start;
    for (;;) {
      const at = field.lastIndex;
      const isOpen = text[at] === '"' && text.length - at < longestField && !isEnd;
      const [, quoted, plain = "", end] = field.exec(text) ?? [];
      // The next chunk could extend this field or close its quote.
      if (!isEnd && field.lastIndex === text.length) return undefined;
      if (isOpen && quoted === undefined) return undefined;
      row.push((quoted?.replaceAll('""', '"') ?? plain).trim());
      if (end !== delimiter) return { row, end: field.lastIndex };
      if (field.lastIndex === text.length) return { row: [...row, ""], end: text.length };
    }
  };
}

/**
 * True when a spreadsheet would run the cell as a formula. Telephone numbers and negative numbers
 * are safe.
 */
export const isFormula = (cell: string): boolean =>
  /^[=@\t\r]/.test(cell) || /^[+-](?![\d\s().-]*$)/.test(cell);
