/** Delimiters of tables, the rarest in ordinary text first. */
const delimiters = ["\t", "|", ";", ","];

const sampleLines = 20;

/**
 * Guesses the delimiter from the first lines: the one that occurs equally often in most of them,
 * outside quotes.
 */
function delimiterOf(text: string): string {
  const lines = withoutQuoted(text)
    .split(/\r\n|\r|\n/, sampleLines * 2)
    .filter((line) => line.trim())
    .slice(0, sampleLines);
  let [best = ",", mostLines, mostCells] = [",", 0, 0];
  for (const delimiter of delimiters) {
    const cells = lines.map((line) => line.split(delimiter).length).filter((count) => count > 1);
    const linesByCells = Map.groupBy(cells, (count) => count);
    for (const [count, { length }] of linesByCells)
      if (length > mostLines || (length === mostLines && count > mostCells))
        [best, mostLines, mostCells] = [delimiter, length, count];
  }
  return best;
}

/** The line by which a file names its delimiter to Excel: "sep=;". */
const delimiterLine = /^"?sep=([^"\r\n])"?\1*(?:\r\n|\r|\n|$)/i;

const hasWholeLine = (text: string): boolean => /[\r\n]/.test(withoutQuoted(text));

const withoutQuoted = (text: string): string => text.replace(/"[^"]*"/g, "");

/** A quote not closed within this many characters is read as an ordinary character. */
const longestField = 100_000;

/** A row and the line where it begins, counted from one. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** Further cells of a row are left out. */
const mostCells = 1000;

/** A row that has not ended within this many characters is cut there. */
const longestRow = 200_000;

/**
 * Reads the rows of a CSV text (RFC 4180) as it arrives, some at a time, without blank lines. Only
 * the incomplete last row is held in memory.
 */
export async function* csvRows(
  chunks: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<CsvRow[]> {
  let unread: Unread = { text: "", line: 1 };
  let rowAt: RowReader | undefined;
  for await (const part of partsOf(chunks)) {
    unread.text += part;
    const { text } = unread;
    if (!rowAt && !hasWholeLine(text) && text.length < longestRow) continue;
    rowAt ??= beginTable(unread);
    const { rows, rest } = rowsIn(unread, rowAt, false);
    yield rows;
    unread = rest;
    if (rest.text.length <= longestRow) continue;
    const cut = rowsIn(rest, rowAt, true);
    yield cut.rows;
    unread = cut.rest;
  }
  rowAt ??= beginTable(unread);
  yield rowsIn(unread, rowAt, true).rows;
}

/** Finds the delimiter at the beginning of a file, and passes over the line that names it. */
function beginTable(unread: Unread): RowReader {
  unread.text = unread.text.replace(/^\uFEFF+/, "");
  const [line, named] = delimiterLine.exec(unread.text) ?? [];
  if (!line || !named) return rowReader(delimiterOf(unread.text));
  unread.text = unread.text.slice(line.length);
  unread.line++;
  return rowReader(named);
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

/** Reads the complete rows, and returns them with the unread rest. */
function rowsIn({ text, line }: Unread, rowAt: RowReader, isEnd: boolean) {
  const rows: CsvRow[] = [];
  let at = 0;
  for (;;) {
    for (; text[at] === "\n" || text.startsWith("\r\n", at); line++)
      at += text[at] === "\n" ? 1 : 2;
    const read = rowAt(text, at, isEnd);
    if (!read) break;
    if (read.cells.some(Boolean)) rows.push({ line, cells: read.cells });
    line += read.lines;
    at = read.end;
  }
  return { rows, rest: { text: text.slice(at), line } };
}

/** Reads the row that begins at a place; undefined when its end has not arrived. */
type RowReader = (
  text: string,
  start: number,
  isEnd: boolean,
) => { cells: string[]; end: number; lines: number } | undefined;

function rowReader(delimiter: string): RowReader {
  const ends = `${delimiter}\r\n`;
  const field = new RegExp(`[^${delimiter.replace(/[\\\]^-]/, "\\$&")}\r\n]*`, "y");
  const endOf = (text: string, at: number): number => {
    field.lastIndex = at;
    field.test(text);
    return field.lastIndex;
  };
  const quotedRow: RowReader = (text, start, isEnd) => {
    const cells: string[] = [];
    for (let at = start; at < text.length; ) {
      const open = afterSpaces(text, at);
      const close = text[open] === '"' ? closingQuote(text, open) : -1;
      // The next chunk could close its quote.
      if (text[open] === '"' && close < 0 && !isEnd && text.length - at < longestField)
        return undefined;
      const after = afterSpaces(text, close + 1);
      const isQuoted = close >= 0 && ends.includes(text.charAt(after));
      const end = isQuoted ? after : endOf(text, at);
      const written = isQuoted ? text.slice(open + 1, close) : text.slice(at, end);
      if (cells.length < mostCells)
        cells.push((isQuoted ? written.replaceAll('""', '"') : written).trim());
      at = end + (text.startsWith("\r\n", end) ? 2 : 1);
      // The next chunk could extend this field.
      if (!isEnd && at >= text.length) return undefined;
      if (text[end] !== delimiter)
        return { cells, end: at, lines: linesIn(text.slice(start, end)) };
      if (at === text.length) cells.push("");
    }
    return { cells, end: text.length, lines: linesIn(text.slice(start)) };
  };
  const line = /[^"\r\n]*/y;
  return (text, start, isEnd) => {
    if (start >= text.length) return undefined;
    line.lastIndex = start;
    line.test(text);
    const stop = line.lastIndex;
    if (text[stop] === '"') return quotedRow(text, start, isEnd);
    const end = stop + (text.startsWith("\r\n", stop) ? 2 : 1);
    // The next chunk could extend this row.
    if (!isEnd && end >= text.length) return undefined;
    const cells = text.slice(start, stop).split(delimiter, mostCells);
    return { cells: cells.map((cell) => cell.trim()), end, lines: 1 };
  };
}

const space = 32;

function afterSpaces(text: string, at: number): number {
  let after = at;
  while (text.charCodeAt(after) === space) after++;
  return after;
}

const quote = 34;

/** The quote that closes the one at a place, with doubled ones between; -1 if none does. */
function closingQuote(text: string, at: number): number {
  for (let close = at + 1; close < text.length; close++)
    if (text.charCodeAt(close) === quote && text.charCodeAt(++close) !== quote) return close - 1;
  return -1;
}

const linesIn = (text: string): number => text.split(/\r\n|\r|\n/).length;

/**
 * True when a spreadsheet would run the cell as a formula. Telephone numbers and negative numbers
 * are safe.
 */
export const isFormula = (cell: string): boolean =>
  /^[=@\t\r]/.test(cell) || /^[+-](?![\d\s().-]*$)/.test(cell);
