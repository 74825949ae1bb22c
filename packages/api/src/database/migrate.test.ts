import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, inject, test } from "vitest";
import { emptyDatabase, testDatabase, testPool } from "../testing/database.ts";
import { testCompanies } from "../testing/companies.ts";
import { addCandidate } from "../testing/records.ts";
import { inCompany } from "./database.ts";
import { migrate, migrations } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import type { Tables } from "./tables.ts";

test.skipIf(process.env.ATS_TEST_DATABASE !== "postgres" || !inject("postgres"))(
  "two instances that start together migrate an empty server once",
  async () => {
    const url = await emptyDatabase(inject("postgres") ?? "");
    const instances = [1, 2, 3].map(() => openPostgres(testPool(url)));
    await Promise.all(instances.map(migrate));
    const { rows } = await sql`select name from kysely_migration`.execute(instances[0] as never);
    expect(rows).toEqual(Object.keys(migrations).map((name) => ({ name })));
    for (const instance of instances) await instance.destroy();
  },
);

test("migrating again changes nothing", async () => {
  const db = await testDatabase();
  await expect(migrate(db)).resolves.toBeUndefined();
});

test("a company of before careers pages had a flag keeps its own, unless it had closed it", async () => {
  const pglite = await PGlite.create();
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  const provider = { getMigrations: async () => migrations };
  await new Migrator({ db, provider }).migrateTo("0042_common_words");
  await sql`insert into companies (name, company_type, ats_settings, system_settings, system_flags)
    values ('Open', 'ATS', '{}', '{}', '{"approval_process": true}'),
      ('Closed', 'ATS', '{}', '{}', '{"publishing": {"careers_page": false}}')`.execute(db);
  await migrate(db);
  const companies = await db.selectFrom("companies").select("system_flags").orderBy("id").execute();
  expect(companies.map(({ system_flags }) => system_flags)).toEqual([
    { approval_process: true, publishing: { careers_page: true } },
    { publishing: { careers_page: false } },
  ]);
  await pglite.close();
});

test("the tags that candidates had before they were narrowed by them are the company's, in one spelling", async () => {
  const pglite = await PGlite.create();
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  const provider = { getMigrations: async () => migrations };
  await new Migrator({ db, provider }).migrateTo("0043_channels");
  await sql`insert into companies (id, name, company_type, ats_settings, system_settings, system_flags)
    values (1, 'Northgate', 'ATS', '{}', '{}', '{}')`.execute(db);
  await sql`insert into tags (company_id, label) values (1, 'Nights')`.execute(db);
  for (const [number, tags] of [["Driver", "NIGHTS"], ["nights", "Nights"], []].entries())
    await sql`insert into candidates (company_id, candidate_number, first_name, last_name, email,
        history, search_text, open_search_text, created_date_time, tags)
      values (1, ${number}, '', '', '', '{}', '', '', now(), ${tags})`.execute(db);
  await migrate(db);
  const candidates = await db.selectFrom("candidates").select("tags").orderBy("id").execute();
  expect(candidates.map(({ tags }) => tags)).toEqual([["Driver", "Nights"], ["Nights"], []]);
  const tags = await db.selectFrom("tags").select("label").orderBy("label").execute();
  expect(tags.map(({ label }) => label)).toEqual(["Driver", "Nights"]);
  await pglite.close();
});

test("a document that still waited for somebody who had left is taken back", async () => {
  const db = await testDatabase();
  const { applications, envelopes } = await testCompanies(db);
  await sql`update applications set status = 'REJECTED', status_reason = 'Position filled'
    where id = ${applications.annAsNurse.id}`.execute(db);
  await sql`alter table envelopes drop column evidence`.execute(db);
  await migrations["0048_what_was_signed"]?.up(db);
  const rows = await db
    .selectFrom("envelopes as e")
    .leftJoin("envelope_events as v", "v.envelope_id", "e.id")
    .where("e.id", "in", [envelopes.draft, envelopes.waiting])
    .select(["e.status", "e.reason", "v.type"])
    .orderBy("e.id")
    .execute();
  expect(rows).toEqual([
    { status: "DRAFT", reason: null, type: null },
    { status: "REJECTED", reason: "The application had ended.", type: "withdrawn" },
  ]);
});

test("a postcode kept from before is found by its end", async () => {
  const db = await testDatabase();
  const { ids } = await testCompanies(db);
  const { id } = await addCandidate(db, ids.northgate, "Ewa Lis", {
    candidate_number: 7001,
    postcode: "YO1 7HH",
  });
  const ends = db.selectFrom("candidate_tokens").where("token", "=", "7hh");
  await db.deleteFrom("candidate_tokens").where("token", "=", "7hh").execute();
  await migrations["0083_words_that_stand_alone"]?.up(db);
  expect(await ends.select(["candidate_id", "identifying"]).execute()).toEqual([
    { candidate_id: id, identifying: true },
  ]);
});

