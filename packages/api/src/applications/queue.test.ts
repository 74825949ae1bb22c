import { getQueue, listMoved, listQueued } from "@ats/core/applications/queue-contract";
import type { Input } from "@ats/core/contract/endpoint";
import type { Kysely } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { moveAsSeen } from "../testing/move-applications.ts";
import { addApplication, addCandidate } from "../testing/records.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let manager: TestBrowser;
let admin: TestBrowser;
let services: ReturnType<typeof testServices>;

const applicants = 120;

beforeAll(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  for (let at = 0; at < applicants; at += 1) {
    const candidate = await addCandidate(db, companies.ids.northgate, "Zoë Ackroyd", {
      candidate_number: 3000 + at,
    });
    const status = at % 2 ? "SHORTLIST" : "APPLIED";
    await addApplication(db, companies.jobs.carer, candidate, { status });
  }
  services = testServices(db);
  const app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
  admin = await signIn(app, "admin@northgate.example");
});

const queue = async (query: NonNullable<Input<typeof getQueue>["query"]> = {}) =>
  (await recruiter.call(getQueue, { params: { id: companies.jobs.carer.id }, query })).ids;
const decided = async (query: NonNullable<Input<typeof getQueue>["query"]>) =>
  (await recruiter.call(getQueue, { params: { id: companies.jobs.carer.id }, query })).decided;
const queued = async (application_ids: number[], who = recruiter) =>
  (await who.call(listQueued, { query: { application_ids } })).records;

test("Specification §1, review: a queue has the whole list, filtered and sorted as that is", async () => {
  const ids = await queue({
    status: "SHORTLIST",
    q: "ackroyd",
    sc: "candidate_number",
    so: "desc",
  });
  expect(ids).toHaveLength(applicants / 2);
  const shown = await queued(ids);
  expect(shown.map(({ candidate_number }) => candidate_number)).toEqual(
    ids.map((_, place) => 3119 - 2 * place),
  );
  expect(new Set(shown.map(({ status }) => status))).toEqual(new Set(["SHORTLIST"]));
  expect((await queue()).length).toBeGreaterThan(applicants);
});

test("who is hired, rejected or withdrawn is decided already, unless that stage is reviewed", async () => {
  const [last] = (await queue({ status: "SHORTLIST" })).slice(-1) as [number];
  await moveAsSeen(recruiter, { ids: [last], status: "REJECTED", reason: "Position filled" });
  expect(await decided({ filter: "complete" })).toContain(last);
  expect(await decided({ filter: "active" })).toEqual([]);
  expect(await decided({ status: "REJECTED" })).toEqual([]);
  await moveAsSeen(recruiter, { ids: [last], status: "SHORTLIST", undo: true });
});

test("who is moved on keeps their place in a queue that began before", async () => {
  const ids = await queue({ status: "APPLIED" });
  const [first] = ids as [number];
  await moveAsSeen(recruiter, { ids: [first], status: "INTERVIEW" });
  expect(await queued(ids.slice(0, 2))).toMatchObject([{ id: first, status: "INTERVIEW" }, {}]);
  expect(await queue({ status: "APPLIED" })).toEqual(ids.slice(1));
});

test("who is moved by a colleague during a review is named, until that is undone", async () => {
  const params = { id: companies.jobs.carer.id };
  const { ids, read_date_time: since } = await recruiter.call(getQueue, { params, query: {} });
  const moved = async () => (await recruiter.call(listMoved, { params, query: { since } })).ids;
  expect(await moved()).toEqual([]);
  const [id] = (await queue({ status: "SHORTLIST" })) as [number];
  expect(ids).toContain(id);
  services.clock.advance(1000);
  await moveAsSeen(admin, { ids: [id], status: "INTERVIEW" });
  expect(await moved()).toEqual([id]);
  await moveAsSeen(admin, { ids: [id], status: "SHORTLIST", undo: true });
  expect(await moved()).toEqual([]);
});

test("a queue names nobody to a reader from whom names are hidden", async () => {
  const hidden = (await queued(await queue(), manager)).filter((each) => each.anonymised_row);
  const nobody = { first_name: null, last_name: null };
  expect(hidden).toMatchObject([
    { candidate_number: 1041, ...nobody },
    { candidate_number: 1042, ...nobody },
  ]);
});
