import { expect, test } from "vitest";
import { submissionInput } from "./submission-contract.ts";

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
