import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { createApi } from "@ats/api/app/app";
import { handlers } from "@ats/api/app/handlers";
import { testServices } from "@ats/api/internal/testing/app";
import { startPostgres } from "@ats/api/internal/testing/postgres-server";
import type { Tables } from "@ats/api/database/tables";
import { health } from "@ats/core/settings/contract";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test, type TestContext } from "vitest";
import { type PoolSettings, openServer } from "./postgres.ts";

let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
beforeAll(async () => {
  postgres = await startPostgres().catch(() => undefined);
});
afterAll(() => postgres?.stop());

async function open(
  { skip }: TestContext,
  pool: Partial<PoolSettings>,
  through = async (url: string) => url,
) {
  if (!postgres) return skip("No PostgreSQL server could be started.");
  const settings = { connections: 2, statementMs: 10_000, idleTransactionMs: 10_000, ...pool };
  const database = await openServer(await through(postgres.url), settings);
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

/** A way to the server on which nothing arrives any more over the connections that are open. */
async function leakyWay() {
  const open = new Set<Socket>();
  const way = createServer();
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    way.close();
  });
  return {
    lose() {
      for (const socket of open) socket.unpipe().resume();
    },
    async through(url: string) {
      const { hostname, port } = new URL(url);
      way.on("connection", (near) => {
        const far = connect(Number(port), hostname);
        for (const [from, to] of [
          [near, far],
          [far, near],
        ] as const) {
          open.add(from);
          from.on("error", () => {}).on("close", () => to.destroy());
          from.pipe(to);
        }
      });
      await once(way.listen(0, "127.0.0.1"), "listening");
      return Object.assign(new URL(url), { port: (way.address() as AddressInfo).port }).href;
    },
  };
}

test.for<[string, (db: Kysely<Tables>) => Promise<unknown>]>([
  ["a statement", (db: Kysely<Tables>) => sql`select 1`.execute(db)],
  [
    "a transaction",
    (db: Kysely<Tables>) => db.transaction().execute((held) => sql`select 1`.execute(held)),
  ],
])(
  "%s on a connection that was lost without a word fails, and the next one has another",
  async ([, use], context) => {
    const way = await leakyWay();
    const limits = { statementMs: 300, idleTransactionMs: 400, connections: 1 };
    const { system, ask } = await open(context, limits, way.through);
    await use(system);
    way.lose();
    await expect(use(system)).rejects.toMatchObject({ code: "ETIMEDOUT" });
    await use(system);
    way.lose();
    expect((await ask()).status).toBe(503);
    expect((await ask()).status).toBe(200);
  },
);

test("sweeps and migrations have no limit of time", async (context) => {
  const database = await open(context, { statementMs: 300 });
  await expect(sql`select pg_sleep(0.6)`.execute(database.system)).rejects.toMatchObject({
    code: "57014",
  });
  await expect(sql`select pg_sleep(0.6)`.execute(database.unhurried)).resolves.toBeDefined();
});
