import type { DemoCandidate } from "@ats/demo/data";
import { searchableText } from "@ats/api/internal/candidates/searchable-text";
import { insertRows } from "@ats/api/internal/database/insert-rows";
import type { Tables } from "@ats/api/database/tables";
import { loadDemo } from "@ats/demo/load";
import { memoryFiles } from "@ats/api/kernel/ports/file-store";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { packageFonts } from "../src/files/package-fonts.ts";
import { during } from "../src/progress.ts";
import { plausibleCv } from "./plausible-cv.ts";

const company = 1;
const copies = 9;
/** Distance between the ids of a row and its copies; larger than any table of the large demo. */
const apart = 1_000_000;

/**
 * Loads Northgate Group with 1,000,000 candidates, each with a searchable CV, and 1,500,000
 * applications: the large demo's people and nine copies of each, with other addresses and numbers.
 * Leaves people and CVs alone that the database already has.
 */
export async function loadMillion(db: Kysely<Tables>): Promise<void> {
  const services = {
    system: db,
    files: memoryFiles(),
    fonts: packageFonts,
    clock: () => new Date(),
  };
  const isLoaded = await during("Loading the large demo", (onProgress) =>
    loadDemo(services, { size: "large", cvs: 0, onProgress }),
  );
  if (isLoaded) await during("Loading nine more of each", (at) => copyPeople(db, at));
  const hasCvs = await db.selectFrom("candidate_cvs").select("id").limit(1).executeTakeFirst();
  if (hasCvs) return;
  await during("Loading what their CVs say", (at) => addCvs(db, at));
  await during("Counting", () => count(db));
}

async function addCvs(
  db: Kysely<Tables>,
  at: (step: string, share: number) => void,
): Promise<void> {
  const batch = 5_000;
  const table = sql.table("candidate_cvs");
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where indexname in ('candidate_cvs_words', 'candidate_cvs_without_all_words')`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  await sql`alter table ${table} disable trigger user`.execute(db);
  await sql`alter table ${table} enable trigger candidate_cvs_dated`.execute(db);
  for (let last = 0; ; ) {
    at("CVs", (last * (copies + 1)) / apart);
    const { rows } = await sql<DemoCandidate>`select * from candidates
      where company_id = ${company} and id between ${last + 1} and ${apart - 1}
      order by id limit ${batch}`.execute(db);
    const cvs = rows.map((candidate) => ({
      company_id: company,
      candidate_id: candidate.id,
      cv_key: `bench/${candidate.id}.pdf`,
      cv_name: "CV.pdf",
      cv_type: "application/pdf",
      cv_size: 40_000,
      ...searchableText(plausibleCv(candidate)),
      created_date_time: candidate.created_date_time,
    }));
    await insertRows(db, "candidate_cvs", cvs);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < batch) break;
  }
  for (let copy = 1; copy <= copies; copy++) {
    at("copies", (copy - 1) / copies);
    const by = sql`${copy * apart}::int`;
    await copyRows(db, "candidate_cvs", sql`id < ${apart}`, {
      id: sql`id + ${by}`,
      candidate_id: sql`candidate_id + ${by}`,
      cv_key: sql`${`${copy}.`} || cv_key`,
    });
  }
  await sql`alter table ${table} enable trigger user`.execute(db);
  at("their index", 0);
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
}

async function copyPeople(
  db: Kysely<Tables>,
  at: (step: string, share: number) => void,
): Promise<void> {
  const tables = ["candidates", "applications"] as const;
  for (const table of tables)
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  for (let copy = 1; copy <= copies; copy++) {
    at("people", (copy - 1) / copies);
    const by = sql`${copy * apart}::int`;
    await copyRows(db, "candidates", sql`id < ${apart}`, {
      id: sql`id + ${by}`,
      candidate_number: sql`candidate_number + ${by}`,
      email: sql`${`${copy}.`} || email`,
      contact_mobile_number: sql`null`,
      // Shifts the time, so that the ten copies are not next to each other in the list.
      created_date_time: sql`created_date_time - ${copy}::int * interval '37 hours'`,
    });
    await copyRows(db, "applications", sql`id < ${apart}`, {
      id: sql`id + ${by}`,
      candidate_id: sql`candidate_id + ${by}`,
      candidate_number: sql`candidate_number + ${by}`,
      app_uuid: sql`gen_random_uuid()`,
      feedback_awaited_date_time: sql`null`,
    });
    // Copies words, but gives each copy its own email and number tokens.
    await sql`insert into candidate_tokens (company_id, token, candidate_id, identifying)
      select company_id, case when token like '%@%' then ${`${copy}.`} || token else token end,
        candidate_id + ${by}, identifying
      from candidate_tokens where company_id = ${company} and candidate_id < ${apart} and token !~ '^[0-9]'
      union all select company_id, candidate_number::text, id, false from candidates
      where company_id = ${company} and id between ${copy * apart} and ${(copy + 1) * apart - 1}`.execute(
      db,
    );
  }
  await sql`insert into candidate_words
    select company_id, id, company_words(company_id, search_text), sort_name, status_order,
      created_date_time, candidate_number, anonymised from candidates
    on conflict do nothing`.execute(db);
  for (const table of tables)
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
}

/** Copies the rows of a table with some columns changed. */
async function copyRows(
  db: Kysely<Tables>,
  table: keyof Tables,
  which: RawBuilder<unknown>,
  changed: Record<string, RawBuilder<unknown>>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`select column_name as name
    from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db);
  const columns = rows.map(({ name }) => name);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(columns.map((name) => changed[name] ?? sql.ref(name)))}
    from ${sql.table(table)} where company_id = ${company} and ${which}`.execute(db);
}

async function count(db: Kysely<Tables>): Promise<void> {
  await sql`delete from job_status_counts`.execute(db);
  await sql`insert into job_status_counts (company_id, job_id, status, count)
    select company_id, job_id, status, count(*) from applications group by 1, 2, 3`.execute(db);
  await sql`delete from candidate_counts`.execute(db);
  await sql`insert into candidate_counts
    select company_id, status_order, count(*) from candidates group by 1, 2`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
