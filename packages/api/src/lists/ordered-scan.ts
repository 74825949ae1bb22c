import { type RawBuilder, type SqlBool, sql } from "kysely";

/** A page that is to be filled in the list's own order. */
export interface PageToFill {
  /** Rows up to its end. */
  end: number;
  /** Of how many rows. */
  of: number;
  /** Rows of the list that are looked at for it at most. */
  furthest: number;
}

/** How those of a search are met in a list's own order, one row after the other. */
export interface OrderedScan {
  /** That a row is one of them. */
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

/** What an index finds in fewer microseconds is put in order and counted at once. */
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
  // Who is alike stands together: no sooner is it given up than it has cost what the index costs.
  return {
    meets: best.meets,
    rows: Math.min(Math.ceil((byIndex - best.once) / best.row), furthest),
  };
}
