import { few, type Part, step } from "./merge-parts.ts";

/** A file above the few costs as much as this many steps of code that a page does not need. */
const fileCost = 30;
/** Of code that is loaded when the first screen is idle, later pages pay this share. */
const idleShare = 0.3;
/** Each visit pays what is loaded when idle. */
const idleCost = 100;

const tries = 40_000;
/** Costs by which a try may be worse and still be kept, in the beginning and in the end. */
const tolerance = { first: 8, last: 0.05 };

/**
 * Moves parts between chunks, at first also for the worse, to where they cost the pages least
 * (simulated annealing: what was merged first is not what fits best in the end). Returns the parts of
 * each chunk, the same for the same parts.
 */
export function settleParts(
  parts: readonly Part[],
  merged: Iterable<Part>,
  isIdle: (page: string) => boolean = () => false,
): Part[][] {
  const costOf = costing(parts, isIdle);
  const chunkOf = chunksIn(parts, [...merged]);
  let cost = costOf(chunkOf);
  let best = { cost, chunkOf: [...chunkOf] };
  const random = randomNumbers();
  const any = () => Math.floor(random() * parts.length);
  for (let count = 0; count < tries; count++) {
    const from = chunkOf[any()] as number;
    const kind = random();
    const to = kind < 0.1 ? unused(chunkOf) : (chunkOf[any()] as number);
    const all = [...chunkOf.keys()].filter((at) => chunkOf[at] === from);
    const moved = kind > 0.9 ? all : [all[Math.floor(random() * all.length)] as number];
    for (const at of moved) chunkOf[at] = to;
    const next = costOf(chunkOf);
    const worst = tolerance.first * (tolerance.last / tolerance.first) ** (count / tries);
    if (next <= cost || random() < Math.exp((cost - next) / worst)) cost = next;
    else for (const at of moved) chunkOf[at] = from;
    if (cost < best.cost) best = { cost, chunkOf: [...chunkOf] };
  }
  return [...Map.groupBy(parts.keys(), (at) => best.chunkOf[at]).values()].map((chunk) =>
    chunk.map((at) => parts[at] as Part),
  );
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
function costing(
  parts: readonly Part[],
  isIdle: (page: string) => boolean,
): (chunkOf: readonly number[]) => number {
  const pages = [...new Set(parts.flatMap((part) => [...part.pages]))];
  const places = new Map(parts.map((part, at) => [part, at]));
  const imports = parts.map((part) => direct(part).map((each) => places.get(each) as number));
  const users = parts.map((part) => flags(pages.map((page) => part.pages.has(page))));
  const idle = flags(pages.map(isIdle));
  const words = idle.length;
  const shareOf = (its: Flags) =>
    its.some((word, at) => word & (idle[at] as number)) ? idleShare : 1;
  const weights = pages.map((page) => (isIdle(page) ? idleCost : 1));
  const needed = new Float64Array(pages.length);
  for (const [at, { size }] of parts.entries()) {
    const its = users[at] as Flags;
    eachFlag(its, (page) => (needed[page] = (needed[page] as number) + size * shareOf(its)));
  }
  return (chunkOf) => {
    const chunks = Array.from({ length: Math.max(...chunkOf) + 1 });
    const sizes = new Float64Array(chunks.length);
    const loaders = chunks.map(() => new Uint32Array(words));
    const links = chunks.map(() => [] as number[]);
    for (const [at, chunk] of chunkOf.entries()) {
      sizes[chunk] = (sizes[chunk] as number) + (parts[at] as Part).size;
      addFlags(loaders[chunk] as Flags, users[at] as Flags);
      for (const each of imports[at] as number[])
        if (chunkOf[each] !== chunk) (links[chunk] as number[]).push(chunkOf[each] as number);
    }
    const order = importersFirst(links);
    if (!order) return Number.POSITIVE_INFINITY;
    for (const chunk of order)
      for (const next of links[chunk] as number[])
        addFlags(loaders[next] as Flags, loaders[chunk] as Flags);
    const files = new Uint16Array(pages.length);
    const loaded = new Float64Array(pages.length);
    for (const [chunk, its] of loaders.entries()) {
      const size = (sizes[chunk] as number) * shareOf(its);
      eachFlag(its, (page) => {
        files[page] = (files[page] as number) + 1;
        loaded[page] = (loaded[page] as number) + size;
      });
    }
    return weights.reduce((sum, weight, page) => {
      const steps = Math.max(0, (loaded[page] as number) - (needed[page] as number)) / step;
      const code = weight * (steps ** 2 + steps);
      return sum + code + fileCost * Math.max(0, (files[page] as number) - few);
    }, 0);
  };
}

/** The imports of a part, without the imports of these. */
const direct = ({ imports }: Part) =>
  [...imports].filter((part) => ![...imports].some((other) => other.imports.has(part)));

/** The chunks in an order in which each stands before those it imports; none for a circle. */
function importersFirst(links: readonly (readonly number[])[]): number[] | undefined {
  const order: number[] = [];
  const state = new Uint8Array(links.length);
  const visit = (chunk: number): boolean => {
    if (state[chunk]) return state[chunk] === 2;
    state[chunk] = 1;
    for (const next of links[chunk] as number[]) if (!visit(next)) return false;
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
