import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { up } from "../database/migrations/0.2.0-zones-of-telephone-numbers.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addCandidate } from "../testing/records.ts";

test("an upgrade adds the national numbers that new candidates are found by", async () => {
  const db = await testDatabase();
  const { ids } = await testCompanies(db);
  const numbers = [
    "+34612345678",
    "+491711234567",
    "+12025550123",
    "+447700900456",
    "+35312345678",
  ];
  for (const [index, contact_mobile_number] of numbers.entries())
    await addCandidate(db, ids.northgate, "Iria Quintela", {
      candidate_number: 2001 + index,
      contact_mobile_number,
    });
  const stored = async () => [
    await sql`select id, search_text from candidates order by id`.execute(db),
    await sql`select candidate_id, token from candidate_tokens order by candidate_id, token`.execute(
      db,
    ),
  ];
  const found = (await stored()).map(({ rows }) => rows);
  await sql`update candidates set search_text = regexp_replace(search_text,
    ' ' || phone_key || ' 0[0-9]+ [0-9]+ ', ' ' || phone_key || ' ')
    where phone_key not like '44%'`.execute(db);
  await sql`delete from candidate_tokens t using candidates c where c.id = t.candidate_id
    and phone_key not like '44%' and phone_key like '%' || ltrim(token, '0')
    and token <> phone_key and length(token) > 6`.execute(db);
  expect((await stored()).map(({ rows }) => rows)).not.toEqual(found);
  await db.transaction().execute((transaction) => up(transaction as unknown as Kysely<unknown>));
  expect((await stored()).map(({ rows }) => rows)).toEqual(found);
});
