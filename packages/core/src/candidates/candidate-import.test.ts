import { describe, expect, test } from "vitest";
import { checkRow, mappingProblem, nameInRow, suggestMapping } from "./candidate-import.ts";
import "../validation/telephone-number.ts";

const now = new Date("2026-11-20T09:00:00Z");
const headings = ["Forename", "Surname", "E-mail address", "Mobile", "Shoe size"];
const mapping = suggestMapping(headings);

/** How a table with these headings is read. */
const tableOf = (...names: string[]) => ({
  headings: names,
  mapping: suggestMapping(names),
  date_order: "day" as const,
});

test("a table without a required column is refused with the column's name", () => {
  expect(mappingProblem(mapping)).toBeUndefined();
  expect(mappingProblem(["full_name", "email"])).toBeUndefined();
  expect(mappingProblem(["first_name", "email"])).toBeUndefined();
  expect(mappingProblem(["last_name", "email"])).toBeUndefined();
  expect(mappingProblem(["city"])).toBe(
    "No column is the full name or the email. Choose which one is, or add it to the file.",
  );
  expect(mappingProblem([...mapping, "email"])).toBe(
    "Two columns are the email. Choose one of them.",
  );
});

describe("a row", () => {
  const row = (...cells: string[]) =>
    checkRow(
      tableOf(...headings),
      headings.map((_, index) => cells[index] ?? ""),
      now,
    );

  test("becomes a candidate", () => {
    expect(row("Nora", "Finch", "nora@mail.example", "07700 900456", "7")).toEqual({
      candidate: expect.objectContaining({
        first_name: "Nora",
        contact_mobile_number: "+447700900456",
        city: null,
        tags: [],
      }),
    });
  });

  test.each([
    ["Suharto", ""],
    ["", "Suharto"],
  ])("becomes a candidate with one name: %j %j", (first_name, last_name) => {
    expect(row(first_name, last_name, "s@mail.example")).toMatchObject({
      candidate: { first_name, last_name },
    });
  });

  test.each([
    [["", " ", "nora@mail.example"], "First name is missing."],
    [["\u200b", "\u3164\u2800", "nora@mail.example"], "First name is missing."],
    [["Nora", "Finch"], "Email is missing."],
    [
      ["=HYPERLINK(A1)", "Finch", "n@mail.example"],
      "First name: This is a formula. Enter its value instead.",
    ],
    [
      ["Nora", "Finch", "n@mail.example", "call me"],
      "Mobile number: Enter the full telephone number, or leave this empty.",
    ],
    [
      ["Nora", "Finch", "n@mail.example", "+44 7700 900777 ::: +44 7700 900778"],
      "Mobile number: Enter the full telephone number, or leave this empty.",
    ],
    ...[
      "nora@mail.example; n.finch@work.example",
      "nora@mail.example n.finch@work.example",
      "nora@mail.example, n.finch@work.example,",
      "nora@mail.example/n.finch@work.example",
      "nora@mail.example or n.finch@work.example",
      "Nora <nora@mail.example>, <n.finch@work.example>",
      "nora@mail.example ::: n.finch@work.example",
    ].map((cell): [string[], string] => [
      ["Nora", "Finch", cell],
      "Email: There are two email addresses in this cell. Leave one.",
    ]),
    [
      ["Nora", "Finch", `${"nora@mail.example;".repeat(300)}`],
      "Email: There are 300 email addresses in this cell. Leave one.",
    ],
    [["Nora", "Finch", "nora@mail; n.finch@work.example"], "Email: E-mail must be valid."],
  ])("%j is refused: %s", (cells, problem) =>
    expect(row(...cells)).toMatchObject({ problems: [problem] }),
  );

  test("is refused with all its problems at once, and has the name that it gives", () => {
    const cells = ["", "", "nora@mail", "call me"];
    expect(row(...cells)).toMatchObject({
      problems: [
        "First name is missing.",
        "Email: E-mail must be valid.",
        "Mobile number: Enter the full telephone number, or leave this empty.",
      ],
    });
    expect(nameInRow(mapping, ["=A1", "Finch"])).toBe("=A1 Finch");
  });
});

describe("a telephone number", () => {
  const row = (number: string) =>
    checkRow(tableOf(...headings), ["Nora", "Finch", "nora@mail.example", number, ""], now);

  test.each([
    ["020 7946 0123 ext 45", "+442079460123"],
    ["+44 07700 900308", "+447700900308"],
    ["+49 (0)30 / 1234567", "+49301234567"],
    ["+44 7700 900310 (mobile)", "+447700900310"],
    ["+44 7700‑900311", "+447700900311"],
    ["٠٧٧٠٠ ٩٠٠٣١٤", "+447700900314"],
  ])("%s is saved as %s", (written, saved) =>
    expect(row(written)).toEqual({
      candidate: expect.objectContaining({ contact_mobile_number: saved }),
    }),
  );

  test.each(["07700 900307 or 124", "07700 900317 (2)", "+33 6 12", "07700 9003071"])(
    "%s is refused, and no longer number is saved",
    (written) =>
      expect(row(written)).toMatchObject({
        problems: ["Mobile number: Enter the full telephone number, or leave this empty."],
        contact_mobile_number: null,
      }),
  );
});

