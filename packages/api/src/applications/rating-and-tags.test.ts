import { getApplication, listActivity } from "@ats/core/applications/contract";
import { rateApplication, tagApplications } from "@ats/core/applications/rating-and-tags-contract";
import { listTags } from "@ats/core/tags/contract";
import { tagsMax } from "@ats/core/tags/tag";
import { sql, type Kysely } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { inCompany } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { moveAsSeen } from "../testing/move-applications.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let manager: TestBrowser;
let params: { id: number };
beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  const app = testApi(testServices(db));
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
  params = { id: companies.applications.annAsNurse.id };
});

const lines = async () => (await recruiter.call(listActivity, { params })).records;

test("Specification §1, ratings: a rating is kept, and the record says who gave it in place of which", async () => {
  await recruiter.call(rateApplication, { params, version: 0, body: { rating: 3 } });
  await manager.call(rateApplication, { params, version: 3, body: { rating: 4 } });
  expect(await recruiter.call(getApplication, { params })).toMatchObject({ rating: 4 });
  expect((await lines())[0]).toMatchObject({
    type: "rated",
    value_before: "3",
    value_after: "4",
    actor: { first_name: "Priya" },
  });
});

test("quality R2: who rates without having seen the last rating is refused", async () => {
  await manager.call(rateApplication, { params, version: 0, body: { rating: 2 } });
  await expect(
    recruiter.call(rateApplication, { params, version: 0, body: { rating: 5 } }),
  ).rejects.toMatchObject({ status: 412 });
  expect(await recruiter.call(getApplication, { params })).toMatchObject({ rating: 2 });
});

test("a rating that is sent again after a lost answer is the same rating, recorded once", async () => {
  const rating = { params, version: 0, body: { rating: 3 } };
  await recruiter.call(rateApplication, rating);
  expect(await recruiter.call(rateApplication, rating)).toEqual({ rating: 3 });
  expect((await lines()).filter(({ type }) => type === "rated")).toHaveLength(1);
});

test("Specification §1, tags: a new tag joins the company's list, a known one keeps its capitals, and two people's do not overwrite each other", async () => {
  const ids = [params.id, companies.applications.annAsCarer.id];
  await recruiter.call(tagApplications, { body: { ids, add: ["Night shifts"] } });
  await manager.call(tagApplications, {
    body: { ids: [params.id], add: ["NIGHT SHIFTS", "Driver"] },
  });
  await recruiter.call(tagApplications, {
    body: { ids: [params.id], remove: ["driver"], add: ["Returner"] },
  });
  const { tags } = await recruiter.call(getApplication, { params });
  expect(tags).toEqual(["Night shifts", "Returner"]);
  const { records } = await recruiter.call(listTags, {});
  expect(records.map(({ label }) => label)).toEqual([
    "Driver",
    "Night shifts",
    "Returner",
    "Spare",
  ]);
  expect((await lines())[0]).toMatchObject({
    type: "tagged",
    value_before: "Night shifts, Driver",
    value_after: "Night shifts, Returner",
  });
});

test("who was moved after the reader saw them keeps their tags, and says where they are; the others are tagged", async () => {
  const ids = [params.id, companies.applications.annAsCarer.id];
  await moveAsSeen(manager, { ids: [params.id], status: "INTERVIEW" });
  const { records } = await recruiter.call(tagApplications, {
    body: { ids, versions: [1, 1], add: ["Driver"] },
  });
  expect(records.map(({ updated, tags, message }) => [updated, tags, message])).toEqual([
    [false, [], "Someone has moved it to Interview in Staff Nurse since. Check it again."],
    [true, ["Driver"], null],
  ]);
});

test("an application with too many tags keeps what it has and says so, while the others are tagged", async () => {
  const many = Array.from({ length: tagsMax }, (_, place) => `Tag ${place}`);
  await recruiter.call(tagApplications, { body: { ids: [params.id], add: many } });
  const ids = [params.id, companies.applications.annAsCarer.id];
  const { records } = await recruiter.call(tagApplications, { body: { ids, add: ["Driver"] } });
  expect(records.map(({ updated, message }) => [updated, message])).toEqual([
    [false, `It would have more than ${tagsMax} tags.`],
    [true, null],
  ]);
});

test("Specification §1, record: the record is append-only: neither the product nor its owner changes or deletes a line", async () => {
  const change = sql`update activities set reason = 'Never mind'`;
  const remove = sql`delete from activities`;
  for (const statement of [change, remove]) {
    await expect(
      inCompany(db, companies.ids.northgate, (own) => statement.execute(own)),
    ).rejects.toMatchObject({ code: "42501" });
    await expect(statement.execute(db)).rejects.toMatchObject({ code: "42501" });
  }
  expect(await lines()).toHaveLength(1);
});
