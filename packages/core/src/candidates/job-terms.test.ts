import { expect, test } from "vitest";
import { jobTerms } from "./job-terms.ts";

test("a job is matched by the telling words of its title and by what is rated, each once", () => {
  expect(
    jobTerms({
      title: "Senior Staff Nurse (Band 5), nights",
      attributes: ["Dementia care", "nurse"],
    }),
  ).toEqual(["Staff", "nurse", "Dementia care"]);
});
