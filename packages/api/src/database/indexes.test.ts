import { glob, readFile } from "node:fs/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";

test("the schema says what each index is for", async () => {
  const source = new URL("../", import.meta.url);
  let schema = "";
  for await (const path of glob("{*/schema,database/migrations/*}.ts", { cwd: source }))
    schema += await readFile(new URL(path, source), "utf8");
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index
    join pg_class on pg_class.oid = indrelid and relnamespace = 'public'::regnamespace
    where not exists (select from pg_constraint where conindid = indexrelid)`.execute(
    await testDatabase(),
  );
  expect(rows.length).toBeGreaterThan(10);
  const explained = (name: string) =>
    new RegExp(`\\n-- .+\\.\\ncreate (unique )?index ${name}\\s`).test(schema);
  expect(rows.filter(({ name }) => !explained(name))).toEqual([]);
});
