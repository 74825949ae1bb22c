import { listCandidates } from "@ats/core/candidates/contract";
import { countCandidates } from "@ats/core/candidates/count-contract";
import { type Kysely, sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { textVector } from "../search/text-words.ts";
import { addCandidate } from "../testing/records.ts";

/** Thirty welders, the newest candidates. Tokens and statistics suggest many more. */
let recruiter: TestBrowser;
let manager: TestBrowser;
const welders = Array.from({ length: 30 }, (_, index) => 9_000 + index);
const newestFirst = welders.toReversed();

beforeAll(async () => {
  const db = await testDatabase();
  const { ids } = await testCompanies(db);
  for (const candidate_number of welders) {
    const { id } = await addCandidate(db, ids.northgate, `Sam Iron${candidate_number}`, {
      candidate_number,
      current_jobtitle: "Welder",
      created_date_time: new Date(Date.UTC(2030, 0, 1, 0, candidate_number - 9_000)),
      anonymised: candidate_number === 9_029,
    });
    await sql`insert into candidate_cvs (company_id, candidate_id, cv_key, cv_name, cv_type, cv_size,
        text, words, created_date_time)
      values (${ids.northgate}, ${id}, ${`cv/${id}`}, 'CV.pdf', 'application/pdf', 1,
        'Welding of pipes', ${textVector("Welding of pipes")}, now())`.execute(db);
  }
  await addTokensOfOthers(db, ids.northgate, "welder", 300);
  await sql`analyze candidate_words`.execute(db);
  // Makes the planner believe that there are very many people and CVs.
  await sql`update pg_class set reltuples = 1e12, relpages = 1
    where relname in ('candidate_words', 'candidate_cvs')`.execute(db);
  const app = testApi(testServices(db));
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
});

/** Adds tokens without candidates, as if many others had the word. */
const addTokensOfOthers = (db: Kysely<Tables>, company_id: number, token: string, others: number) =>
  db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`insert into candidate_tokens (company_id, token, candidate_id, identifying)
      select ${company_id}, ${token}, 1000000 + each, true from generate_series(1, ${others}) each`.execute(
      trx,
    );
  });

type Query = Parameters<typeof ask>[1];
const ask = (who: TestBrowser, query: { q?: string; s?: string; cv?: string; page_no?: number }) =>
  who.call(listCandidates, { query: query as never });
async function listed(who: TestBrowser, query: Query) {
  const { records, total } = await ask(who, query);
  return { numbers: records.map(({ candidate_number }) => candidate_number), total };
}
const counted = async (who: TestBrowser, query: Query) =>
  (await who.call(countCandidates, { query: query as never })).total;

describe("Quality P4: a search with very many matches", () => {
  const searches: [string, Query][] = [
    ["a word", { q: "welder" }],
    ["a word that is begun", { q: "weld" }],
    ["a field", { s: "current_jobtitle:welder" }],
    ["words in a CV", { cv: "welding" }],
    ["both", { q: "welder", cv: "pipes" }],
  ];

  test.each(searches)("is listed before it is counted: %s", async (_, query) => {
    expect(await listed(recruiter, query)).toEqual({
      numbers: newestFirst.slice(0, 25),
      total: null,
    });
    expect(await counted(recruiter, query)).toBe(30);
  });

  test.each(searches)("is counted when the page is not full: %s", async (_, query) => {
    const last = { ...query, page_no: 1 };
    expect(await listed(recruiter, last)).toEqual({ numbers: newestFirst.slice(25), total: 30 });
  });

  test.each(searches)("leaves out candidates anonymised for the reader: %s", async (_, query) => {
    const { numbers, total } = await listed(manager, query);
    expect(numbers).toEqual(newestFirst.slice(1, 26));
    expect(total).toBeNull();
    expect(await counted(manager, query)).toBe(29);
  });

  test("counts its few matches when a rare word is added", async () => {
    expect(await listed(recruiter, { q: "welder 9007" })).toEqual({ numbers: [9_007], total: 1 });
    expect(await listed(recruiter, { q: "welder iron9007" })).toEqual({
      numbers: [9_007],
      total: 1,
    });
  });
});
