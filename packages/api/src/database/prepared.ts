import { type PostgresPool, type PostgresPoolClient, sql } from "kysely";

const mark = "/* prepared */";

/**
 * Begins a statement that PostgreSQL parses once for each connection, and plans once if one plan
 * suits all values. For frequent statements that take long to plan.
 */
export const prepared = sql.raw(mark);

/** No more are prepared: the server keeps each of them in memory for every connection. */
const mostStatements = 200;

const names = new Map<string, string>();

function nameOf(statement: string): string | undefined {
  if (!names.has(statement) && names.size < mostStatements)
    names.set(statement, `prepared_${names.size}`);
  return names.get(statement);
}

/** Wraps a pool so that its clients prepare statements that begin with {@link prepared}. */
export const preparingPool = (pool: PostgresPool): PostgresPool => ({
  options: pool.options,
  ...(pool.Client && { Client: pool.Client }),
  connect: async () => preparing(await pool.connect()),
  end: () => pool.end(),
});

const known = new WeakSet<PostgresPoolClient>();

function preparing(client: PostgresPoolClient): PostgresPoolClient {
  if (known.has(client)) return client;
  known.add(client);
  const query = client.query.bind(client) as (asked: unknown, ...rest: unknown[]) => never;
  client.query = (asked: unknown, ...rest: unknown[]) => {
    const name = typeof asked === "string" && asked.startsWith(mark) ? nameOf(asked) : undefined;
    return query(name ? { name, text: asked } : asked, ...rest);
  };
  return client;
}
