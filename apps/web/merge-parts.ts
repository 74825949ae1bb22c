/** Modules that the same pages need. */
export interface Part {
  modules: string[];
  size: number;
  pages: Set<string>;
  /** All parts that load with this one. */
  imports: Set<Part>;
}
type Pair = [Part, Part];

/** As many parts as a page should have. It loads three other files. */
export const few = 9;
/**
 * Bytes of source code that a page may load beside what it needs: at first none, and in steps as much
 * as it takes. A step is 10 kB, minified and compressed, and about as slow as a request.
 */
export const step = 120_000;
const most = 720_000;

/** Merges parts of pages that have many, those first that cost the pages least for what they save. */
export function mergeParts(all: Iterable<Part>): Set<Part> {
  const parts = copies(all);
  const surplus = new Map([...parts].flatMap(({ pages }) => [...pages]).map((page) => [page, 0]));
  for (let limit = 0; limit <= most; limit += step) while (mergeBest(parts, surplus, limit));
  return parts;
}

function copies(all: Iterable<Part>): Set<Part> {
  const copyOf = new Map([...all].map((part) => [part, { ...part }]));
  for (const copy of copyOf.values())
    copy.imports = new Set([...copy.imports].flatMap((part) => copyOf.get(part) ?? []));
  return new Set(copyOf.values());
}

/** Merges two parts, if no page then loads more than the limit that it does not need. */
function mergeBest(parts: Set<Part>, surplus: Map<string, number>, limit: number): boolean {
  const crowded = new Set([...surplus.keys()].filter((page) => partsOf(page, parts).length > few));
  const room = new Map([...surplus].map(([page, size]) => [page, limit - size]));
  const pair = bestPair([...parts], crowded, room);
  if (!pair) return false;
  for (const [page, size] of costsOf(pair)) surplus.set(page, (surplus.get(page) ?? 0) + size);
  merge(pair, parts);
  return true;
}

const partsOf = (page: string, parts: Set<Part>) =>
  [...parts].filter(({ pages }) => pages.has(page));

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, each) => total + each, 0);

function bestPair(parts: Part[], crowded: Set<string>, room: Map<string, number>) {
  let best: Pair | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [place, a] of parts.entries()) {
    const itsCrowded = a.pages.intersection(crowded);
    if (itsCrowded.size === 0) continue;
    for (const b of parts.slice(place + 1)) {
      const saved = itsCrowded.intersection(b.pages).size;
      if (saved === 0 || costOfBoth([a, b]) / saved >= least || isCircular([a, b])) continue;
      const costs = costsOf([a, b]);
      const cost = sum(costs.values()) / saved;
      if (cost >= least || [...costs].some(([page, size]) => size > (room.get(page) ?? 0)))
        continue;
      best = [a, b];
      least = cost;
    }
  }
  return best;
}

/** The least that merging costs, without the imports of the two parts. */
const costOfBoth = ([a, b]: Pair) =>
  a.size * b.pages.difference(a.pages).size + b.size * a.pages.difference(b.pages).size;

/** A part between the two would import the merged part and be imported by it. */
const isCircular = ([a, b]: Pair) =>
  [...a.imports].some((part) => part.imports.has(b)) ||
  [...b.imports].some((part) => part.imports.has(a));

/** How much more each page would load if the parts were one. */
function costsOf([a, b]: Pair): Map<string, number> {
  const pages = a.pages.union(b.pages);
  const costs = new Map<string, number>();
  for (const part of loadedWith([a, b]))
    for (const page of pages.difference(part.pages))
      costs.set(page, (costs.get(page) ?? 0) + part.size);
  return costs;
}

const loadedWith = ([a, b]: Pair) => new Set([a, b]).union(a.imports).union(b.imports);

function merge([a, b]: Pair, parts: Set<Part>): void {
  const pages = a.pages.union(b.pages);
  const imports = loadedWith([a, b]).difference(new Set([a, b]));
  const merged = { modules: [...a.modules, ...b.modules], size: a.size + b.size, pages, imports };
  for (const part of imports) part.pages = part.pages.union(pages);
  parts.delete(a);
  parts.delete(b);
  for (const part of parts) {
    const importsEither = [part.imports.delete(a), part.imports.delete(b)].includes(true);
    if (importsEither) part.imports = part.imports.union(imports).add(merged);
  }
  parts.add(merged);
}
