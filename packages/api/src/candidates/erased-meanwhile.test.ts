import { getCandidate, updateCandidate } from "@ats/core/candidates/details-contract";
import { eraseCandidate } from "@ats/core/candidates/erasure-contract";
import { globalSearch } from "@ats/core/search/contract";
import { type Kysely, sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { indexCandidate } from "../search/candidate-index.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let admin: TestBrowser;
let recruiter: TestBrowser;
let ann: { id: number };

beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  ann = { id: companies.candidates.ann.id };
  const app = testApi(testServices(db));
  admin = await signIn(app, "admin@northgate.example");
  recruiter = await signIn(app, "recruiter@northgate.example");
});

/** Calls that begin one after the other while Ann's record is held: each waits for the one before. */
async function inTurn(...calls: (() => Promise<unknown>)[]) {
  const begun: Promise<PromiseSettledResult<unknown>[]>[] = [];
  await db.transaction().execute(async (held) => {
    await sql`select from candidates where id = ${ann.id} for update`.execute(held);
    for (const call of calls) {
      begun.push(Promise.allSettled([call()]));
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  });
  return (await Promise.all(begun)).flat();
}
const done = { status: "fulfilled" };
const refused = (status: number) => ({ status: "rejected", reason: { status } });

const erase = () =>
  admin.call(eraseCandidate, { params: ann, body: { reason: "The person asked for it" } });
const stored = () =>
  db.selectFrom("candidates").selectAll().where("id", "=", ann.id).executeTakeFirstOrThrow();

test("what is saved of a person while they are erased does not come back", async () => {
  const { first_name, last_name, email, version, ...person } = await recruiter.call(getCandidate, {
    params: ann,
  });
  const { contact_mobile_number, city, postcode, current_jobtitle, current_employer } = person;
  const work = { current_jobtitle, current_employer };
  const body = { first_name, last_name, email: String(email), city, postcode, ...work };
  const save = () =>
    recruiter.call(updateCandidate, {
      params: ann,
      version,
      body: { ...body, contact_mobile_number },
    });
  expect(await inTurn(erase, save)).toMatchObject([done, refused(404)]);
  expect(await stored()).toMatchObject({ first_name: "Erased", email: "", version: version + 1 });
  const events = await db.selectFrom("candidate_events").select("changes").execute();
  expect(events.flatMap(({ changes }) => changes)).toEqual([]);
});

test("who was erased is not found, whatever words are left to find them by", async () => {
  await erase();
  await indexCandidate(db, { ...(await stored()), first_name: "Ann", last_name: "Bell" });
  const query = { m: "APPLICATIONS", q: "ann bell" } as const;
  expect(await admin.call(globalSearch, { query })).toMatchObject({ total: 0 });
});
