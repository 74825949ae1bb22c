import { type RawBuilder, type SqlBool, sql } from "kysely";

/** A page to fill by scanning rows in the list's order. */
export interface PageToFill {
  /** Rows up to the end of the page. */
  end: number;
  /** Rows of the whole list. */
  of: number;
  /** Most rows to scan for the page. */
  furthest: number;
  /** True where what was added last comes first. */
  isNewestFirst?: boolean;
}

/** A search that tests one row after the other, in the list's order. */
export interface OrderedScan {
  /** True for a match. */
  meets: RawBuilder<SqlBool>;
  /** Rows after which the scan gives up, because matches are too rare. */
  rows?: number;
}

/** A way to test rows; costs microseconds once, and for each row. */
export interface ScanOrder {
  meets: RawBuilder<SqlBool>;
  once: number;
  row: number;
}

/** Microseconds for each id put into a hash, and for each row looked up in it. */
const cost = { kept: 0.4, passed: 0.25 };

/**
 * Tests whether a row's id is among the `count` ids of a query, and then whether it `has` the rest.
 */
export const among = (
  id: RawBuilder<unknown>,
  ids: RawBuilder<unknown>,
  count: number,
  has: RawBuilder<unknown> = sql`true`,
): ScanOrder => ({
  // Inside a case, the planner looks ids up in a hash for each row instead of joining them.
  meets: sql`(case when ${id} in (${ids}) then ${has} end)`,
  once: cost.kept * count,
  row: cost.passed,
});

/** Microseconds below which an index finds all matches quickly enough to sort and count them. */
const soon = 5_000;

/**
 * Chooses the cheapest way to scan for a page. Undefined when an index, in `byIndex` microseconds,
 * finds all matches sooner.
 */
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
  // Matches may be bunched together, so the scan may cost as much as the index before it gives up.
  return {
    meets: best.meets,
    rows: Math.min(Math.ceil((byIndex - best.once) / best.row), furthest),
  };
}
