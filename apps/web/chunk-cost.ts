/** Modules that the same pages need. */
export interface Part {
  modules: string[];
  /** Characters of source code. */
  size: number;
  pages: Set<string>;
  /** All parts that load with this one. */
  imports: Set<Part>;
}

/** The chunk of each part, by their places. There are never more chunks than parts. */
export type ChunkOf = Int32Array<ArrayBuffer>;

/** As many chunks as a page should have. It loads three other files. */
const few = 9;
/** A step is 10 kB, minified and compressed, and about as slow as a request. */
const step = 120_000;
/** A chunk above the few costs as much as this many steps of code that a page does not need. */
const fileCost = 30;
/** Of code that is loaded when the first screen is idle, later pages pay this share. */
const idleShare = 0.3;
/** Each visit pays what is loaded when idle. */
const idleCost = 100;

/**
 * Returns what the chunks of the parts cost the pages: the square of the steps of code that each
 * loads beside what it needs, and its chunks above the few. Infinite when chunks import each other.
 * It is asked a million times, so it reserves its memory once.
 */
export function costing(
  parts: readonly Part[],
  isIdle: (page: string) => boolean,
): (chunkOf: ChunkOf) => number {
  const pages = pagesOf(parts);
  const words = Math.ceil(pages.length / 32);
  const users = new Uint32Array(parts.length * words);
  for (const [at, part] of parts.entries())
    for (const [page, name] of pages.entries())
      if (part.pages.has(name)) users[at * words + (page >> 5)]! |= 1 << (page & 31);
  const idle = new Uint32Array(words);
  for (const [page, name] of pages.entries())
    if (isIdle(name)) idle[page >> 5]! |= 1 << (page & 31);
  const weights = pages.map((page) => (isIdle(page) ? idleCost : 1));
  const sizes = parts.map(({ size }) => size / step);
  const [from, to] = importsOf(parts);

  /** The share of the code that its users pay. */
  const shareOf = (flags: Uint32Array, at: number) => {
    for (let word = 0; word < words; word++) if (flags[at + word]! & idle[word]!) return idleShare;
    return 1;
  };
  const addTo = (totals: Float64Array, flags: Uint32Array, at: number, size: number) => {
    for (let word = 0; word < words; word++)
      for (let rest = flags[at + word]!; rest !== 0; rest &= rest - 1)
        totals[word * 32 + 31 - Math.clz32(rest & -rest)]! += size;
  };
  const needed = new Float64Array(words * 32);
  for (const [at, size] of sizes.entries())
    addTo(needed, users, at * words, size * shareOf(users, at * words));

  const loaders = new Uint32Array(users.length);
  const chunkSizes = new Float64Array(parts.length);
  const members = new Int32Array(parts.length);
  const firstLink = new Int32Array(parts.length);
  const nextLink = new Int32Array(from.length);
  const importers = new Int32Array(parts.length);
  const order = new Int32Array(parts.length);
  const files = new Float64Array(words * 32);
  const loaded = new Float64Array(words * 32);

  /** Puts each chunk before those it imports and tells how many were placed: a circle is not. */
  function sort(chunkOf: ChunkOf): number {
    firstLink.fill(-1);
    importers.fill(0);
    for (let link = 0; link < from.length; link++) {
      const [chunk, imported] = [chunkOf[from[link]!]!, chunkOf[to[link]!]!];
      if (chunk === imported) continue;
      nextLink[link] = firstLink[chunk]!;
      firstLink[chunk] = link;
      importers[imported]!++;
    }
    let sorted = 0;
    for (let chunk = 0; chunk < parts.length; chunk++)
      if (members[chunk] && importers[chunk] === 0) order[sorted++] = chunk;
    for (let next = 0; next < sorted; next++)
      for (let link = firstLink[order[next]!]!; link >= 0; link = nextLink[link]!) {
        const imported = chunkOf[to[link]!]!;
        for (let word = 0; word < words; word++)
          loaders[imported * words + word]! |= loaders[order[next]! * words + word]!;
        if (--importers[imported]! === 0) order[sorted++] = imported;
      }
    return sorted;
  }

  return (chunkOf) => {
    for (const list of [loaders, chunkSizes, members, files, loaded]) list.fill(0);
    let chunks = 0;
    for (let at = 0; at < parts.length; at++) {
      const chunk = chunkOf[at]!;
      if (members[chunk]!++ === 0) chunks++;
      chunkSizes[chunk]! += sizes[at]!;
      for (let word = 0; word < words; word++)
        loaders[chunk * words + word]! |= users[at * words + word]!;
    }
    if (sort(chunkOf) < chunks) return Number.POSITIVE_INFINITY;
    for (let chunk = 0; chunk < parts.length; chunk++) {
      if (!members[chunk]) continue;
      addTo(files, loaders, chunk * words, 1);
      addTo(loaded, loaders, chunk * words, chunkSizes[chunk]! * shareOf(loaders, chunk * words));
    }
    let cost = 0;
    for (let page = 0; page < pages.length; page++) {
      const steps = Math.max(0, loaded[page]! - needed[page]!);
      cost += weights[page]! * (steps ** 2 + steps) + fileCost * Math.max(0, files[page]! - few);
    }
    return cost;
  };
}

export const pagesOf = (parts: readonly Part[]): string[] => [
  ...new Set(parts.flatMap((part) => [...part.pages])),
];

/** The imports of the parts by their places, without the imports of these. */
function importsOf(parts: readonly Part[]): [from: Int32Array, to: Int32Array] {
  const places = new Map(parts.map((part, at) => [part, at]));
  const links = parts.flatMap(({ imports }, at) =>
    [...imports]
      .filter((part) => ![...imports].some((other) => other.imports.has(part)))
      .map((part) => [at, places.get(part) as number] as const),
  );
  return [Int32Array.from(links, ([at]) => at), Int32Array.from(links, ([, imported]) => imported)];
}
