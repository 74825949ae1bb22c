import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";

const tables = ["jobs", "application_uploads", "kept_applications", "public_writes"].concat([
  "job_members",
  "job_questions",
  "job_events",
  "job_templates",
  "job_tokens",
  "scorecard_attributes",
  "workflows",
  "workflow_nodes",
]);

test("docs/indexes.md says what each index of vacancies and their adverts is for", async () => {
  const page = await readFile(new URL("../../../../docs/indexes.md", import.meta.url), "utf8");
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index
    where indrelid::regclass::text = any(${tables})
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(
    await testDatabase(),
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ name }) => !page.includes(`\`${name}\``))).toEqual([]);
});
