import { type Kysely, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { insertRows } from "@ats/api/internal/database/insert-rows";
import type { Tables } from "@ats/api/database/tables";
import { ownTexts } from "@ats/api/internal/search/own-texts";
import { candidateTokens } from "@ats/api/internal/search/tokens";
import { testServices } from "@ats/api/internal/testing/app";
import { freshDatabase } from "@ats/api/internal/testing/database";
import { loadDemo } from "./load.ts";

let demo: Kysely<Tables>;
let migrated: Kysely<Tables>;
beforeAll(async () => {
  demo = await freshDatabase();
  migrated = await freshDatabase();
  await loadDemo(testServices(demo), { size: "tiny", cvs: 20 });
});

test("loading the demo leaves every index, constraint and trigger as the migrations make them", async () => {
  const read = async (db: Kysely<Tables>) => {
    const { rows } = await sql<{ definition: string }>`
      select indexdef as definition from pg_indexes where schemaname = 'public'
      union all select concat_ws(' ', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
      union all select concat_ws(' ', pg_get_triggerdef(oid), tgenabled)
      from pg_trigger where not tgisinternal`.execute(db);
    // PostgreSQL omits some parentheses in an index that it was given in its own words.
    return rows.map(({ definition }) => definition.replaceAll(/[()]/g, "")).toSorted();
  };
  expect(await read(demo)).toEqual(await read(migrated));
});

/** Tables that people are copied from, and the columns that triggers write in them. */
const sources: Partial<Record<keyof Tables, string[]>> = {
  companies: [],
  roles: [],
  users: [],
  workflows: [],
  workflow_nodes: [],
  jobs: [],
  candidates: ["status_order", "anonymised", "last_activity_date_time"],
  candidate_cvs: ["added_in"],
  applications: ["anonymised", "feedback_awaited_date_time"],
  activities: [],
  notes: [],
  interviews: [],
  interview_panel: [],
  scorecards: [],
};

const rowsOf = async (db: Kysely<Tables>, table: string) => {
  const { rows } = await sql<object>`select * from ${sql.table(table)} t order by t::text`.execute(
    db,
  );
  // Triggers leave counters at nought.
  return rows.filter((row) => !("count" in row && row.count === 0));
};

test("loading the demo writes what the triggers write for the same rows", async () => {
  const { rows } = await sql<{ column: string }>`select table_name || '.' || column_name as column
    from information_schema.columns where is_generated = 'ALWAYS'`.execute(demo);
  const generated = new Set(rows.map(({ column }) => column));
  for (const [table, byTriggers] of Object.entries(sources)) {
    const isGiven = (column: string) =>
      !byTriggers.includes(column) && !generated.has(`${table}.${column}`);
    const given = (await rowsOf(demo, table)).map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => isGiven(column))),
    );
    await insertRows(migrated, table as keyof Tables, given);
  }
  for (const table of [
    "applications",
    "candidates",
    "candidate_counts",
    "candidate_cvs",
    "candidate_words",
    "job_node_counts",
    "job_status_counts",
  ])
    expect(await rowsOf(demo, table), table).toEqual(await rowsOf(migrated, table));
});

test("every candidate of the demo is found by each of their words, also in the company's own fields", async () => {
  const candidates = await demo.selectFrom("candidates").selectAll().execute();
  const company_id = candidates[0]!.company_id;
  const ids = candidates.map(({ id }) => id);
  const textsOf = await demo
    .transaction()
    .execute((db) => ownTexts(db, { company_id, record: "candidates" }, ids));
  expect(ids.flatMap(textsOf)).toContain("One month");
  const expected = candidates.flatMap((candidate) =>
    [...candidateTokens(candidate, textsOf(candidate.id))].map(
      ([token, identifying]) => `${candidate.id} ${token} ${identifying}`,
    ),
  );
  const tokens = await demo.selectFrom("candidate_tokens").selectAll().execute();
  expect(
    tokens.map((each) => `${each.candidate_id} ${each.token} ${each.identifying}`).toSorted(),
  ).toEqual(expected.toSorted());
});
