import { describe, expect, it } from "vitest";
import { countsOf, type ScorecardRating, scoreOf, summaryOf } from "./scorecard.ts";

describe("Specification §1, scorecards: the score of an application is the mean of the decisions", () => {
  it.each<[ScorecardRating[], number | null]>([
    [[], null],
    [["NO_DECISION"], null],
    [["DEFINITELY_NOT"], 1],
    [["STRONG_YES", "STRONG_YES"], 4],
    [["YES", "NO_DECISION"], 3],
    [["STRONG_YES", "YES", "YES"], 3.3],
  ])("%j gives %s", (decisions, score) => expect(scoreOf(decisions)).toBe(score));
});

it("summarises the cards by attribute, including one that a card left out", () => {
  const summary = summaryOf([
    { ratings: [{ name: "Calm", rating: "YES" }] },
    {
      ratings: [
        { name: "Calm", rating: "NO" },
        { name: "Kind", rating: "STRONG_YES" },
      ],
    },
  ]);
  expect(summary.map(({ name, score }) => [name, score])).toEqual([
    ["Calm", 2.5],
    ["Kind", 4],
  ]);
  expect(summary[0]?.counts).toEqual({ ...countsOf([]), NO: 1, YES: 1 });
});