describe("a name in one column", () => {
  const row = (...cells: string[]) => checkRow(tableOf("Name", "Email", "Phone"), cells, now);

  test("is split", () => {
    expect(row("Ann Bell", "ann@mail.example", "07700 900301")).toEqual({
      candidate: expect.objectContaining({ first_name: "Ann", last_name: "Bell" }),
    });
    expect(nameInRow(suggestMapping(["Name", "Email"]), ["Ann Bell", ""])).toBe("Ann Bell");
  });

  test("is required", () => {
    expect(row("", "ann@mail.example", "call me")).toMatchObject({
      problems: [
        "Full name is missing.",
        "Mobile number: Enter the full telephone number, or leave this empty.",
      ],
    });
  });

  test("is not added to the names in other columns", () => {
    const parts = tableOf("Name", "First name", "Email");
    for (const name of ["Ann Bell", "Bell"])
      expect(checkRow(parts, [name, "Ann", "ann@mail.example"], now)).toEqual({
        candidate: expect.objectContaining({ first_name: "Ann", last_name: "Bell" }),
      });
  });
});

test("a row that does not fit the headings is refused, and nothing in it is shifted", () => {
  const cells = ["Ann", "Bell", "Hull", "ann@mail.example", "", "07700 900301"];
  expect(checkRow(tableOf(...headings), cells, now)).toEqual({
    problems: [expect.stringMatching(/^This row has 6 cells, but there are 5 headings/)],
    email: null,
    contact_mobile_number: null,
  });
});

describe("a number that a spreadsheet has changed", () => {
  const row = (number: string) =>
    checkRow(tableOf(...headings), ["Ann", "Bell", "ann@mail.example", number, ""], now);

  test.each([
    "4.47700900308E+11",
    "447700900308",
    "7700900308",
    "7700900308.0",
    '="07700900308"',
    "'+447700900308",
  ])("%s is put right where that is certain", (number) =>
    expect(row(number)).toEqual({
      candidate: expect.objectContaining({ contact_mobile_number: "+447700900308" }),
    }),
  );

  test.each(["4.477E+11", "4.48E+11", "########"])("%s is refused", (number) =>
    expect(row(number)).toMatchObject({
      problems: [expect.stringMatching(/^Mobile number: A spreadsheet/)],
      contact_mobile_number: null,
    }),
  );
});

test.each(["\u200b", "\u2800", "\u3164", " \ufeff "])(
  "a name of characters that show nothing, %j, is missing",
  (blank) => {
    expect(
      checkRow(tableOf("First name", "Last name", "Email"), [blank, blank, "z@mail.example"], now),
    ).toMatchObject({ problems: ["First name is missing."] });
    expect(checkRow(tableOf("Name", "Email"), [blank, "z@mail.example"], now)).toMatchObject({
      problems: ["Full name is missing."],
    });
  },
);

test("a first name that shows nothing is no empty cell: its row is refused", () => {
  const table = tableOf("First name", "Last name", "Email");
  expect(checkRow(table, ["\u200b", "Bell", "z@mail.example"], now)).toMatchObject({
    problems: ["First name is missing."],
  });
  expect(checkRow(table, ["", "Bell", "z@mail.example"], now)).toMatchObject({
    candidate: { first_name: "", last_name: "Bell" },
  });
});

test("tags are listed as people and address books list them", () => {
  const table = tableOf("Name", "Email", "Labels");
  const tags = (cell: string) => checkRow(table, ["Ann Bell", "ann@mail.example", cell], now);
  for (const cell of ["nights, care", "nights; care", "nights|care", "* nights ::: * care"])
    expect(tags(cell)).toEqual({
      candidate: expect.objectContaining({ tags: ["nights", "care"] }),
    });
});

describe("consent and the retention date", () => {
  const columns = tableOf("Forename", "Surname", "Email", "Consent", "Retention date");
  const row = (consent: string, date: string) =>
    checkRow(columns, ["Nora", "Finch", "nora@mail.example", consent, date], now);

  test.each([
    ["Yes", "2027-11-21", true, "2027-11-21"],
    ["y", "1/2/2027", true, "2027-02-01"],
    ["y", "20/11/2026", true, "2026-11-20"],
    ["NO", "01.02.2027", false, "2027-02-01"],
    ["", "", false, null],
  ])("reads %j and %j", (written, date, consent, retention_date) => {
    expect(row(written, date)).toEqual({
      candidate: expect.objectContaining({ consent, retention_date }),
    });
  });

  test.each([
    ["perhaps", "", "Consent to future opportunities: Enter yes or no, or leave it empty."],
    ["yes", "soon", "Keep until: Enter a date with day, month and year."],
    ["yes", "31/02/2027", "Keep until: Enter a date with day, month and year."],
    [
      "yes",
      "19/11/2026",
      "Keep until: This date has passed, so the data would be erased. Choose a later date, or none.",
    ],
    ["yes", "=NOW()", "Keep until: This is a formula. Enter its value instead."],
  ])("refuses %j and %j", (consent, date, problem) => {
    expect(row(consent, date)).toMatchObject({ problems: [problem] });
  });
});
