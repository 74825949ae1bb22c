import { getApplication, listActivity, listApplications } from "@ats/core/applications/contract";
import type { ScorecardRating } from "@ats/core/applications/scorecard";
import { getScorecards, submitScorecard } from "@ats/core/applications/scorecard-contract";
import { type Kysely, sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

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
  await db
    .insertInto("scorecard_attributes")
    .values({
      company_id: companies.ids.northgate,
      id: crypto.randomUUID(),
      job_id: companies.jobs.nurse.id,
      position: 0,
      name: "Calm",
    })
    .execute();
});

const submit = (who: TestBrowser, decision: ScorecardRating, comment = "", version = 0) =>
  who.call(submitScorecard, {
    params,
    version,
    body: { ratings: [{ name: "Calm", rating: decision }], decision, comment },
  });
const secret = "Sentinelopinion";

test("Specification §1, scorecards: others' cards are hidden until one's own is submitted: in no answer, nor the score", async () => {
  await submit(recruiter, "STRONG_YES", secret);
  const list = { params: { id: companies.jobs.nurse.id } };
  const answers = await Promise.all([
    manager.call(getScorecards, { params }),
    manager.call(getApplication, { params }),
    manager.call(listApplications, list),
    manager.call(listActivity, { params }),
  ]);
  expect(JSON.stringify(answers)).not.toMatch(new RegExp(`${secret}|STRONG_YES`));
  expect(answers[0]).toMatchObject({ own: null, others: [], others_count: 1 });
  expect(answers[1]).toMatchObject({ score: null });

  const after = await submit(manager, "NO");
  expect(after.others).toMatchObject([{ decision: "STRONG_YES", comment: secret }]);
  expect(await manager.call(getApplication, { params })).toMatchObject({ score: 3 });
});

test("a changed card takes the place of the first, and the score follows", async () => {
  await submit(recruiter, "NO");
  const { own, others_count } = await submit(recruiter, "YES", "Second interview.", 1);
  expect(own).toMatchObject({ decision: "YES", comment: "Second interview." });
  expect(others_count).toBe(0);
  expect(await recruiter.call(getApplication, { params })).toMatchObject({ score: 3 });
  const { records } = await recruiter.call(listActivity, { params });
  expect(
    records
      .filter(({ type }) => type === "scorecard_submitted")
      .map(({ value_before, value_after }) => [value_before, value_after]),
  ).toEqual([
    ["No", "Yes"],
    [null, "No"],
  ]);
  const seen = await manager.call(listActivity, { params });
  expect(JSON.stringify(seen)).not.toMatch(/"(Yes|No)"/);
});

test("a card that was changed on another device is not overwritten unseen", async () => {
  await submit(recruiter, "NO");
  await submit(recruiter, "YES", "On the train.", 1);
  await expect(submit(recruiter, "STRONG_YES", "At the desk.", 1)).rejects.toMatchObject({
    status: 412,
  });
  await expect(submit(recruiter, "STRONG_YES", "A first one.")).rejects.toMatchObject({
    status: 412,
  });
  const { own } = await recruiter.call(getScorecards, { params });
  expect(own).toMatchObject({ comment: "On the train.", version: 2 });
});

test("a rating stays with a changed card after the job has renamed what it rates", async () => {
  await submit(recruiter, "YES");
  await db.updateTable("scorecard_attributes").set({ name: "Calm at night" }).execute();
  const ratings = [
    { name: "Calm at night", rating: "NO" },
    { name: "Calm", rating: "YES" },
  ] as const;
  const { attributes, own } = await recruiter.call(submitScorecard, {
    params,
    version: 1,
    body: { ratings: [...ratings], decision: "YES", comment: "" },
  });
  expect(attributes).toMatchObject([{ name: "Calm at night" }]);
  expect(own).toMatchObject({ ratings });
});

test("a card rates what the job asks for, each once", async () => {
  const rate = (...names: string[]) =>
    recruiter.call(submitScorecard, {
      params,
      version: 0,
      body: {
        ratings: names.map((name) => ({ name, rating: "YES" as const })),
        decision: "YES",
        comment: "",
      },
    });
  await expect(rate("Calm", "Age")).rejects.toMatchObject({
    status: 400,
    message: "This job does not rate Age. Remove that rating, then submit again.",
  });
  await expect(rate("Calm", "Calm")).rejects.toMatchObject({
    status: 400,
    message: "Calm is rated twice. Rate it once, then submit again.",
  });
});

test("cards that are submitted at once are all in the score", async () => {
  // Both wait for the application's row, whatever they did before.
  const submitted = await db.transaction().execute(async (trx) => {
    await sql`select from applications where id = ${params.id} for no key update`.execute(trx);
    const both = [submit(recruiter, "STRONG_YES"), submit(manager, "NO")];
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return both;
  });
  await Promise.all(submitted);
  expect(await recruiter.call(getApplication, { params })).toMatchObject({ score: 3 });
});

test("the list is sorted by the scores that its reader may see, and no others", async () => {
  const { annAsCarer, oluwaseunAsCarer } = companies.applications;
  for (const [id, decision] of [
    [annAsCarer.id, "NO"],
    [oluwaseunAsCarer.id, "YES"],
  ] as const)
    await recruiter.call(submitScorecard, {
      params: { id },
      version: 0,
      body: { ratings: [], decision, comment: "" },
    });
  const sorted = async (who: TestBrowser, so: "asc" | "desc") =>
    (
      await who.call(listApplications, {
        params: { id: companies.jobs.carer.id },
        query: { sc: "score", so },
      })
    ).records.map(({ id, score }) => [id, score]);
  expect(await sorted(recruiter, "desc")).toEqual([
    [oluwaseunAsCarer.id, 3],
    [annAsCarer.id, 2],
  ]);
  const byId = [oluwaseunAsCarer.id, annAsCarer.id].toSorted((a, b) => a - b);
  expect(await sorted(manager, "asc")).toEqual(byId.map((id) => [id, null]));
});
