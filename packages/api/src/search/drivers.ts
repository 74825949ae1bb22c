import { alike, type Frequency } from "./frequency.ts";

/** By which words people are found; the others only filter them. */
export interface Drivers {
  drivers: string[];
  others: string[];
  /** Who has the only driver is asked for the others one after the other, until a page is full. */
  isWalked: boolean;
}

/**
 * What it costs to find a person by an index, to ask one whom it found for the other words, and to
 * ask one alone, in tokens that an index reads to find who has a word that begins so; of a whole word
 * it skips most.
 */
const cost = { found: 8, asked: 3, askedAlone: 28, whole: 0.2 };

/**
 * The rarest word alone, or as many of the rarest as an index reads sooner than people are asked for
 * them. With a `page`, where so many people are enough.
 */
export function driversOf({ words, share }: Frequency, page = Infinity): Drivers {
  const [rarest] = words;
  if (!rarest) return { drivers: [], others: [], isWalked: false };
  const { tokens } = rarest;
  const walk = {
    count: 1,
    isWalked: true,
    cost: cost.askedAlone * Math.min(tokens, page / share),
  };
  const byIndex = words.map((_, last) => {
    const read = words.slice(0, last + 1);
    const part = read.reduce((left, word) => left * word.share, 1);
    const found = (Math.max(share, part) * tokens) / alike;
    const each = cost.found + (read.length < words.length ? cost.asked : 0);
    return {
      count: read.length,
      isWalked: false,
      cost: read.reduce(
        (sum, word) => sum + word.tokens * (word.isWhole ? cost.whole : 1),
        each * found,
      ),
    };
  });
  const { count, isWalked } = [walk, ...byIndex].reduce((best, each) =>
    each.cost < best.cost ? each : best,
  );
  const all = words.map(({ word }) => word);
  return { drivers: all.slice(0, count), others: all.slice(count), isWalked };
}
