import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { emptyDatabase, testDatabase, testPool } from "../testing/database.ts";
import { testCompanies } from "../testing/companies.ts";
import { inCompany } from "./database.ts";
import { migrate, migrations } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";

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

test("a company's transaction sees and writes only its own rows, whatever the query", async () => {
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
