import { type ChunkOf, costing, type Part, pagesOf } from "./chunk-cost.ts";

/** Costs by which a try may be worse and still be kept, in the beginning and in the end. */
const tolerance = { first: 20, last: 0.05 };

/**
 * Moves parts between chunks, at first also for the worse, to where they cost the pages least
 * (simulated annealing). Returns the chunk of each part, the same for the same parts.
 */
export function settleParts(
  parts: readonly Part[],
  isIdle: (page: string) => boolean = () => false,
  tries = 6_000_000,
): ChunkOf {
  const costOf = costing(parts, isIdle);
  const pages = pagesOf(parts);
  const places = [...parts.keys()];
  const near = parts.map(({ pages: its }) =>
    places.filter((at) => !its.isDisjointFrom((parts[at] as Part).pages)),
  );
  const random = randomNumbers();
  const any = <T>(choices: readonly T[]) => choices[Math.floor(random() * choices.length)] as T;

  const chunkOf = Int32Array.from(places);
  /** One part, its whole chunk, or what a page needs of the chunk or does not need. */
  const choose = (at: number) => {
    const kind = random();
    if (kind < 0.5) return [at];
    const chunk = places.filter((each) => chunkOf[each] === chunkOf[at]);
    if (kind < 0.65) return chunk;
    const page = any(pages);
    const isNeeded = (each: number) => (parts[each] as Part).pages.has(page);
    return chunk.filter((each) => isNeeded(each) === isNeeded(at));
  };
  let cost = costOf(chunkOf);
  let best = { cost, chunkOf: chunkOf.slice() };
  for (let count = 0; count < tries; count++) {
    const at = any(places);
    const from = chunkOf[at] as number;
    const to = random() < 0.1 ? unused(chunkOf) : (chunkOf[any(near[at] as number[])] as number);
    if (to === from) continue;
    const moved = choose(at);
    for (const each of moved) chunkOf[each] = to;
    const next = costOf(chunkOf);
    const worst = tolerance.first * (tolerance.last / tolerance.first) ** (count / tries);
    if (next <= cost || random() < Math.exp((cost - next) / worst)) cost = next;
    else for (const each of moved) chunkOf[each] = from;
    if (cost < best.cost) best = { cost, chunkOf: chunkOf.slice() };
  }
  return best.chunkOf;
}

/** Numbers from 0 to 1, the same in each build (Mulberry32). */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The first chunk without a part. Where each part has its own there is none, and the last is used. */
function unused(chunkOf: ChunkOf): number {
  const used = new Set(chunkOf);
  let chunk = 0;
  while (used.has(chunk) && chunk < chunkOf.length - 1) chunk++;
  return chunk;
}
