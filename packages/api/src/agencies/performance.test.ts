import { listAgencies } from "@ats/core/agencies/contract";
import { defaultAgencySettings } from "@ats/core/agencies/agency-settings";
import { getAgencyPerformance } from "@ats/core/agencies/performance-contract";
import { saveSpecificSetting } from "@ats/core/settings/company-contract";
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
  expect(await figures(recruiter, id)).toMatchObject({
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

test("feedback in time is an answer by a move or a message within the company's days", async () => {
  const { id } = companies.agencies.brightstaff;
  expect(await figures(recruiter, id)).toMatchObject({ feedback_due: 0, feedback_in_time: 0 });
  const application_id = companies.applications.oluwaseunAsCarer.id;
  await db
    .updateTable("agency_submissions")
    .set({ created_date_time: day(-20) })
    .execute();
  expect(await figures(recruiter, id)).toMatchObject({
    feedback_due: 1,
    feedback_in_time: 0,
    feedback_days: 5,
  });
  const message = {
    company_id: companies.ids.northgate,
    agency_id: id,
    application_id,
    text: "When can she start?",
    is_feedback: false,
  };
  const { id: user_id } = companies.users.recruiter;
  await db
    .insertInto("agency_messages")
    .values([
      { ...message, user_id: null, agency_author: "Agency", created_date_time: day(-18) },
      { ...message, user_id, agency_author: "", created_date_time: day(-14) },
    ])
    .execute();
  expect(await figures(recruiter, id)).toMatchObject({ feedback_due: 1, feedback_in_time: 0 });
  const admin = await signIn(app, "admin@northgate.example");
  await admin.call(saveSpecificSetting, {
    body: {
      field: "company_settings",
      property: "agency_settings",
      value: JSON.stringify({ ...defaultAgencySettings, feedback_days: 7 }),
    },
  });
  expect(await figures(recruiter, id)).toMatchObject({
    feedback_due: 1,
    feedback_in_time: 1,
    feedback_days: 7,
  });
});

test("rebates are counted from the day of their claim, each currency for itself", async () => {
  const { id } = companies.agencies.brightstaff;
  expect(await figures(recruiter, id)).toMatchObject({ rebates: 0, rebate_amounts: [] });
  const placement = await db.selectFrom("placements").select("id").executeTakeFirstOrThrow();
  const claim = { claim_amount: 120_000, fee_currency: "GBP", claimed_date_time: day(-30) };
  await db.updateTable("placements").set(claim).where("id", "=", placement.id).execute();
  const claimed = { rebates: 1, rebate_amounts: [{ amount: 120_000, currency: "GBP" }] };
  expect(await figures(recruiter, id)).toMatchObject(claimed);
  const before = { claimed_date_time: day(-200) };
  await db.updateTable("placements").set(before).where("id", "=", placement.id).execute();
  expect(await figures(recruiter, id, 3)).toMatchObject({ rebates: 0, rebate_amounts: [] });
  expect(await figures(recruiter, id, 12)).toMatchObject(claimed);
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
