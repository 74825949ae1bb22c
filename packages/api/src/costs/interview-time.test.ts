import * as contract from "@ats/core/costs/contract";
import type { CostSettings } from "@ats/core/costs/cost-settings";
import { getInterviewTime } from "@ats/core/costs/interview-time-contract";
import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { removePlacements } from "../testing/companies/placements.ts";
import { testDatabase } from "../testing/database.ts";

let companies: TestCompanies;
let admin: TestBrowser;
let services: ReturnType<typeof testServices>;
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  await removePlacements(services.system);
  admin = await signIn(testApi(services), "admin@northgate.example");
});

const save = (value: Partial<CostSettings>) =>
  admin.call(saveSpecificSetting, {
    body: {
      field: "company_settings",
      property: "cost_settings",
      value: JSON.stringify({ currency: "GBP", own_types: [], ...value }),
    },
  });
const hiringManagers = (rate: number) =>
  save({ costs_interviews: true, interview_rates: [{ role: "Hiring manager user", rate }] });
const timeOf = async (job_id: number) =>
  (await admin.call(getInterviewTime, { query: { job_id } })).interview_time;

/** Ann Bell's interview for an hour with the hiring manager, which took place. */
const hold = (status: "SCHEDULED" | "CANCELLED" | "NO_SHOW" = "SCHEDULED") =>
  services.system
    .updateTable("interviews")
    .set({
      status,
      start_date_time: new Date(services.clock().getTime() - 7_200_000),
      end_date_time: new Date(services.clock().getTime() - 3_600_000),
    })
    .where("id", "=", companies.interview.id)
    .execute();

test("interview time is absent until the company switches it on", async () => {
  await hold();
  expect(await timeOf(companies.jobs.nurse.id)).toBeNull();
  await hiringManagers(4_000);
  expect(await timeOf(companies.jobs.nurse.id)).toEqual({
    currency: "GBP",
    amount: 4_000,
    minutes: 60,
    interviews: 1,
    roles: [
      { role: "Hiring manager user", minutes: 60, interviewers: ["Priya Raman"], has_rate: true },
    ],
  });
  const { records } = await admin.call(contract.listCosts, { query: {} });
  expect(records).toHaveLength(2);
});

test("interviews to come, cancelled ones and those that the candidate missed cost nothing", async () => {
  await hiringManagers(4_000);
  const nothing = { amount: 0, minutes: 0, interviews: 0, roles: [] };
  expect(await timeOf(companies.jobs.nurse.id)).toMatchObject(nothing);
  for (const status of ["CANCELLED", "NO_SHOW"] as const) {
    await hold(status);
    expect(await timeOf(companies.jobs.nurse.id)).toMatchObject(nothing);
  }
});

test("each of two interviewers counts, and time of a role without a rate is shown but not counted", async () => {
  const { interview, users, ids, jobs } = companies;
  await hold();
  await services.system
    .insertInto("interview_panel")
    .values({ company_id: ids.northgate, interview_id: interview.id, user_id: users.admin.id })
    .execute();
  await hiringManagers(4_001);
  expect(await timeOf(jobs.nurse.id)).toMatchObject({
    amount: 4_001,
    minutes: 120,
    interviews: 1,
    roles: [{ has_rate: true }, { role: "Recruiter admin user", minutes: 60, has_rate: false }],
  });
  expect(await timeOf(jobs.carer.id)).toMatchObject({ interviews: 0 });
});

test("a rate of zero is refused: a role without a rate is left empty", async () => {
  await expect(hiringManagers(0)).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(/Enter a rate above zero, or leave it empty/),
  });
});
