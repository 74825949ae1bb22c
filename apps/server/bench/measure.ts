import { print } from "../src/progress.ts";

const rounds = 200;
const warmUp = 30;

/**
 * Times both functions alternately, so that other load affects both, and prints them side by side.
 */
export async function compare(
  name: string,
  api: () => Promise<unknown>,
  sql: () => Promise<unknown>,
): Promise<void> {
  const times = { api: [] as number[], sql: [] as number[] };
  for (let round = -warmUp; round < rounds; round++) {
    const [ofApi, ofSql] = [await timed(api), await timed(sql)];
    if (round < 0) continue;
    times.api.push(ofApi);
    times.sql.push(ofSql);
  }
  const at = (share: number) =>
    [percentile(times.api, share), percentile(times.sql, share)] as const;
  const [api50, sql50] = at(0.5);
  const [api99, sql99] = at(0.99);
  const columns = [
    [api50.toFixed(2), 10],
    [api99.toFixed(2), 8],
    [sql50.toFixed(2), 8],
    [sql99.toFixed(2), 8],
    [(api50 / sql50).toFixed(2), 10],
    [(api99 / sql99).toFixed(2), 7],
  ] as const;
  print(name.padEnd(26) + columns.map(([text, width]) => text.padStart(width)).join(""));
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export const percentile = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;
