import { describe, expect, test } from "vitest";
import { csvRows, isFormula } from "./csv-rows.ts";

/** Reads the rows of a text that arrives in chunks of a given size. */
async function rows(text: string, size = text.length || 1): Promise<string[][]> {
  const parts = Array.from({ length: Math.ceil(text.length / size) }, (_, place) =>
    text.slice(place * size, (place + 1) * size),
  );
  const read: string[][] = [];
  for await (const some of csvRows(parts)) read.push(...some.map(({ cells }) => cells));
  return read;
}

describe("a table is read as spreadsheets and other programs write it", () => {
  test.each<[string, string, string[][]]>([
    [
      "commas",
      "a,b\r\n1,2\r\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "semicolons",
      "a;b\n1,5;2",
      [
        ["a", "b"],
        ["1,5", "2"],
      ],
    ],
    [
      "tabs",
      "a\tb\n1\t",
      [
        ["a", "b"],
        ["1", ""],
      ],
    ],
    [
      "pipes",
      "a|b|c\n1, 2|3|",
      [
        ["a", "b", "c"],
        ["1, 2", "3", ""],
      ],
    ],
    [
      "semicolons within commas",
      "a,b\nx;y,1\nz;x;y,2",
      [
        ["a", "b"],
        ["x;y", "1"],
        ["z;x;y", "2"],
      ],
    ],
    [
      "commas within semicolons",
      "Name (last, first);b\nFinch, Nora;1",
      [
        ["Name (last, first)", "b"],
        ["Finch, Nora", "1"],
      ],
    ],
    [
      "a title before the headings",
      "People, as of May\na;b\n1;2",
      [["People, as of May"], ["a", "b"], ["1", "2"]],
    ],
    [
      "the delimiter named for Excel",
      "sep=;\r\na;b\r\n1,2;3\r\n",
      [
        ["a", "b"],
        ["1,2", "3"],
      ],
    ],
    [
      "the delimiter named in quotes",
      '"sep=^"\na^b\n1,2^3',
      [
        ["a", "b"],
        ["1,2", "3"],
      ],
    ],
    [
      "the delimiter named in capitals, with empty cells",
      "SEP=,,,\na,b\n1,2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    ["a second byte order mark", "\uFEFFsep=;\na;b", [["a", "b"]]],
    [
      "the line ends of old Macs",
      "a,b\r1,2\r\r3,4\r",
      [
        ["a", "b"],
        ["1", "2"],
        ["3", "4"],
      ],
    ],
    [
      "line ends of several kinds",
      "a,b\r\n1,2\n3,4\r5,6",
      [
        ["a", "b"],
        ["1", "2"],
        ["3", "4"],
        ["5", "6"],
      ],
    ],
    [
      "quotes",
      'a,b\n"x, ""y""\nz",2',
      [
        ["a", "b"],
        ['x, "y"\nz', "2"],
      ],
    ],
    [
      "spaces around quotes",
      'a, "b, c" ,d\n1,  "2,3",4',
      [
        ["a", "b, c", "d"],
        ["1", "2,3", "4"],
      ],
    ],
    [
      "blank lines",
      "a,b\n\n,\n1,2\n\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "a quote that is never closed",
      'a,b\n"x,2\n3,4',
      [
        ["a", "b"],
        ['"x', "2"],
        ["3", "4"],
      ],
    ],
    [
      "text after a quote that is closed",
      'a,b\n"x" y,2\n3,4',
      [
        ["a", "b"],
        ['"x" y', "2"],
        ["3", "4"],
      ],
    ],
  ])("%s", async (_, text, expected) => {
    for (const size of [undefined, 1, 2, 3, 7])
      expect(await rows(text, size), `${size} characters at a time`).toEqual(expected);
  });
});

test("the line that names the delimiter counts when lines are numbered", async () => {
  const lines: number[] = [];
  for await (const some of csvRows(["sep=;\r\na;b\r\n1;2"]))
    lines.push(...some.map(({ line }) => line));
  expect(lines).toEqual([2, 3]);
});

test("ten thousand lines are read in one pass", async () => {
  const text = `a,b\n${'"x",y\n'.repeat(10_000)}`;
  expect(await rows(text, 4096)).toHaveLength(10_001);
});

test("a file that is one endless field is read without failing", async () => {
  for (const text of [`"${"a".repeat(3_000_000)}"`, '""'.repeat(2_000_000), '",'.repeat(900_000)])
    expect((await rows(text)).length).toBeGreaterThan(0);
});

test("an unclosed quote does not hold back the rest of a long file", async () => {
  const text = `a,b\n"x,2\n${"3,4\n".repeat(100_000)}`;
  const read = await rows(text, 4096);
  expect(read).toHaveLength(100_002);
  expect(read[1]).toEqual(['"x', "2"]);
});

test("Quality S6: formulas are told apart from numbers", () => {
  for (const cell of ["=1+1", "@SUM(A1)", "+cmd|' /C calc'!A0", "-2+3+cmd"])
    expect(isFormula(cell), cell).toBe(true);
  for (const cell of ["+44 7700 900123", "-5", "Ann", ""])
    expect(isFormula(cell), cell).toBe(false);
});

test("a row is identified by the line where it begins, after blank lines and multi-line cells", async () => {
  const text = 'a,b\r\n\r\n"x\r\ny",1\r\n2,3\n\n4,5';
  for (const size of [1, 3, text.length]) {
    const lines: number[] = [];
    const parts = Array.from({ length: Math.ceil(text.length / size) }, (_, place) =>
      text.slice(place * size, (place + 1) * size),
    );
    for await (const some of csvRows(parts)) lines.push(...some.map(({ line }) => line));
    expect(lines).toEqual([1, 3, 5, 7]);
  }
});

test.each(["^", "-", "]", "\\", "~"])("a file may name %s as its delimiter", async (delimiter) => {
  const text = `sep=${delimiter}\n"a"${delimiter}b\n1${delimiter}"2"`;
  expect(await rows(text)).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
});
