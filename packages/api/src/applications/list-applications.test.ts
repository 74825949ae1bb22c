import { listApplications } from "@ats/core/applications/contract";
import { getQueue } from "@ats/core/applications/queue-contract";
import { exportApplications, viewApplication } from "@ats/core/applications/viewing-contract";
import type { ApplicationStatus } from "@ats/core/applications/status";
import type { Input } from "@ats/core/contract/endpoint";
import type { Kysely } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addApplication, addCandidate } from "../testing/records.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let recruiter: TestBrowser;

const people: [name: string, number: number, status: ApplicationStatus][] = [
  ["Zoë Ackroyd", 3001, "SHORTLIST"],
  ["Łukasz Wójcik", 3002, "INCOMPLETE"],
  ["Siân O'Brien", 3003, "REJECTED"],
  ["Tom Ackroyd", 3004, "APPLIED"],
  ["Amara Okafor", 3005, "HIRE"],
];

const postcodes: Record<number, string> = { 3001: "TR1 1AA", 3004: "TR4 9NH" };

beforeAll(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  for (const [name, candidate_number, status] of people) {
    const { northgate } = companies.ids;
    const postcode = postcodes[candidate_number] ?? null;
    const candidate = await addCandidate(db, northgate, name, { candidate_number, postcode });
    await addApplication(db, companies.jobs.nurse, candidate, { status });
  }
  recruiter = await signIn(testApi(testServices(db)), "recruiter@northgate.example");
});

type Query = NonNullable<Input<typeof listApplications>["query"]>;
const list = (query: Query = {}) =>
  recruiter.call(listApplications, { params: { id: companies.jobs.nurse.id }, query });
const numbers = async (query: Query = {}) =>
  (await list(query)).records.map(({ candidate_number }) => candidate_number);

test("Specification §9, lists of applications: active applications come first in the order of the pipeline", async () => {
  const { records, total, counts } = await list();
  expect(records.map(({ status }) => status)).toEqual(["APPLIED", "APPLIED", "SHORTLIST"]);
  expect(total).toBe(3);
  expect(counts).toEqual({
    INCOMPLETE: 1,
    APPLIED: 2,
    SHORTLIST: 1,
    INTERVIEW: 0,
    PROCESSING: 0,
    HIRE: 1,
    REJECTED: 1,
    WITHDRAWN: 0,
  });
});

test("Specification §9, filters of applications: complete is everything submitted, incomplete the rest, and one status stands alone", async () => {
  expect(await numbers({ filter: "complete" })).toEqual([1041, 3004, 3001, 3005, 3003]);
  expect(await numbers({ filter: "incomplete" })).toEqual([3002]);
  expect(await list({ status: "HIRE" })).toMatchObject({ total: 1, records: [{ status: "HIRE" }] });
});

test("names sort by last, then first name, whatever their accents", async () => {
  const query = { filter: "complete", sc: "name" } as const;
  expect(await numbers(query)).toEqual([3004, 3001, 1041, 3003, 3005]);
  expect(await numbers({ ...query, so: "desc" })).toEqual([3005, 3003, 1041, 3001, 3004]);
});

test("who applied at the same moment stays in one order from page to page", async () => {
  const query = { filter: "complete", sc: "created_date_time", per_page: 2 } as const;
  const pages = await Promise.all([0, 1, 2, 3].map((page_no) => numbers({ ...query, page_no })));
  expect(pages).toEqual([[1041, 3001], [3003, 3004], [3005], []]);
});

test("who has stood longest in a stage comes first", async () => {
  for (const [number, day] of [
    [3005, "01"],
    [1041, "02"],
  ] as const)
    await db
      .updateTable("applications")
      .set({ status_date_time: `2025-01-${day}T09:00:00Z` })
      .where("candidate_number", "=", number)
      .execute();
  const query = { filter: "complete", sc: "status_date_time" } as const;
  expect((await numbers(query)).slice(0, 2)).toEqual([3005, 1041]);
  expect((await numbers({ ...query, so: "desc" })).slice(-2)).toEqual([1041, 3005]);
});

test("unrated applications come after rated ones where the best are first", async () => {
  await db
    .updateTable("applications")
    .set({ rating: 4 })
    .where("candidate_number", "=", 3003)
    .execute();
  const [best] = await numbers({ filter: "complete", sc: "rating", so: "desc" });
  expect(best).toBe(3003);
});

