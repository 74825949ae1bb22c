import type { ApplicationStatus } from "@ats/core/applications/status";
import type { Input } from "@ats/core/contract/endpoint";
import { addCost, getCostTotals, listCosts } from "@ats/core/costs/contract";
import { getCostFigures } from "@ats/core/costs/figures-contract";
import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addApplication, addCandidate, addJob } from "../testing/records.ts";

let companies: TestCompanies;
let admin: TestBrowser;
let services: ReturnType<typeof testServices>;
let porter: { id: number };
let cook: { id: number };
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  admin = await signIn(testApi(services), "admin@northgate.example");
  const { recruiter, manager } = companies.users;
  const { system } = services;
  porter = await addJob(system, "Porter", recruiter, manager, {
    job_number: 2001,
    dept: "Estates",
  });
  cook = await addJob(system, "Cook", recruiter, manager, { job_number: 2002, dept: "Kitchen" });
});

let number = 900;
interface Applied {
  status?: ApplicationStatus;
  source?: string | null;
  applied?: string;
  moved?: string;
}

/** Somebody who applied in June 2025, and stands since then where they are. */
async function apply(job: { id: number }, { source = "Indeed", ...more }: Applied = {}) {
  const { status = "APPLIED", applied = "2025-06-10T09:00:00Z", moved = applied } = more;
  const { system } = services;
  const name = `Sam Porter${++number}`;
  const sam = await addCandidate(system, companies.ids.northgate, name, {
    candidate_number: number,
  });
  const { id } = await addApplication(system, job, sam, { status });
  await system
    .updateTable("applications")
    .set({ source, created_date_time: applied, status_date_time: moved })
    .where("id", "=", id)
    .execute();
  return id;
}

/** An advert of £100.00, incurred in June 2025. */
const spend = (more: Partial<Input<typeof addCost>["body"]> = {}) =>
  admin.call(addCost, {
    body: {
      type: "Advert",
      net: 10_000,
      vat_rate: 2_000,
      currency: "GBP",
      incurred_date: "2025-06-12",
      ...more,
    },
  });
const figures = (query: Partial<Input<typeof getCostFigures>["query"]> = {}) =>
  admin.call(getCostFigures, { query: { from: "2025-06-01", to: "2025-06-30", ...query } });

test("a hire costs what was spent outside and inside, over the hires of the period", async () => {
  // £12,400 external, of which £600 came back before, and £3,100 internal.
  const advert = await spend({ net: 1_300_000, paid_date: "2025-06-20" });
  await spend({ kind: "REBATE", credits_line_id: advert.id, net: -60_000 });
  await spend({ net: 310_000, is_internal: true, type: "Travel" });
  // What is not incurred yet is no cost of the period, and neither is what comes after it.
  await spend({ net: 99_999, incurred_date: null, expected_date: "2025-06-15", po_number: "P-1" });
  await spend({ net: 77_777, incurred_date: "2025-07-01" });
  for (let hired = 0; hired < 5; hired++) await apply(porter, { status: "HIRE" });
  await apply(porter);
  await apply(porter, { status: "INTERVIEW" });
  await apply(porter, { status: "INCOMPLETE" });
  const rejected = await apply(porter, { status: "REJECTED" });
  const shortlisted = await apply(porter, { status: "REJECTED" });
  await services.system
    .insertInto("activities")
    .values({
      company_id: companies.ids.northgate,
      application_id: shortlisted,
      type: "status_changed",
      status_before: "APPLIED",
      status_after: "SHORTLIST",
      created_date_time: services.clock(),
    })
    .execute();
  expect(rejected).not.toBe(shortlisted);
  // (12,400.00 + 3,100.00) ÷ 5 hires, 9 applicants and 7 qualified ones.
  expect(await figures()).toMatchObject({
    currency: "GBP",
    external: 1_240_000,
    internal: 310_000,
    hires: 5,
    applicants: 9,
    qualified: 7,
    per_hire: 310_000,
    interview_time: null,
    forecast: 0,
    per_applicant: 172_222,
    per_qualified: 221_429,
    without_rate: [],
  });
});

test("interview time is an internal cost; the comparable cost per hire leaves it and signing out", async () => {
  const { system } = services;
  await spend();
  await spend({ type: "Travel", net: 2_000, is_internal: true });
  await spend({ type: "Signing", net: 50_000, is_internal: true });
  await apply(porter, { status: "HIRE" });
  await admin.call(saveSpecificSetting, {
    body: {
      field: "company_settings",
      property: "cost_settings",
      value: JSON.stringify({
        currency: "GBP",
        own_types: [],
        costs_interviews: true,
        interview_rates: [{ role: "Hiring manager user", rate: 4_000 }],
      }),
    },
  });
  await system
    .updateTable("interviews")
    .set({ start_date_time: "2025-06-10T09:00:00Z", end_date_time: "2025-06-10T10:30:00Z" })
    .where("id", "=", companies.interview.id)
    .execute();
  const interview_time = { amount: 6_000, minutes: 90, interviews: 1 };
  expect(await figures()).toMatchObject({
    external: 10_000,
    internal: 52_000,
    interview_time,
    per_hire: 68_000,
    comparable: 12_000,
    per_hire_comparable: 12_000,
  });
  expect((await figures({ from: "2025-06-11" })).interview_time).toMatchObject({ amount: 0 });
  expect((await figures({ dept: "Estates" })).interview_time).toMatchObject({ amount: 0 });
  expect((await figures({ job_id: companies.jobs.nurse.id })).interview_time).toEqual(
    interview_time,
  );
});

