import { expect, test } from "vitest";
import { diversityFields, suppressSmallCounts } from "./diversity.ts";

const gender = (...counts: number[]) =>
  suppressSmallCounts(
    "gender",
    new Map(diversityFields.gender.options.map((answer, at) => [answer, counts[at] ?? 0])),
  );
const countsOf = ({ options }: ReturnType<typeof gender>) => options.map(({ count }) => count);

test.each([
  ["all of them when each was given five times", [9, 8, 7, 6, 5], [9, 8, 7, 6, 5], 35],
  [
    "nothing below five, nor a total below five",
    [2, 1, 0, 0, 1],
    [null, null, null, null, null],
    null,
  ],
  [
    "no second smallest count that would reveal a single suppressed one",
    [9, 8, 7, 6, 4],
    [9, 8, 7, null, null],
    34,
  ],
  [
    "no other counts that would reveal rare answers",
    [12, 9, 1, 0, 0],
    [12, null, null, null, null],
    22,
  ],
  [
    "nothing when everyone gave the same answer, as the rest would be known",
    [12, 0, 0, 0, 0],
    [null, null, null, null, null],
    12,
  ],
  ["large counts next to several small ones", [12, 3, 2, 0, 0], [12, null, null, null, null], 17],
])(
  "Specification §2, diversity: counts of diversity answers show %s",
  (_, given, shown, answers) => {
    const counts = gender(...given);
    expect(countsOf(counts)).toEqual(shown);
    expect(counts.answers).toBe(answers);
  },
);
