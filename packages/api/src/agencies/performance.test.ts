import { listAgencies } from "@ats/core/agencies/contract";
import { getAgencyPerformance } from "@ats/core/agencies/performance-contract";
import type { Kysely } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testNow } from "../testing/records.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let app: ReturnType<typeof testApi>;
let recruiter: TestBrowser;

beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  app = testApi(testServices(db));
  recruiter = await signIn(app, "recruiter@northgate.example");
  // One submission is left.
  const { id } = companies.submission;
  await db.deleteFrom("agency_ownership_events").where("submission_id", "<>", id).execute();
  await db.deleteFrom("agency_submissions").where("id", "<>", id).execute();
});

const day = (days: number) => new Date(testNow.getTime() + days * 86_400_000);
const figures = (by: TestBrowser, id: number, months: 3 | 12 | 36 = 12) =>
  by.call(getAgencyPerformance, { params: { id }, query: { months } });

/** The agency's candidate comes to a stage after days. */
async function reach(status: "SHORTLIST" | "INTERVIEW" | "HIRE", after: number) {
  const application_id = companies.applications.oluwaseunAsCarer.id;
  await db
    .insertInto("activities")
    .values({
      company_id: companies.ids.northgate,
      application_id,
      user_id: null,
      type: "status_changed",
      status_after: status,
      created_date_time: day(after),
    })
    .execute();
  await db.updateTable("applications").set({ status }).where("id", "=", application_id).execute();
}

test("an agency's figures count how far its candidates came, and the median days", async () => {
  const { id } = companies.agencies.brightstaff;
  expect(await figures(recruiter, id)).toMatchObject({ shortlisted: 0, days_to_hire: null });
  await reach("SHORTLIST", 2);
  await reach("INTERVIEW", 5);
  await reach("HIRE", 9);
  expect(await figures(recruiter, id)).toEqual({
    submitted: 1,
    shortlisted: 1,
    interviewed: 1,
    hired: 1,
    days_to_shortlist: 2,
    days_to_hire: 9,
  });
  const { records } = await recruiter.call(listAgencies, { query: { q: "Brightstaff" } });
  expect(records[0]?.last_year).toEqual({ submitted: 1, interviewed: 1, hired: 1 });
});

test("who returns to an earlier stage is not counted as hired", async () => {
  await reach("HIRE", 3);
  await reach("INTERVIEW", 4);
  expect(await figures(recruiter, companies.agencies.brightstaff.id)).toMatchObject({
    interviewed: 1,
    hired: 0,
    days_to_hire: null,
  });
});

test("what was submitted before the period is not counted, nor what another agency submitted", async () => {
  await db
    .updateTable("agency_submissions")
    .set({ created_date_time: day(-120) })
    .execute();
  const { brightstaff, carewise } = companies.agencies;
  expect((await figures(recruiter, brightstaff.id, 3)).submitted).toBe(0);
  expect((await figures(recruiter, brightstaff.id, 12)).submitted).toBe(1);
  expect((await figures(recruiter, carewise.id)).submitted).toBe(0);
});

test("another company reads nothing of it", async () => {
  const riverside = await signIn(app, "admin@riverside.example");
  await expect(figures(riverside, companies.agencies.brightstaff.id)).rejects.toThrow(
    "This agency does not exist",
  );
});
