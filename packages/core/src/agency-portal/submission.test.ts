import { expect, test } from "vitest";
import { monthsAfter } from "./submission.ts";
import { submissionInput } from "./submission-contract.ts";

test("months end on the same day, or on the last of a shorter month", () => {
  expect(monthsAfter("2026-11-29", 6)).toBe("2027-05-29");
  expect(monthsAfter("2026-08-31", 6)).toBe("2027-02-28");
  expect(monthsAfter("2027-12-31", 2)).toBe("2028-02-29");
  expect(monthsAfter("2026-01-15", 12)).toBe("2027-01-15");
});

test("a submission needs a name, the candidate's consent, the right to represent and the fee", () => {
  const said = submissionInput
    .safeParse({
      email: "ann@bell.example",
      cv: { upload: crypto.randomUUID(), name: "Ann.pdf" },
      consent_date: "yesterday",
      has_right_to_represent: false,
    })
    .error?.issues.map(({ message }) => message);
  expect(said?.toSorted()).toEqual([
    "Accept the fee of the job to submit.",
    "Confirm that you may represent the candidate.",
    "Enter the day on which the candidate agreed.",
    "Enter the first name.",
  ]);
});
