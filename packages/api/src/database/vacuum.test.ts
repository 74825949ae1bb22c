import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { vacuumGrownTables } from "./vacuum.ts";

test("a table that has grown is analysed again, and no other", async () => {
  const system = await testDatabase();
  const counted = async () => {
    const { rows } = await sql<{ name: string; count: number }>`
      select relname as name, reltuples::int as count from pg_class
      where relname in ('used_captchas', 'mailed_codes')
        and relnamespace = 'public'::regnamespace`.execute(system);
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  };
  const before = await counted();
  await sql`insert into used_captchas (signature, expires_date_time)
    select 'proof ' || n, now() from generate_series(1, 20000) n`.execute(system);
  await vacuumGrownTables({ system });
  expect(await counted()).toEqual({ ...before, used_captchas: 20_000 });
});
