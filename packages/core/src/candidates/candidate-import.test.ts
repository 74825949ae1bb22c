import { describe, expect, test } from "vitest";
import { checkRow, mappingProblem, nameInRow, suggestMapping } from "./candidate-import.ts";
import "../validation/telephone-number.ts";

const now = new Date("2026-11-20T09:00:00Z");
const mapping = suggestMapping(["Forename", "Surname", "E-mail address", "Mobile", "Shoe size"]);

test("Specification §1, import: columns are recognised by the headings that people use", () => {
  expect(mapping).toEqual(["first_name", "last_name", "email", "contact_mobile_number", null]);
  expect(suggestMapping(["Email", "E-mail"])).toEqual(["email", null]);
});

test("a table without a required column is refused with the column's name", () => {
  expect(mappingProblem(mapping)).toBeUndefined();
  expect(mappingProblem(["first_name", "email"])).toBe(
    "No column is the last name. Choose which one is, or add it to the file.",
  );
  expect(mappingProblem([...mapping, "email"])).toBe(
    "Two columns are the email. Choose one of them.",
  );
});

describe("a row", () => {
  const row = (...cells: string[]) => checkRow(mapping, cells, now);

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
    [["", "Finch", "nora@mail.example"], "First name is missing."],
    [["Nora", "Finch"], "Email is missing."],
    [
      ["=HYPERLINK(A1)", "Finch", "n@mail.example"],
      "First name: This is a formula. Enter its value instead.",
    ],
    [
      ["Nora", "Finch", "n@mail.example", "call me"],
      "Mobile number: Enter the full telephone number, or leave this empty.",
    ],
  ])("%j is refused: %s", (cells, problem) =>
    expect(row(...cells)).toMatchObject({ problems: [problem] }),
  );

  test("is refused with all its problems at once, and has the name that it gives", () => {
    const cells = ["", "Finch", "nora@mail", "call me"];
    expect(row(...cells)).toMatchObject({
      problems: [
        "First name is missing.",
        "Email: E-mail must be valid.",
        "Mobile number: Enter the full telephone number, or leave this empty.",
      ],
    });
    expect(nameInRow(mapping, cells)).toBe("Finch");
  });
});

describe("a telephone number", () => {
  const row = (number: string) =>
    checkRow(mapping, ["Nora", "Finch", "nora@mail.example", number], now);

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

describe("consent and the retention date", () => {
  const columns = suggestMapping(["Forename", "Surname", "Email", "Consent", "Retention date"]);
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
