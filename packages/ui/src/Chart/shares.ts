import type { ChartRow } from "./Chart.tsx";

type Rows = readonly ChartRow[];

/** The sum of the first series. */
export const total = (rows: Rows) => rows.reduce((sum, { values }) => sum + (values[0] ?? 0), 0);

/** Which part of the step before came to this one; undefined for the first and after nothing. */
export function shareOfBefore(rows: Rows, at: number): number | undefined {
  const before = rows[at - 1]?.values[0];
  return before ? (rows[at]?.values[0] ?? 0) / before : undefined;
}
