import { few, type Part, step } from "./merge-parts.ts";

/** A file above the few costs as much as this many steps of code that a page does not need. */
const fileCost = 30;
const rounds = 5;

/**
 * Moves each part to where it costs the pages least: into another chunk, or into one of its own.
 * Returns the parts of each chunk. What was merged first is not what fits best in the end.
 */
export function settleParts(parts: readonly Part[], merged: Iterable<Part>): Part[][] {
  const chunkOf = chunksIn(parts, [...merged]);
  const costOf = costing(parts);
  let least = costOf(chunkOf);
  for (let round = 0; round < rounds; round++)
    for (const [at, { pages }] of parts.entries()) {
      let best = chunkOf[at] as number;
      const shared = parts.flatMap((part, its) =>
        part.pages.isDisjointFrom(pages) ? [] : [chunkOf[its] as number],
      );
      for (const chunk of new Set([...shared, unused(chunkOf)])) {
        chunkOf[at] = chunk;
        const cost = costOf(chunkOf);
        if (cost < least) [best, least] = [chunk, cost];
      }
      chunkOf[at] = best;
    }
  return [...Map.groupBy(parts.keys(), (at) => chunkOf[at]).values()].map((chunk) =>
    chunk.map((at) => parts[at] as Part),
  );
}

function chunksIn(parts: readonly Part[], merged: readonly Part[]): number[] {
  const homes = new Map(merged.flatMap(({ modules }, at) => modules.map((each) => [each, at])));
  return parts.map(({ modules: [first = ""] }) => homes.get(first) ?? 0);
}

function unused(chunks: readonly number[]): number {
  const used = new Set(chunks);
  let chunk = 0;
  while (used.has(chunk)) chunk++;
  return chunk;
}

/**
 * Returns what the chunks of the parts cost the pages: the square of the steps of code that each
 * loads beside what it needs, and its files above the few. Infinite when chunks import each other.
 */
function costing(parts: readonly Part[]): (chunkOf: readonly number[]) => number {
  const pages = [...new Set(parts.flatMap((part) => [...part.pages]))];
  const places = new Map(parts.map((part, at) => [part, at]));
  const imports = parts.map((part) => [...part.imports].map((each) => places.get(each) as number));
  const users = parts.map((part) => flags(pages.map((page) => part.pages.has(page))));
  const words = Math.ceil(pages.length / 32);
  const needed = pages.map((page) =>
    parts.reduce((sum, part) => sum + (part.pages.has(page) ? part.size : 0), 0),
  );
  return (chunkOf) => {
    const chunks = Array.from({ length: Math.max(...chunkOf) + 1 });
    const sizes = new Float64Array(chunks.length);
    const loaders = chunks.map(() => new Uint32Array(words));
    const links = chunks.map(() => new Set<number>());
    for (const [at, chunk] of chunkOf.entries()) {
      sizes[chunk] = (sizes[chunk] as number) + (parts[at] as Part).size;
      addFlags(loaders[chunk] as Flags, users[at] as Flags);
      for (const each of imports[at] as number[])
        if (chunkOf[each] !== chunk) (links[chunk] as Set<number>).add(chunkOf[each] as number);
    }
    const order = importersFirst(links);
    if (!order) return Number.POSITIVE_INFINITY;
    for (const chunk of order)
      for (const next of links[chunk] as Set<number>)
        addFlags(loaders[next] as Flags, loaders[chunk] as Flags);
    const files = new Uint16Array(pages.length);
    const loaded = new Float64Array(pages.length);
    for (const [chunk, its] of loaders.entries())
      eachFlag(its, (page) => {
        files[page] = (files[page] as number) + 1;
        loaded[page] = (loaded[page] as number) + (sizes[chunk] as number);
      });
    return pages.reduce((sum, _, page) => {
      const steps = ((loaded[page] as number) - (needed[page] as number)) / step;
      return sum + steps ** 2 + steps + fileCost * Math.max(0, (files[page] as number) - few);
    }, 0);
  };
}

/** The chunks in an order in which each stands before those it imports; none for a circle. */
function importersFirst(links: readonly Set<number>[]): number[] | undefined {
  const order: number[] = [];
  const state = new Uint8Array(links.length);
  const visit = (chunk: number): boolean => {
    if (state[chunk]) return state[chunk] === 2;
    state[chunk] = 1;
    for (const next of links[chunk] as Set<number>) if (!visit(next)) return false;
    state[chunk] = 2;
    order.push(chunk);
    return true;
  };
  return links.every((_, chunk) => visit(chunk)) ? order.toReversed() : undefined;
}

/** True or false of each page, 32 in a number. */
type Flags = Uint32Array<ArrayBuffer>;

function flags(values: readonly boolean[]): Flags {
  const all = new Uint32Array(Math.ceil(values.length / 32));
  for (const [at, value] of values.entries())
    if (value) all[at >> 5] = (all[at >> 5] as number) | (1 << (at & 31));
  return all;
}

function addFlags(to: Flags, from: Flags): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] as number) | (from[at] as number);
}

function eachFlag(all: Flags, visit: (at: number) => void): void {
  for (const [word, value] of all.entries())
    for (let rest = value; rest !== 0; rest &= rest - 1)
      visit(word * 32 + 31 - Math.clz32(rest & -rest));
}
