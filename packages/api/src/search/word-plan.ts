import type { WordStatistics } from "./word-statistics.ts";

/** How candidates who have every word are found. */
export interface WordPlan {
  /** Words that are looked up in an index. */
  drivers: string[];
  /** Words that each candidate with the drivers is checked for. */
  others: string[];
  /** True when candidates with the one driver are checked in token order until a page is full. */
  isWalked: boolean;
  /** Estimated microseconds. */
  cost: number;
}

/**
 * Microseconds per candidate: `begun` and `listed` to read a word from the index, with many longer
 * words or with few; `found` to return a match; `askedAlone` to check one without the index.
 */
const cost = { begun: 0.5, listed: 0.1, found: 3, askedAlone: 5 };

/**
 * Chooses the cheapest plan: to look up the rarest word, or several of the rarest, or, where `page`
 * candidates are enough, to check those with the rarest word until there are as many.
 */
export function wordPlanOf({ words, share }: WordStatistics, page = Infinity): WordPlan {
  const [rarest] = words;
  if (!rarest) return { drivers: [], others: [], isWalked: false, cost: 0 };
  const { people } = rarest;
  const walk = {
    count: 1,
    isWalked: true,
    cost: cost.askedAlone * Math.min(people, page / share),
  };
  const byIndex = words.map((_, last) => {
    const read = words.slice(0, last + 1);
    const part = Math.max(
      share,
      read.reduce((left, word) => left * word.share, 1),
    );
    return {
      count: read.length,
      isWalked: false,
      cost: read.reduce(
        (sum, word) => sum + word.people * (word.longer === null ? cost.begun : cost.listed),
        cost.found * Math.min(part * people, (page * part) / share),
      ),
    };
  });
  const ways = page < Infinity ? [walk, ...byIndex] : byIndex;
  const {
    count,
    isWalked,
    cost: least,
  } = ways.reduce((best, each) => (each.cost < best.cost ? each : best));
  const all = words.map(({ word }) => word);
  return { drivers: all.slice(0, count), others: all.slice(count), isWalked, cost: least };
}