test("Specification §1, application list: a search narrows the list and its counts", async () => {
  expect(await list({ q: "ackroyd", filter: "complete" })).toMatchObject({
    total: 2,
    counts: { APPLIED: 1, SHORTLIST: 1, HIRE: 0 },
  });
  expect(await numbers({ q: "zoe ackroyd" })).toEqual([3001]);
  expect(await numbers({ q: "☃" })).toEqual([]);
});

describe("narrowed to", () => {
  const records = () => list({ filter: "complete" });
  const idOf = async (number: number) =>
    (await records()).records.find((each) => each.candidate_number === number)?.id as number;

  beforeAll(async () => {
    const [zoe, tom, sian] = await Promise.all([3001, 3004, 3003].map(idOf));
    const set = (id: number | undefined, values: object) =>
      db
        .updateTable("applications")
        .set(values)
        .where("id", "=", id as number)
        .execute();
    const answers = JSON.stringify([{ question: "Nights?", answer: "No", knocked_out: true }]);
    await set(zoe, { tags: ["Nights", "Forklift"], rating: 4, score: 3 });
    await set(tom, { tags: ["Nights"], rating: 2, answers });
    await set(sian, { score: 4, rating: null });
    await recruiter.call(viewApplication, { params: { id: tom as number } });
    const { northgate } = companies.ids;
    await db
      .insertInto("scorecards")
      .values({
        company_id: northgate,
        application_id: zoe as number,
        user_id: companies.users.recruiter.id,
        ratings: "[]",
        decision: "YES",
        comment: "",
        submitted_date_time: new Date(),
      })
      .execute();
  });

  test.each<[string, Query, number[]]>([
    ["a tag", { tag: "Nights" }, [3004, 3001]],
    ["every one of some tags", { tag: ["Nights", "Forklift"] }, [3001]],
    ["whom the reader has not viewed", { mark: "unviewed" }, [1041, 3001, 3005, 3003]],
    ["who gave a knock-out answer", { mark: "knocked_out" }, [3004]],
    ["a least rating", { rating_from: 3 }, [3001]],
    ["a least score, where the reader may see it", { score_from: 2.5 }, [3001]],
    ["what nobody has", { tag: "Nights", rating_from: 5 }, []],
  ])("%s, its counts with it", async (_, query, expected) => {
    const found = await list({ ...query, filter: "complete" });
    expect(found.records.map(({ candidate_number }) => candidate_number)).toEqual(expected);
    const counted = Object.values(found.counts).reduce((sum, count) => sum + count, 0);
    const { counts } = await list({ ...query, filter: "incomplete" });
    expect(counted - counts.INCOMPLETE).toBe(expected.length);
  });

  test("what is exported and reviewed", async () => {
    const params = { id: companies.jobs.nurse.id };
    const query = { tag: "Forklift" };
    const csv = await recruiter.call(exportApplications, { params, query });
    expect((await csv.text()).trim().split("\n")).toHaveLength(2);
    expect((await recruiter.call(getQueue, { params, query })).ids).toEqual([await idOf(3001)]);
  });
});

test.each([
  ["last_name:KROYD", [3004, 3001]],
  ["first_name:zoe", [3001]],
  ["email:tom.ack", [3004]],
  ["candidate_number:300", [3004, 3001]],
  ["status:short", [3001]],
  ["source:careers", [1041, 3004, 3001]],
  ["last_name:_", []],
  ["postcode.within:2|TR1 2AB", [3001]],
  ["postcode.within:25|TR1", [3004, 3001]],
  ["postcode:tr4", [3004]],
])("searching by %s", async (s, expected) => {
  expect(await numbers({ s: [s] })).toEqual(expected);
});

test("another company's job, or none, has no list", async () => {
  for (const id of [companies.jobs.planner.id, 999_999])
    await expect(recruiter.call(listApplications, { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
});

test("an export locks its applications in the order of their ids, so that it and a change never wait for each other", async () => {
  const params = { id: companies.jobs.nurse.id };
  const query = { filter: "complete", sc: "candidate_number", so: "desc" } as const;
  const csv = await recruiter.call(exportApplications, { params, query });
  const lines = await db
    .selectFrom("activities")
    .select("application_id")
    .where("type", "=", "exported")
    .orderBy("id", "desc")
    .limit((await csv.text()).trim().split("\n").length - 1)
    .execute();
  const ids = lines.map(({ application_id }) => application_id).toReversed();
  expect(ids.length).toBeGreaterThan(3);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});