test("a company of before places could be turned off keeps its suggestions", async () => {
  const db = await testDatabase();
  const { ids } = await testCompanies(db);
  await migrations["0148_places_suggested"]?.up(db);
  const company = db.selectFrom("companies").where("id", "=", ids.northgate);
  const { ats_settings } = await company.select("ats_settings").executeTakeFirstOrThrow();
  expect(ats_settings).toMatchObject({ enableLocationDropDown: true, agency_enabled: true });
});

test("a name kept from before stands apart from its words, in either order", async () => {
  const db = await testDatabase();
  const { ids } = await testCompanies(db);
  await addCandidate(db, ids.northgate, "Ewa Lis", { candidate_number: 7001 });
  const names = db
    .selectFrom("candidate_tokens")
    .where("token", "in", [" ewa lis", " lis ewa"])
    .select("token")
    .orderBy("token");
  const kept = await names.execute();
  expect(kept).toHaveLength(2);
  await sql`update candidate_tokens set token = ltrim(token)`.execute(db);
  expect(await names.execute()).toEqual([]);
  await migrations["0134_phrases_apart"]?.up(db);
  expect(await names.execute()).toEqual(kept);
});

test("two attributes of one name that a vacancy had are told apart by a number, except in a draft", async () => {
  const db = await testDatabase();
  const { ids, jobs } = await testCompanies(db);
  const names = ["Calm", "Kind", "calm"];
  for (const [position, name] of names.entries())
    for (const job of [jobs.nurse, jobs.carer])
      await db
        .insertInto("scorecard_attributes")
        .values({
          company_id: ids.northgate,
          id: crypto.randomUUID(),
          job_id: job.id,
          position,
          name,
        })
        .execute();
  await db.updateTable("jobs").set({ status: "DRAFT" }).where("id", "=", jobs.carer.id).execute();
  await migrations["0140_attributes_told_apart"]?.up(db);
  const named = (job_id: number) =>
    db
      .selectFrom("scorecard_attributes")
      .where("job_id", "=", job_id)
      .select("name")
      .orderBy("position")
      .execute();
  expect(await named(jobs.nurse.id)).toEqual(
    ["Calm", "Kind", "calm (2)"].map((name) => ({ name })),
  );
  expect(await named(jobs.carer.id)).toEqual(names.map((name) => ({ name })));
});

test("counts and sums are numbers, times are dates, enums come as arrays", async () => {
  const db = await testDatabase();
  const { rows } = await sql`select count(*) as count, sum(n::bigint) as sum, avg(n) as average,
    '2026-11-20T09:00:00+01:00'::timestamptz as time, array_agg(n) as numbers,
    array_agg(n::bigint) as ids, 'a' = any(${["a"]}::text[]) as found,
    'APPLIED'::application_status = any(${["APPLIED"]}::application_status[]) as applied
    from generate_series(1, 2) as g (n)`.execute(db);
  expect(rows).toEqual([
    {
      count: 2,
      sum: 3,
      average: 1.5,
      time: new Date("2026-11-20T08:00:00Z"),
      numbers: [1, 2],
      ids: [1, 2],
      found: true,
      applied: true,
    },
  ]);
});

test("a company's transaction sees and writes its own rows alone, whatever it asks for", async () => {
  const db = await testDatabase();
  const { ids, jobs } = await testCompanies(db);
  await inCompany(db, ids.riverside, async (riverside) => {
    const seen = await riverside.selectFrom("jobs").select("title").execute();
    expect(seen).toEqual([{ title: "Planning Officer" }]);
    const users = await riverside.selectFrom("users").select("email").execute();
    expect(users).toEqual([{ email: "admin@riverside.example" }]);
    const changed = await riverside
      .updateTable("jobs")
      .set({ title: "Taken" })
      .where("id", "=", jobs.nurse.id)
      .executeTakeFirst();
    expect(changed.numUpdatedRows).toBe(0n);
  });
  await expect(
    inCompany(db, ids.riverside, (riverside) =>
      riverside
        .insertInto("job_tokens")
        .values({ company_id: ids.northgate, token: "planted", job_id: jobs.nurse.id })
        .execute(),
    ),
  ).rejects.toMatchObject({ code: "42501" });
  await expect(
    inCompany(db, ids.riverside, (riverside) =>
      riverside.selectFrom("users").select("password_hash").execute(),
    ),
  ).rejects.toMatchObject({ code: "42501" });
});

test("a transaction that fails leaves nothing behind, and the next one works", async () => {
  const db = await testDatabase();
  const { ids } = await testCompanies(db);
  const failing = inCompany(db, ids.northgate, async (northgate) => {
    await northgate.deleteFrom("job_tokens").execute();
    throw new Error("The handler failed.");
  });
  await expect(failing).rejects.toThrow("The handler failed.");
  const { count } = await db
    .selectFrom("job_tokens")
    .select((row) => row.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(count).toBeGreaterThan(0);
});
