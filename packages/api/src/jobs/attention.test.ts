import { listJobs } from "@ats/core/jobs/list-contract";
import type { Insertable, Kysely, Updateable } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testNow } from "../testing/records.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let recruiter: TestBrowser;
beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  recruiter = await signIn(testApi(testServices(db)), "recruiter@northgate.example");
});

const dayMs = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(testNow.getTime() + days * dayMs);

/** Why the nurse job needs attention; the filter must agree. */
async function attention() {
  const isNurse = ({ job_number }: { job_number: number }) => job_number === 1001;
  const { records } = await recruiter.call(listJobs);
  const needy = await recruiter.call(listJobs, { query: { attention: "any" } });
  const reasons = records.find(isNurse)?.attention;
  expect(needy.records.some(isNurse)).toBe(reasons?.length !== 0);
  return reasons;
}

const changeAnn = (to: Updateable<Tables["applications"]>) =>
  db
    .updateTable("applications")
    .set(to)
    .where("id", "=", companies.applications.annAsNurse.id)
    .execute();

const interviewed = (days: number) => ({
  start_date_time: inDays(days - 1 / 24),
  end_date_time: inDays(days),
});

const interviewAnn = (on: Partial<Insertable<Tables["interviews"]>>) =>
  db
    .insertInto("interviews")
    .values({
      company_id: companies.ids.northgate,
      application_id: companies.applications.annAsNurse.id,
      title: "Interview",
      type: "IN_PERSON",
      room: "Leeds",
      video_link: "",
      questions: "",
      adjustments: "",
      ...interviewed(-3),
      time_zone: "Europe/London",
      organiser_id: companies.users.recruiter.id,
      created_date_time: inDays(-5),
      ...on,
    })
    .returning("id")
    .executeTakeFirstOrThrow();

const scoreAnn = (days: number) =>
  db
    .insertInto("scorecards")
    .values({
      company_id: companies.ids.northgate,
      application_id: companies.applications.annAsNurse.id,
      user_id: companies.users.manager.id,
      ratings: "[]",
      decision: "YES",
      comment: "",
      submitted_date_time: inDays(days),
    })
    .execute();

test("Specification §2, jobs list: a job needs attention where it closes within a week and nobody is shortlisted", async () => {
  const close = (closing_date_time: Date) =>
    db
      .updateTable("jobs")
      .set({ closing_date_time })
      .where("id", "=", companies.jobs.nurse.id)
      .execute();
  expect(await attention()).toEqual([]);
  await close(inDays(8));
  expect(await attention()).toEqual([]);
  await close(inDays(3));
  expect(await attention()).toEqual(["shortlist"]);
  await changeAnn({ status: "SHORTLIST" });
  expect(await attention()).toEqual([]);
});

test("Specification §2, jobs list: a job needs attention where an application stands in its stage for more than 14 days", async () => {
  await changeAnn({ status_date_time: inDays(-13) });
  expect(await attention()).toEqual([]);
  await changeAnn({ status_date_time: inDays(-15) });
  expect(await attention()).toEqual(["stalled"]);
  await changeAnn({ status: "REJECTED" });
  expect(await attention()).toEqual([]);
});

test("Specification §2, jobs list: feedback is overdue two days after an interview, until a scorecard is submitted", async () => {
  await changeAnn({ status: "INTERVIEW" });
  await interviewAnn(interviewed(-1));
  expect(await attention()).toEqual([]);
  await interviewAnn(interviewed(-3));
  expect(await attention()).toEqual(["feedback"]);
  await scoreAnn(-4);
  expect(await attention()).toEqual(["feedback"]);
  await db.updateTable("scorecards").set({ submitted_date_time: testNow }).execute();
  expect(await attention()).toEqual([]);
  await db.deleteFrom("scorecards").execute();
  expect(await attention()).toEqual(["feedback"]);
});

test.each(["APPLIED", "SHORTLIST", "PROCESSING"] as const)(
  "feedback is overdue too of who was interviewed and stands in %s",
  async (status) => {
    await changeAnn({ status });
    await interviewAnn({});
    expect(await attention()).toContain("feedback");
  },
);

test("no feedback is overdue of an interview that did not take place, or of who is not under way any more", async () => {
  await changeAnn({ status: "INTERVIEW" });
  const { id } = await interviewAnn({});
  const change = (to: Updateable<Tables["interviews"]>) =>
    db.updateTable("interviews").set(to).where("id", "=", id).execute();
  await change({ status: "NO_SHOW" });
  expect(await attention()).toEqual([]);
  await change({ status: "SCHEDULED" });
  expect(await attention()).toEqual(["feedback"]);
  await change(interviewed(1));
  expect(await attention()).toEqual([]);
  await change(interviewed(-3));
  for (const status of ["HIRE", "REJECTED", "WITHDRAWN"] as const) {
    await changeAnn({ status });
    expect(await attention()).not.toContain("feedback");
  }
});

test("feedback on the first of two interviews leaves the second to be answered", async () => {
  await changeAnn({ status: "INTERVIEW" });
  await interviewAnn(interviewed(-9));
  await interviewAnn(interviewed(-3));
  await scoreAnn(-8);
  expect(await attention()).toEqual(["feedback"]);
});
