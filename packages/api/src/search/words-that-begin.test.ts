import { listCandidates } from "@ats/core/candidates/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { signIn, testApi, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addCandidate } from "../testing/records.ts";

test("Quality P4: a word is found with those that begin with it, be they few, whom an index lists, or many", async () => {
  const db = await testDatabase();
  const { ids } = await testCompanies(db);
  const recruiter = await signIn(testApi(testServices(db)), "recruiter@northgate.example");
  await addCandidate(db, ids.riverside, "Olga Kestrelot", { candidate_number: 1 });
  const names = ["", ..."abcdefghi"].map((letter) => `Kestrel${letter}`);
  const asked: string[] = [];
  for (const [place, name] of names.entries()) {
    await addCandidate(db, ids.northgate, `Olga ${name}`, {
      candidate_number: 8000 + place,
      email: `olga@${place}.example`,
    });
    const { records } = await recruiter.call(listCandidates, { query: { q: "kestrel olga" } });
    expect(records.map(({ last_name }) => last_name).toSorted()).toEqual(names.slice(0, place + 1));
    asked.push(
      await db.transaction().execute(async (trx) => {
        await sql`select set_config('ats.company_id', ${String(ids.northgate)}, true)`.execute(trx);
        const { rows } = await sql<{ query: string }>`
          select words_query(array['kestrel'])::text as query`.execute(trx);
        return rows[0]?.query.replaceAll(`${ids.northgate} `, "") ?? "";
      }),
    );
  }
  expect(asked.slice(0, 2)).toEqual(["'kestrel'", "'kestrel' | 'kestrela'"]);
  expect(asked.at(-1)).toBe("'kestrel':*");
});
