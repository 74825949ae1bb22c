import { createApi } from "@ats/api/app/app";
import { handlers } from "@ats/api/app/handlers";
import { testServices } from "@ats/api/internal/testing/app";
import { startPostgres } from "@ats/api/internal/testing/postgres-server";
import { health } from "@ats/core/settings/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test, type TestContext } from "vitest";
import { type PoolSettings, openServer } from "./postgres.ts";

let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
beforeAll(async () => {
  postgres = await startPostgres().catch(() => undefined);
});
afterAll(() => postgres?.stop());

async function open({ skip }: TestContext, pool: Partial<PoolSettings>) {
  if (!postgres) return skip("No PostgreSQL server could be started.");
  const settings = { connections: 2, statementMs: 10_000, idleTransactionMs: 10_000, ...pool };
  const database = await openServer(postgres.url, settings);
  onTestFinished(database.close);
  const api = createApi(handlers, testServices(database.system), { report: () => {} });
  return { ...database, ask: () => api.request(health.path) };
}

test("calls that wait for a lock are stopped with a reason, and hold no connection for longer", async (context) => {
  const { unhurried, ask } = await open(context, { statementMs: 300 });
  await unhurried.transaction().execute(async (db) => {
    await sql`lock table companies in access exclusive mode`.execute(db);
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(ask));
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get("x-message")).toMatch(/^This took too long/);
    }
  });
  expect((await ask()).status).toBe(200);
});

test("a transaction that is left open is ended, and its connection replaced", async (context) => {
  const { system, unhurried, ask } = await open(context, {
    idleTransactionMs: 300,
    connections: 1,
  });
  const leftOpen = (db: typeof system) =>
    db.transaction().execute(async (held) => {
      await sql`select 1`.execute(held);
      await sql`select pg_sleep(0.6)`.execute(unhurried);
      await sql`select 1`.execute(held);
    });
  await expect(leftOpen(system)).rejects.toThrow("not queryable");
  expect((await ask()).status).toBe(200);
  await expect(leftOpen(unhurried)).resolves.toBeUndefined();
});

test("sweeps and migrations have no limit of time", async (context) => {
  const database = await open(context, { statementMs: 300 });
  await expect(sql`select pg_sleep(0.6)`.execute(database.system)).rejects.toMatchObject({
    code: "57014",
  });
  await expect(sql`select pg_sleep(0.6)`.execute(database.unhurried)).resolves.toBeDefined();
});
