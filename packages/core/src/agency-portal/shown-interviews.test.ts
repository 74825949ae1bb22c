import { expect, test } from "vitest";
import { shownProgresses } from "../agencies/agency-settings.ts";
import { isInterviewShown } from "./shown-interviews.ts";

const shown = (answers_interviews: boolean, isToCome: boolean) =>
  shownProgresses.filter((shown_progress) =>
    isInterviewShown({ shown_progress, answers_interviews }, { isToCome }),
  );

test("interviews show where stages do; elsewhere only those that the agency can answer", () => {
  expect(shown(true, true)).toEqual(["all", "milestones", "outcome"]);
  expect(shown(true, false)).toEqual(["all", "milestones"]);
  expect(shown(false, true)).toEqual(["all", "milestones"]);
});
