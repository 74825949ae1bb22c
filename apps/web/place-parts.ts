import { type ChunkOf, costing, type Part } from "./chunk-cost.ts";

/**
 * Leaves parts in the chunks where most of their modules were, by the given names of chunks, and puts
 * each new one where it costs the pages least. Returns nothing where chunks would import each other.
 */
export function placeParts(
  parts: readonly Part[],
  knownChunk: (module: string) => string | undefined,
  isIdle: (page: string) => boolean = () => false,
): ChunkOf | undefined {
  const costOf = costing(parts, isIdle);
  const names = parts.map(({ modules }) => most(modules.map(knownChunk)));
  // A new part has a chunk of its own, until a better one is found.
  const firsts = names.map((name, at) => (name === undefined ? at : names.indexOf(name)));
  const chunkOf = Int32Array.from(firsts);
  if (costOf(chunkOf) === Number.POSITIVE_INFINITY) return undefined;
  const added = [...parts.keys()].filter((at) => names[at] === undefined);
  for (const at of added.toSorted((a, b) => parts[b]!.size - parts[a]!.size)) {
    let best = { chunk: at, cost: costOf(chunkOf) };
    for (const chunk of new Set(chunkOf)) {
      chunkOf[at] = chunk;
      const cost = costOf(chunkOf);
      if (cost < best.cost) best = { chunk, cost };
    }
    chunkOf[at] = best.chunk;
  }
  return chunkOf;
}

function most(names: (string | undefined)[]): string | undefined {
  const counts = Map.groupBy(
    names.filter((name) => name !== undefined),
    (name) => name,
  );
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}
