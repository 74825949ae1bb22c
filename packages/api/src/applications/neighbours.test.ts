import { listApplications } from "@ats/core/applications/contract";
import { getNeighbours } from "@ats/core/applications/neighbours-contract";
import type { Input, Output } from "@ats/core/contract/endpoint";
import type { Kysely } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
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

// All applied at the same moment, in four stages: more than a page, and more than a column first
// shows.
const stages = ["APPLIED", "SHORTLIST", "REJECTED", "INCOMPLETE"] as const;
beforeAll(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  for (let at = 0; at < 80; at += 1) {
    const name = `Zoë ${at % 2 ? "Ackroyd" : "Okafor"}`;
    const candidate = await addCandidate(db, companies.ids.northgate, name, {
      candidate_number: 3000 + at,
    });
    await addApplication(db, companies.jobs.carer, candidate, { status: stages[at % 4] });
  }
  const app = testApi(testServices(db));
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
});

type Query = NonNullable<Input<typeof getNeighbours>["query"]>;
const neighbours = (id: number, query: Query = {}, who = recruiter) =>
  who.call(getNeighbours, { params: { id }, query });

/** Every application of the list, page by page. */
async function all(query: Query, who = recruiter) {
  const ids: number[] = [];
  for (let page_no = 0; ; page_no += 1) {
    const { records } = await who.call(listApplications, {
      params: { id: companies.jobs.carer.id },
      query: { ...query, page_no },
    });
    if (records.length === 0) return ids;
    ids.push(...records.map(({ id }) => id));
  }
}

/** Walks from the first application to the last by `next`. */
async function walk(first: number, query: Query, who = recruiter) {
  const met: number[] = [];
  let next: Output<typeof getNeighbours>["next"] | { id: number } = { id: first };
  while (next) {
    met.push(next.id);
    const { position, previous, next: after } = await neighbours(next.id, query, who);
    expect([position, previous?.id]).toEqual([met.length, met.at(-2)]);
    next = after;
  }
  return met;
}

describe("Specification §1, applications: previous and next go through the whole list", () => {
  test.each<[string, Query]>([
    ["as it is usually shown", {}],
    ["with all that were submitted, as the board has its columns", { filter: "complete" }],
    ["of one stage", { status: "SHORTLIST" }],
    ["by name, backwards", { sc: "name", so: "desc" }],
    ["as it is searched", { q: "ackroyd", filter: "complete" }],
    ["as it is searched by a field", { s: ["last_name:okafor"], sc: "candidate_number" }],
  ])("%s", async (_, query) => {
    const list = await all(query);
    expect(list.length).toBeGreaterThan(15);
    expect(await walk(list[0] as number, query)).toEqual(list);
    expect((await neighbours(list[3] as number, query)).count).toBe(list.length);
  });

  test("as a reader sees it from whom names are hidden, and names nobody", async () => {
    const query = { sc: "name", so: "asc" } as const;
    const list = await all(query, manager);
    expect(await walk(list[0] as number, query, manager)).toEqual(list);
    const { next } = await neighbours(list.at(-2) as number, query, manager);
    expect(next).toMatchObject({ candidate_number: 1042, first_name: null, last_name: null });
  });
});

test("what the list does not have stands nowhere in it", async () => {
  const [rejected] = await all({ status: "REJECTED" });
  expect(await neighbours(rejected as number)).toEqual({
    previous: null,
    next: null,
    position: null,
    count: (await all({})).length,
  });
});

test("who is moved on is passed by on the way back", async () => {
  const query = { status: "APPLIED" } as const;
  const [first, second, third] = await all(query);
  await moveAsSeen(recruiter, { ids: [second as number], status: "SHORTLIST" });
  expect((await neighbours(third as number, query)).previous?.id).toBe(first);
});
