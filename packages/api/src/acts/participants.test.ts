import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { areasWithPersonData } from "./participants.ts";

const claimed = areasWithPersonData.flatMap(({ tables }) => [...tables]);

test("each table that names a candidate or an application is claimed by one area", async () => {
  const { rows } = await sql<{ table_name: string }>`
    select distinct c.table_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and column_name in ('candidate_id', 'application_id')`.execute(await testDatabase());
  const found = rows.map((row) => row.table_name);
  expect(found.length).toBeGreaterThan(15);
  expect(found.filter((table) => !claimed.includes(table as never))).toEqual([]);
});

test("no table is claimed by two areas", () => {
  expect(claimed.filter((table, at) => claimed.indexOf(table) !== at)).toEqual([]);
});
