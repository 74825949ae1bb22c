import { openPostgres } from "@ats/api/database/postgres";
import type { LiveEvent } from "@ats/api/kernel/ports/live-channel";
import { testPool } from "@ats/api/internal/testing/database";
import { startPostgres } from "@ats/api/internal/testing/postgres-server";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { postgresChannel } from "./postgres-channel.ts";

let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
beforeAll(async () => {
  postgres = await startPostgres().catch(() => undefined);
});
afterAll(() => postgres?.stop());

const numbers = (count: number) => Array.from({ length: count }, (_, i) => 1_000_000_000 + i);

test("Specification §4, Notifications: an event of one instance reaches the other complete, even after a broken connection", async (context) => {
  if (!postgres) return context.skip("No PostgreSQL server could be started.");
  const { url } = postgres;
  const db = openPostgres(testPool(url));
  const onGap = vi.fn<() => void>();
  const [here, there] = [1, 2].map(() => postgresChannel(db, url, onGap));
  onTestFinished(async () => {
    await Promise.all([here?.stop(), there?.stop()]);
    await db.destroy();
  });
  const [heardHere, heard]: [LiveEvent[], LiveEvent[]] = [[], []];
  here?.subscribe((event) => heardHere.push(event));
  there?.subscribe((event) => heard.push(event));
  const event = {
    company_id: 1,
    job_id: 2,
    application_ids: numbers(500),
    activity_ids: numbers(500),
  };

  // Waits until both instances listen.
  await vi.waitFor(
    async () => {
      await here?.publish({ company_id: 1, ended_session_id: "hello" });
      expect(heardHere).not.toEqual([]);
      expect(heard).not.toEqual([]);
    },
    { timeout: 10_000, interval: 100 },
  );
  await here?.publish(event);
  await vi.waitFor(() => {
    const whole = heard.flatMap((part) => ("job_id" in part ? part.application_ids : []));
    expect(whole).toEqual(event.application_ids);
  });

  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'`.execute(
    db,
  );
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(2), { timeout: 10_000 });
  const after = { company_id: 1, ended_session_id: "after" };
  await here?.publish(after);
  await vi.waitFor(() => expect(heard).toContainEqual(after));
});

test("Specification §4, Notifications: every instance reads again after an event that the database could not take", async (context) => {
  if (!postgres) return context.skip("No PostgreSQL server could be started.");
  const { url } = postgres;
  const pool = testPool(url);
  const [db, broken] = [openPostgres(pool), openPostgres(failingOnce(pool))];
  const [hereGap, thereGap] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const here = postgresChannel(broken, url, hereGap);
  const there = postgresChannel(db, url, thereGap);
  onTestFinished(async () => {
    await Promise.all([here.stop(), there.stop()]);
    await db.destroy();
  });
  await expect(here.publish({ company_id: 1, ended_session_id: "lost" })).rejects.toThrow(
    "Connection terminated unexpectedly",
  );
  for (const onGap of [hereGap, thereGap])
    await vi.waitFor(() => expect(onGap).toHaveBeenCalled(), { timeout: 10_000 });
});

function failingOnce(pool: ReturnType<typeof testPool>) {
  let failed = false;
  return {
    options: {},
    end: async () => {},
    connect: async () => {
      if (failed) return pool.connect();
      failed = true;
      throw new Error("Connection terminated unexpectedly");
    },
  };
}
