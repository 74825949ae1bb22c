import type { WordStatistics } from "./word-statistics.ts";

/** By which words people are found; the others only filter them. */
export interface WordPlan {
  drivers: string[];
  others: string[];
  /** True when the people of the only driver are checked one by one until a page is full. */
  isWalked: boolean;
  /** Microseconds, about. */
  cost: number;
}

/**
 * Microseconds for each person: whom an index reads of a word with which many longer ones begin, or of
 * one that is listed; whom it finds; whom one asks for the other words without it.
 */
const cost = { begun: 0.5, listed: 0.1, found: 3, askedAlone: 5 };

/**
 * The rarest word alone, or as many of the rarest as an index reads sooner than people are asked for
 * them. With a `page`, where so many people are enough.
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
