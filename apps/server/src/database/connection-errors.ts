import type pg from "pg";

/**
 * Keeps the process alive when connections break, whether in use or not. The query that used one
 * fails, and the next query opens another.
 */
export function ignoreConnectionErrors(pool: pg.Pool): pg.Pool {
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  return pool;
}