test("the costs behind a department's figure add up to it", async () => {
  await spend({ net: 9_001, shares: [{ job_id: porter.id }, { job_id: cook.id }] });
  await spend({ net: 700, dept: "estates" });
  await spend({ net: 5_000, dept: "Kitchen" });
  const query = { s: ["dept.any:Estates", "day.between:2025-06-01|2025-06-30"] };
  const { records } = await admin.call(listCosts, { query });
  expect(records.map(({ net, part }) => [net, part])).toEqual([
    [700, 700],
    [9_001, 4_501],
  ]);
  const { external } = await figures({ dept: "Estates" });
  expect(external).toBe(5_201);
  expect(await admin.call(getCostTotals, { query })).toMatchObject({ home: { amount: external } });
  expect((await admin.call(listCosts, { query: {} })).records[0]?.part).toBeNull();
});

test("days of the company's time zone begin and end a period", async () => {
  const hired = (moved: string) => apply(porter, { status: "HIRE", moved });
  // British Summer Time is an hour ahead.
  await hired("2025-05-31T22:59:59Z");
  await hired("2025-05-31T23:00:00Z");
  await hired("2025-06-30T22:59:59Z");
  await hired("2025-06-30T23:00:00Z");
  expect((await figures()).hires).toBe(2);
});

test("without a hire there is no cost per hire", async () => {
  await spend();
  expect(await figures()).toMatchObject({
    external: 10_000,
    hires: 0,
    applicants: 0,
    per_hire: null,
    per_applicant: null,
    per_qualified: null,
  });
});

test("a department and a job take their shares of a cost, and their own people", async () => {
  await spend({ net: 10_001, shares: [{ job_id: porter.id }, { job_id: cook.id }] });
  await spend({ net: 2_000, dept: "Estates" });
  await apply(porter, { status: "HIRE" });
  await apply(cook, { status: "HIRE" });
  await apply(cook, { status: "HIRE" });
  expect(await figures({ dept: "estates" })).toMatchObject({ external: 7_001, per_hire: 7_001 });
  expect(await figures({ job_id: porter.id })).toMatchObject({ external: 5_001, per_hire: 5_001 });
  expect(await figures({ job_id: cook.id })).toMatchObject({ hires: 2, per_hire: 2_500 });
  await expect(figures({ job_id: companies.jobs.planner.id })).rejects.toMatchObject({
    status: 404,
  });
  await expect(figures({ to: "2025-05-31" })).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining("last day is before the first"),
  });
});

test("each source has its own costs and people; what names none stands apart", async () => {
  await spend({ net: 9_000, source: "Indeed" });
  await spend({ net: 4_000, source: "Reed" });
  await spend({ net: 500 });
  await apply(porter, { status: "HIRE" });
  await apply(porter, { status: "SHORTLIST", source: "indeed" });
  await apply(porter);
  await apply(porter, { source: null });
  expect((await figures()).sources).toMatchObject([
    {
      source: "Indeed",
      cost: 9_000,
      applicants: 3,
      qualified: 2,
      hires: 1,
      per_applicant: 3_000,
      per_qualified: 4_500,
      per_hire: 9_000,
    },
    { source: "Reed", cost: 4_000, applicants: 0, per_applicant: null, per_hire: null },
    { source: "", cost: 500, applicants: 1, per_applicant: 500, per_hire: null },
  ]);
});

test("another currency counts by its own rate, and without one it is in no figure", async () => {
  const euros = { currency: "EUR" as const };
  await spend({ ...euros, rate: 0.85, rate_date: "2025-06-12" });
  await spend({ ...euros, net: 700 });
  await spend({ ...euros, net: 300, source: "Reed" });
  await apply(porter, { status: "HIRE" });
  expect(await figures()).toMatchObject({
    per_hire: 8_500,
    without_rate: [{ currency: "EUR", amount: 1_000 }],
  });
});

test("a limited role has the costs and people of the jobs that it covers", async () => {
  const { system } = services;
  const role = await system
    .insertInto("roles")
    .values({
      company_id: companies.ids.northgate,
      name: "Kitchen costs",
      rights: ["VIEW_JOBS", "VIEW_COST"],
      scope: "departments",
      hidden_groups: [],
      created_by: companies.users.admin.id,
      created_date_time: services.clock(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: other } = companies.users.admin;
  await system
    .updateTable("jobs")
    .set({ recruiter_id: other, hiring_manager_id: other })
    .where("id", "=", porter.id)
    .execute();
  await spend({ net: 10_000, shares: [{ job_id: porter.id }, { job_id: cook.id }] });
  await spend({ net: 3_000, dept: "Kitchen" });
  await spend({ net: 8_000, dept: "Estates" });
  await apply(porter, { status: "HIRE" });
  await apply(cook, { status: "HIRE" });
  await system
    .updateTable("users")
    .set({ role_id: role.id, user_type: "Kitchen costs", scope_values: ["Kitchen"] })
    .where("id", "=", companies.users.recruiter.id)
    .execute();
  const tom = await signIn(testApi(services), companies.users.recruiter.email);
  expect(
    await tom.call(getCostFigures, { query: { from: "2025-06-01", to: "2025-06-30" } }),
  ).toMatchObject({ external: 8_000, hires: 1, applicants: 1, per_hire: 8_000 });
});
