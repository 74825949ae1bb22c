import { expect, test } from "vitest";
import { jobTerms } from "./job-terms.ts";

test("Specification §1, rediscovery: a job is matched by the meaningful words of its title and its scorecard attributes, each once", () => {
  expect(
    jobTerms({
      title: "Senior Staff Nurse (Band 5), nights",
      attributes: ["Dementia care", "nurse"],
    }),
  ).toEqual(["Staff", "nurse", "Dementia care"]);
});
