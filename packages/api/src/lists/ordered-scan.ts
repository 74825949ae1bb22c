import { type RawBuilder, type SqlBool, sql } from "kysely";

/** A page that is to be filled in the list's own order. */
export interface PageToFill {
  /** Rows up to its end. */
  end: number;
  /** Number of rows to choose from. */
  of: number;
  /** Rows of the list that are looked at for it at most. */
  furthest: number;
}

/** Reads a list in its own order and checks row by row until a page is full. */
export interface OrderedScan {
  /** True for a row that matches. */
  meets: RawBuilder<SqlBool>;
  /** Rows after which it shows that they are not met often enough. */
  rows?: number;
}

/** A walk, and what it costs in microseconds: once, and for each row that is looked at. */
export interface ScanOrder {
  meets: RawBuilder<SqlBool>;
  once: number;
  row: number;
}

/** Microseconds for each id that is kept in a hash, and for each row that is looked up in it. */
const cost = { kept: 0.4, passed: 0.25 };

/** By whether a row's id is among `count` that a query selects; of those, who `has` what else is asked. */
export const among = (
  id: RawBuilder<unknown>,
  ids: RawBuilder<unknown>,
  count: number,
  has: RawBuilder<unknown> = sql`true`,
): ScanOrder => ({
  // In a case, the planner leaves the ids a table that is looked up for each row.
  meets: sql`(case when ${id} in (${ids}) then ${has} end)`,
  once: cost.kept * count,
  row: cost.passed,
});

/** Microseconds: below this an index lookup with a sort is quicker than a scan. */
const soon = 5_000;

/** The cheapest of the ways to so many people; undefined where an index finds all of them sooner, in `byIndex` microseconds. */
export function scanInOrder(
  people: number,
  ways: ScanOrder[],
  byIndex: number,
  { end, of, furthest }: PageToFill,
): Required<OrderedScan> | undefined {
  const rows = (end * of) / people;
  const costOf = ({ once, row }: ScanOrder) => once + row * rows;
  const [best] = ways.toSorted((a, b) => costOf(a) - costOf(b));
  if (!best || byIndex < soon || byIndex < 2 * costOf(best) || rows > furthest) return undefined;
  // Similar rows stand together, so the scan is given up only once it has cost as much as the
  // index.
  return {
    meets: best.meets,
    rows: Math.min(Math.ceil((byIndex - best.once) / best.row), furthest),
  };
}
