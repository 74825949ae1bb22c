import { listCandidates } from "@ats/core/candidates/contract";
import { type Kysely, sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { textVector } from "../search/text-words.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addCandidate } from "../testing/records.ts";

/** Ninety people, one added every five days; the planner takes them for many more. */
let recruiter: TestBrowser;
let manager: TestBrowser;
let db: Kysely<Tables>;
let company: number;
const people = Array.from({ length: 90 }, (_, index) => ({
  candidate_number: 9_000 + index,
  created_date_time: new Date(Date.UTC(2028, 0, 1 + 5 * index, index % 24)),
  anonymised: index % 10 === 9,
  text: `Welding${index % 2 ? " of pipes" : ""}${index < 30 ? ", riveting" : ""}`,
}));

beforeAll(async () => {
  db = await testDatabase();
  company = (await testCompanies(db)).ids.northgate;
  for (const { text, ...person } of people) {
    const { id } = await addCandidate(db, company, `Sam Iron${person.candidate_number}`, person);
    await addCv(id, text);
  }
  await sql`analyze candidate_cvs`.execute(db);
  await expectMany(200);
  const app = testApi(testServices(db));
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
});

const addCv = (candidate_id: number, text: string) =>
  sql`insert into candidate_cvs (company_id, candidate_id, cv_key, cv_name, cv_type, cv_size, text,
      words, created_date_time)
    values (${company}, ${candidate_id}, gen_random_uuid(), 'CV.pdf', 'application/pdf', 1, ${text},
      ${textVector(text)}, now())`.execute(db);

/** Makes the planner expect so many CVs for each one there is. */
const expectMany = (times: number) =>
  sql`update pg_class set reltuples = reltuples * ${times}::int
    where relname = 'candidate_cvs'`.execute(db);

type Query = Parameters<typeof listed>[1];
async function listed(who: TestBrowser, query: { cv: string; page_no?: number; filter?: string }) {
  const { records, total } = await who.call(listCandidates, { query: query as never });
  return { numbers: records.map(({ candidate_number }) => candidate_number), total };
}

/** Numbers of the people whose CV has a word, the last added first. */
const withWord = (word: string) =>
  people
    .flatMap(({ text, candidate_number }) => (text.includes(word) ? candidate_number : []))
    .toReversed();

describe("Quality P4: of CVs that have the words, the newest are listed before all are found", () => {
  test.each<[string, Query, string]>([
    ["a word of every CV", { cv: "welding" }, "Weld"],
    ["a word of every second CV", { cv: "pipes" }, "pipes"],
    ["a phrase", { cv: '"welding of pipes"' }, "of pipes"],
    ["a word of old CVs only", { cv: "riveting" }, "rivet"],
  ])("%s", async (_, query, word) => {
    expect(await listed(recruiter, query)).toEqual({
      numbers: withWord(word).slice(0, 25),
      total: null,
    });
  });

  test("a second page goes on where the first ended", async () => {
    const { numbers } = await listed(recruiter, { cv: "welding", page_no: 1 });
    expect(numbers).toEqual(withWord("Weld").slice(25, 50));
  });

  test("the last page, which is not full, has the total", async () => {
    expect(await listed(recruiter, { cv: "pipes", page_no: 1 })).toEqual({
      numbers: withWord("pipes").slice(25),
      total: 45,
    });
  });

  test("people who are anonymised for the reader are left out", async () => {
    const { numbers } = await listed(manager, { cv: "welding" });
    expect(numbers).toEqual(
      withWord("Weld")
        .filter((number) => number % 10 !== 9)
        .slice(0, 25),
    );
  });

  test("a filter that leaves few of the newest reads on to the oldest", async () => {
    await sql`update candidates set status_order = 2
      where candidate_number between 9_000 and 9_029`.execute(db);
    const { numbers } = await listed(recruiter, { cv: "welding", filter: "active" });
    expect(numbers).toEqual(withWord("rivet").slice(0, 25));
  });

  test("the CV of somebody who was merged counts by the day on which the person was added", async () => {
    const idOf = async (candidate_number: number) =>
      (
        await db
          .selectFrom("candidates")
          .where("candidate_number", "=", candidate_number)
          .select("id")
          .executeTakeFirstOrThrow()
      ).id;
    const [newest, oldest] = [await idOf(9_089), await idOf(9_000)];
    await addCv(newest, "Annealing");
    await sql`update candidate_cvs set candidate_id = ${oldest} where candidate_id = ${newest}`.execute(
      db,
    );
    const { rows } = await sql<{
      same: boolean;
    }>`select bool_and(added_in = spans_of(c.created_date_time)) as same
      from candidate_cvs v join candidates c on c.id = v.candidate_id`.execute(db);
    expect(rows).toEqual([{ same: true }]);
  });
});
