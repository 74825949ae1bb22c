import type { ChartRow } from "./chartFigures.ts";

type Rows = readonly ChartRow[];

/** Adds up the first series. */
export const total = (rows: Rows) => rows.reduce((sum, { values }) => sum + (values[0] ?? 0), 0);

/** Returns this step's share of the step before; undefined for the first step or after zero. */
export function shareOfBefore(rows: Rows, at: number): number | undefined {
  const before = rows[at - 1]?.values[0];
  return before ? (rows[at]?.values[0] ?? 0) / before : undefined;
}
