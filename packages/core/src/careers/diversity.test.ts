import { expect, test } from "vitest";
import { diversityFields, shownCounts } from "./diversity.ts";

const gender = (...counts: number[]) =>
  shownCounts(
    "gender",
    new Map(diversityFields.gender.options.map((answer, at) => [answer, counts[at] ?? 0])),
  );
const countsOf = ({ options }: ReturnType<typeof gender>) => options.map(({ count }) => count);

test.each([
  ["all of them where each was given five times", [9, 8, 7, 6, 5], [9, 8, 7, 6, 5], 35],
  [
    "nothing below five, nor the total of so few",
    [2, 1, 0, 0, 1],
    [null, null, null, null, null],
    null,
  ],
  [
    "no second smallest from which a single one kept back follows",
    [9, 8, 7, 6, 4],
    [9, 8, 7, null, null],
    34,
  ],
  [
    "no others from which those that are hardly given follow",
    [12, 9, 1, 0, 0],
    [12, null, null, null, null],
    22,
  ],
  [
    "nothing where one answer was given alone: the rest is known",
    [12, 0, 0, 0, 0],
    [null, null, null, null, null],
    12,
  ],
  ["what is large beside several small ones", [12, 3, 2, 0, 0], [12, null, null, null, null], 17],
])("counts of diversity answers show %s", (_, given, shown, answers) => {
  const counts = gender(...given);
  expect(countsOf(counts)).toEqual(shown);
  expect(counts.answers).toBe(answers);
});
