import { describe, expect, test } from "vitest";
import { wordPlanOf } from "./word-plan.ts";
import type { WordStatistics } from "./word-statistics.ts";

/**
 * Statistics of words: the number of people with each, and their share among the rarest word's
 * people.
 */
function frequency(words: Record<string, [people: number, share: number]>): WordStatistics {
  const each = Object.entries(words).map(([word, [people, share]]) => ({
    word,
    people,
    share,
    longer: null,
  }));
  return { words: each, share: each.reduce((left, { share }) => left * share, 1) };
}

const page = 100;

describe("Quality P4: by which words people are found", () => {
  test("by the rarest alone, where few have it", () => {
    const words = frequency({ iron: [40, 1], welder: [50_000, 0.5] });
    expect(wordPlanOf(words)).toMatchObject({
      drivers: ["iron"],
      others: ["welder"],
      isWalked: false,
    });
  });

  test("by the rarest, one person after the other, where a page of them soon has the others", () => {
    const words = frequency({ york: [60_000, 1], worker: [60_000, 0.1], support: [90_000, 0.9] });
    expect(wordPlanOf(words, page)).toMatchObject({
      drivers: ["york"],
      others: ["worker", "support"],
      isWalked: true,
    });
  });

  test("by all, where few of the rarest's people have the others", () => {
    const words = frequency({ smith: [30_000, 1], ne1: [50_000, 0.005] });
    for (const size of [page, undefined])
      expect(wordPlanOf(words, size)).toMatchObject({
        drivers: ["smith", "ne1"],
        others: [],
        isWalked: false,
      });
  });

  test("not by a letter with which very many words begin", () => {
    const words = frequency({ sanjay: [9_000, 1], s: [1_400_000, 0.5] });
    expect(wordPlanOf(words)).toMatchObject({
      drivers: ["sanjay"],
      others: ["s"],
      isWalked: false,
    });
  });

  test("by nothing, where nothing is searched", () => {
    expect(wordPlanOf({ words: [], share: 1 }).drivers).toEqual([]);
  });
});
