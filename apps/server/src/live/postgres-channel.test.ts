import { openPostgres } from "@ats/api/database/postgres";
import type { LiveEvent } from "@ats/api/kernel/ports/live-channel";
import { testPool } from "@ats/api/internal/testing/database";
import { startPostgres } from "@ats/api/internal/testing/postgres-server";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { postgresChannel } from "./postgres-channel.ts";

const numbers = (count: number) => Array.from({ length: count }, (_, i) => 1_000_000_000 + i);

test("Specification §4, Notifications: an event of one instance reaches the other complete, even after a broken connection", async (context) => {
  const postgres = await startPostgres().catch(() => undefined);
  if (!postgres) return context.skip("No PostgreSQL server could be started.");
  onTestFinished(postgres.stop);
  const db = openPostgres(testPool(postgres.url));
  const onGap = vi.fn<() => void>();
  const [here, there] = [1, 2].map(() => postgresChannel(db, postgres.url, onGap));
  onTestFinished(async () => {
    await Promise.all([here?.stop(), there?.stop()]);
    await db.destroy();
  });
  const heard: LiveEvent[] = [];
  there?.subscribe((event) => heard.push(event));
  const event = {
    company_id: 1,
    job_id: 2,
    application_ids: numbers(500),
    activity_ids: numbers(500),
  };

  // Waits until the other instance listens.
  await vi.waitFor(
    async () => {
      await here?.publish({ company_id: 1, ended_session_id: "hello" });
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
