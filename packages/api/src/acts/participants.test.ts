import { type DutyKind, dutyKinds } from "@ats/core/users/duties";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { areasWithDuties, areasWithPersonData } from "./participants.ts";

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

test("each column that names a user is claimed by one area, as duty, own or history", async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || '.' || (select attname from pg_attribute
      where attrelid = conrelid and attnum = conkey[array_length(conkey, 1)]) as name
    from pg_constraint where contype = 'f' and confrelid = 'users'::regclass
    union select table_name || '.' || column_name from information_schema.columns
    where table_schema = 'public' and column_name = 'approval_requested_by'
    order by 1`.execute(await testDatabase());
  const claims = areasWithDuties.flatMap(({ columns }) => Object.keys(columns));
  const found = rows.map(({ name }) => name);
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter((name) => !claims.includes(name))).toEqual([]);
  expect(claims.filter((name, at) => claims.indexOf(name) !== at)).toEqual([]);
  const isKnown = new Set([...found, "job_templates.created_by"]);
  expect(claims.filter((name) => !isKnown.has(name))).toEqual([]);
});

test("each kind of duty is one area's, which hands it over as the contract says", () => {
  const kinds = areasWithDuties.flatMap(({ duties = {} }) => Object.entries(duties));
  expect(kinds.map(([kind]) => kind).toSorted()).toEqual(Object.keys(dutyKinds).toSorted());
  for (const [kind, { reassign, end }] of kinds)
    expect([kind, Boolean(reassign), Boolean(end)]).toEqual([
      kind,
      dutyKinds[kind as DutyKind].moves,
      dutyKinds[kind as DutyKind].ends,
    ]);
});
