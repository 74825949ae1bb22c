import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { emailKey } from "@ats/core/validation/email";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import { erasedOrder } from "../candidates/status-order.ts";
import { normalise } from "../search/normalise.ts";
import { candidateSearchText, candidateTokens } from "../search/tokens.ts";
import { emptyDatabase, freshDatabase, testPool } from "../testing/database.ts";
import { migrate, migrations } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import type { Tables } from "./tables.ts";

/** Dumps of released databases, each with a little demo data. */
const releases = new URL("releases/", import.meta.url);

test.each(readdirSync(releases))(
  "%s migrates to the schema of a new database and keeps its rows",
  async (name) => {
    const db = await load(gunzipSync(readFileSync(new URL(name, releases))).toString());
    const before = await rowCounts(db);
    expect(before).not.toContainEqual([expect.any(String), 0]);
    await migrate(db);
    expect(await rowCounts(db)).toEqual(before);
    const { rows: done } = await sql<{ name: string }>`
      select name from kysely_migration order by timestamp, name`.execute(db);
    expect(done.map((each) => each.name)).toEqual(Object.keys(migrations));
    // A difference where no migration is new: the schema of a release has been edited.
    const fresh = await freshDatabase();
    expect(await schemaOf(db)).toEqual(await schemaOf(fresh));
    await Promise.all([db.destroy(), fresh.destroy()]);
  },
);

test("people of an older release are found and compared as those of this one", async () => {
  const db = await load(gunzipSync(readFileSync(new URL("0.1.0.sql.gz", releases))).toString());
  await sql`update candidates set first_name = '明', last_name = '李 O‘Brien', email = 'ming@Bücher.example'
    where (company_id, id) = (select company_id, min(id) from candidates group by 1 order by 1 limit 1)`.execute(
    db,
  );
  await migrate(db);
  const rows = await db
    .selectFrom("candidates")
    .selectAll()
    .where("search_text", "<>", "")
    .where("status_order", ">", erasedOrder)
    .execute();
  expect(rows.map(({ email_key }) => email_key)).toContain("ming@xn--bcher-kva.example");
  for (const row of rows) {
    const { search_text, ...keys } = candidateSearchText(row);
    expect(row).toMatchObject(keys);
    expect(row.search_text.split(" ").toSorted()).toEqual(search_text.split(" ").toSorted());
    expect(row.sort_name).toBe(normalise(`${row.last_name} ${row.first_name}`));
    const { rows: tokens } = await sql<{ token: string }>`
      select token from candidate_tokens where company_id = ${row.company_id}
        and candidate_id = ${row.id}`.execute(db);
    expect(tokens.map(({ token }) => token).toSorted()).toEqual(
      [...candidateTokens(row).keys()].toSorted(),
    );
  }
  const { rows: misplaced } = await sql`
    select from applications a join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
    where c.search_text <> '' and a.sort_name <> c.sort_name`.execute(db);
  expect(misplaced).toEqual([]);
  await db.destroy();
});

describe("emails of an older release with letters of other alphabets", () => {
  const released = async () =>
    load(gunzipSync(readFileSync(new URL("0.1.0.sql.gz", releases))).toString());

  test("are compared in one form, in accounts, messages and counted requests", async () => {
    const db = await released();
    await sql`update users set email = 'Nora@Bücher.example'
      where id = (select min(id) from users)`.execute(db);
    await sql`update outgoing_mail set to_address = 'NORA@Bücher.example, Ann@mail.example'
      where id = (select min(id) from outgoing_mail)`.execute(db);
    await sql`insert into sign_in_attempts (email, address, succeeded, created_date_time)
      values ('nora@bücher.example', '10.0.0.1', true, now())`.execute(db);
    await migrate(db);
    const key = "nora@xn--bcher-kva.example";
    const users = await db.selectFrom("users").select(["email", "email_key"]).execute();
    expect(users.map(({ email }) => emailKey(email))).toEqual(
      users.map(({ email_key }) => email_key),
    );
    expect(users.map(({ email_key }) => email_key)).toContain(key);
    const mails = await db.selectFrom("outgoing_mail").select("address_key").execute();
    expect(mails.map(({ address_key }) => address_key)).toContain(`${key}, ann@mail.example`);
    const attempts = await db.selectFrom("sign_in_attempts").select("email").execute();
    expect(attempts).toContainEqual({ email: key });
    await db.destroy();
  });

  test("are named when two accounts of a company share one, and nothing is changed", async () => {
    const db = await released();
    const { rows } = await sql<{ company_id: number }>`
      select company_id from users where home_user_id is null group by 1 having count(*) > 1`.execute(
      db,
    );
    const company_id = rows[0]?.company_id;
    for (const [nth, email] of ["nora@bücher.example", "nora@xn--bcher-kva.example"].entries())
      await sql`update users set email = ${email} where id = (select id from users
        where company_id = ${company_id} and home_user_id is null order by id offset ${nth} limit 1)`.execute(
        db,
      );
    await expect(migrate(db)).rejects.toThrow(
      `nora@bücher.example and nora@xn--bcher-kva.example in company ${company_id}`,
    );
    await db.destroy();
  });
});

async function load(dump: string): Promise<Kysely<Tables>> {
  const server = process.env.ATS_TEST_DATABASE === "postgres" ? inject("postgres") : undefined;
  if (server) {
    const pool = testPool(await emptyDatabase(server));
    await pool.query(dump);
    return openPostgres(pool);
  }
  const pglite = await PGlite.create();
  await pglite.exec(dump);
  return new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
}

async function rowCounts(db: Kysely<Tables>): Promise<[table: string, count: number][]> {
  const counts: [string, number][] = [];
  for (const table of ["applications", "candidates", "jobs", "outgoing_mail", "users"] as const) {
    const count = db.selectFrom(table).select((row) => row.fn.countAll<number>().as("count"));
    counts.push([table, Number((await count.executeTakeFirstOrThrow()).count)]);
  }
  return counts;
}

/** All that makes the schema, a line for each part. */
async function schemaOf(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', 'table', oid::regclass, relrowsecurity, reloptions, relacl) as line
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    union all select concat_ws(' ', 'column', attrelid::regclass, attname,
        format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
        pg_get_expr(adbin, adrelid), attcollation::regcollation, attstattarget, attacl)
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      join pg_class c on c.oid = attrelid and relnamespace = 'public'::regnamespace and relkind = 'r'
      where attnum > 0 and not attisdropped
    union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_indexdef(indexrelid) from pg_index
      join pg_class on pg_class.oid = indrelid and relnamespace = 'public'::regnamespace
    union all select concat_ws(' ',
        regexp_replace(pg_get_functiondef(oid), '(--[^\\n]*|\\s)+', ' ', 'g'), proacl)
      from pg_proc where pronamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(pg_trigger.oid) from pg_trigger
      join pg_class on pg_class.oid = tgrelid and relnamespace = 'public'::regnamespace
      where not tgisinternal
    union all select concat_ws(' ', 'policy', polrelid::regclass, polname, polcmd, polpermissive,
        pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) from pg_policy
    union all select concat_ws(' ', 'enum', enumtypid::regtype, enumlabel) from pg_enum
    order by line`.execute(db);
  return rows.map(({ line }) => line).filter((line) => !line.includes("kysely_migration"));
}
