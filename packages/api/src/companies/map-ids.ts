import type { IdPaths } from "./bundle-claims.ts";

type MapId = (table: string, id: number) => number | null;

/** Copies a JSON value with its ids replaced; an id that has no counterpart becomes null. */
export function mapIds(value: unknown, paths: IdPaths, mapId: MapId): unknown {
  return Object.entries(paths).reduce(
    (copy, [path, table]) => mapAt(copy, path.match(/\[\]|\w+/g) ?? [], (id) => mapId(table, id)),
    value,
  );
}

function mapAt(
  value: unknown,
  [step, ...rest]: readonly string[],
  map: (id: number) => number | null,
): unknown {
  if (step === undefined) return typeof value === "number" ? map(value) : value;
  if (step === "[]")
    return Array.isArray(value) ? value.map((item) => mapAt(item, rest, map)) : value;
  if (value === null || typeof value !== "object" || !(step in value)) return value;
  const record = value as Record<string, unknown>;
  return { ...record, [step]: mapAt(record[step], rest, map) };
}
