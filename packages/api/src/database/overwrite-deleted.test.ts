import { Kysely, PGliteDialect, sql } from "kysely";
import { expect, test } from "vitest";
import { migratedSnapshot } from "../testing/database.ts";
import { openPglite } from "./embedded.ts";
import { overwriteDeleted } from "./overwrite-deleted.ts";
import type { Tables } from "./tables.ts";

test("a dump of the embedded database holds no byte of a deleted row, and every byte of the others", async () => {
  const pglite = await openPglite({ snapshot: await migratedSnapshot() });
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  const dumpHolds = async (text: string) =>
    Buffer.from(await (await pglite.dumpDataDir("none")).arrayBuffer()).includes(text);
  await sql`insert into used_captchas (signature, expires_date_time)
    select 'of the deleted ' || n, now() from generate_series(1, 2000) n`.execute(db);
  await sql`create table letters (id int primary key, text text)`.execute(db);
  await sql`insert into letters select n, case when n > 5 then 'of the deleted ' else 'of the neighbour ' end || n
    from generate_series(1, 50) n`.execute(db);
  await sql`create index on letters (text)`.execute(db);
  await sql`vacuum analyze`.execute(db);
  await sql`delete from used_captchas`.execute(db);
  await sql`delete from letters where id > 5`.execute(db);
  expect(await dumpHolds("of the deleted")).toBe(true);
  await overwriteDeleted(db);
  expect(await dumpHolds("of the deleted")).toBe(false);
  expect(await dumpHolds("of the neighbour 5")).toBe(true);
  await pglite.close();
});
