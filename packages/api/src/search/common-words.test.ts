import type { ApplicationHit } from "@ats/core/search/contract";
import { listCandidates } from "@ats/core/candidates/contract";
import { countCandidates } from "@ats/core/candidates/count-contract";
import { globalSearch } from "@ats/core/search/contract";
import { type Kysely, sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { inCompany } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addApplication, addCandidate } from "../testing/records.ts";

let db: Kysely<Tables>;
let northgate: number;
let recruiter: TestBrowser;
let manager: TestBrowser;
let riverside: TestBrowser;
beforeAll(async () => {
  db = await testDatabase();
  const { ids, jobs } = await testCompanies(db);
  northgate = ids.northgate;
  const apply = async (
    name: string,
    candidate_number: number,
    {
      anonymised = false,
      current_employer = "Meadow House",
      contact_mobile_number,
    }: { anonymised?: boolean; current_employer?: string; contact_mobile_number?: string } = {},
  ) =>
    addApplication(
      db,
      anonymised ? jobs.carer : jobs.nurse,
      await addCandidate(db, ids.northgate, name, {
        candidate_number,
        current_employer,
        ...(contact_mobile_number && { contact_mobile_number }),
      }),
      { anonymised },
    );
  for (let index = 0; index < 310; index++) {
    await addCandidate(db, ids.northgate, `Maria Stone${index}`, {
      candidate_number: 5000 + index,
      current_jobtitle: "Service Desk Analyst",
    });
    await addCandidate(db, ids.northgate, `Piotr Novak${index}`, {
      candidate_number: 6000 + index,
    });
  }
  await apply("Maria Novak", 7001);
  await apply("Marianne Novakova", 7002, { anonymised: true });
  await apply("Adam Ashton", 7003, { current_employer: "Stone and Piotr" });
  await apply("Piotr Stone", 7004, { contact_mobile_number: "+447700900777" });
  const app = testApi(testServices(db));
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
  riverside = await signIn(app, "admin@riverside.example");
});

async function found(who: TestBrowser, q: string) {
  const { records } = await who.call(globalSearch, { query: { m: "APPLICATIONS", q } });
  return records.map(({ _source }) => (_source as ApplicationHit).candidate_number);
}
async function listed(who: TestBrowser, q: string) {
  const { records } = await who.call(listCandidates, { query: { q } });
  return records.map(({ candidate_number }) => candidate_number).toSorted();
}

describe.each([
  ["hundreds", 1],
  ["a million, as the planner takes it,", 1e12],
])("Specification §2, Global search: of %s who share each word,", (_, tokens) => {
  beforeAll(async () => {
    await sql`update pg_class set reltuples = ${tokens}, relpages = 1
      where relname = 'candidate_words'`.execute(db);
  });

  test.each(["maria novak", "novak maria", "mari nova"])(
    "those who have every one are found: %s",
    async (q) => {
      expect(await found(recruiter, q)).toEqual([7001, 7002]);
      expect(await listed(recruiter, q)).toEqual([7001, 7002]);
    },
  );

  test("a third word narrows them further", async () => {
    expect(await found(recruiter, "maria novak 7001")).toEqual([7001]);
    expect(await listed(recruiter, "novak maria m")).toEqual([7001, 7002]);
  });

  test("words of a title, which go together, find who has them", async () => {
    expect(await listed(recruiter, "service desk analyst 5007")).toEqual([5007]);
    const { total } = await recruiter.call(countCandidates, {
      query: { q: "service desk analyst" },
    });
    expect(total).toBe(310);
  });

  test("a word that nobody has leaves nobody", async () => {
    expect(await found(recruiter, "maria novak xylophone")).toEqual([]);
    expect(await listed(recruiter, "anonymised xylophone")).toEqual([]);
  });

  test("a phone number that is typed in parts finds whose it is", async () => {
    expect(await listed(recruiter, "0770 0900 777")).toEqual([7004]);
    expect(await listed(manager, "0770 0900 777")).toEqual([7004]);
  });

  test("the end of a postcode narrows them", async () => {
    expect(await found(recruiter, "2ab maria")).toEqual([7001, 7002]);
  });

  test("who has the whole term so comes before who has its words", async () => {
    expect(await found(recruiter, "piotr stone")).toEqual([7004, 7003]);
    expect(await found(recruiter, "stone piotr")).toEqual([7004, 7003]);
  });

  test("those who never applied take no place from those who did", async () => {
    expect(await found(recruiter, "maria")).toEqual([7001, 7002]);
    expect(await found(manager, "maria")).toEqual([7001]);
  });

  test("nobody finds another company's", async () => {
    expect(await found(riverside, "maria novak")).toEqual([]);
    expect(await listed(riverside, "maria novak")).toEqual([]);
  });

  test("who is anonymised for the reader is not among them", async () => {
    expect(await found(manager, "maria novak")).toEqual([7001]);
    expect(await listed(manager, "maria novak")).toEqual([7001]);
  });
});

describe("Quality P4: of thousands among a million, as the planner takes it,", () => {
  const newestMarias = [7002, 7001, ...Array.from({ length: 23 }, (_, index) => 5309 - index)];
  const ask = (who: TestBrowser, q: string, page_no = 0) =>
    who.call(listCandidates, { query: { q, sc: "candidate_number", so: "desc", page_no } });

  beforeAll(async () => {
    await sql`update pg_class set reltuples = 1e12, relpages = 1
      where relname = 'candidate_words'`.execute(db);
    const { rows } = await inCompany(db, northgate, (trx) =>
      sql<{ estimated: number }>`
        select (word_estimates(array['maria']))[1]::float as estimated`.execute(trx),
    );
    await sql`update pg_class set reltuples = ${(1e12 * 5_000) / (rows[0]?.estimated ?? 1)}
      where relname = 'candidate_words'`.execute(db);
    await sql`update candidate_counts set count = count + 1000000
      where count = (select max(count) from candidate_counts)`.execute(db);
  });

  test("who has a word is listed, and counted with the page", async () => {
    const { records, total } = await ask(recruiter, "mari");
    expect(records.map(({ candidate_number }) => candidate_number)).toEqual(newestMarias);
    expect(total).toBe(312);
  });

  test("who has two is listed before they are counted", async () => {
    const { records, total } = await ask(recruiter, "maria stone");
    expect(records.map(({ candidate_number }) => candidate_number)).toEqual(
      Array.from({ length: 25 }, (_, index) => 5309 - index),
    );
    expect(total).toBeNull();
  });

  test("a page that the walk does not fill is found", async () => {
    const { records, total } = await ask(recruiter, "maria stone", 12);
    expect(records).toHaveLength(10);
    expect(total).toBe(310);
  });

  test("who is anonymised for the reader is not among them", async () => {
    const { records, total } = await ask(manager, "mari");
    expect(records.map(({ candidate_number }) => candidate_number)).toEqual([
      ...newestMarias.slice(1),
      5286,
    ]);
    expect(total).toBeNull();
  });
});
