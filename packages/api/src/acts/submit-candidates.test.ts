import { checksPerDay } from "@ats/core/agency-portal/submission";
import * as contract from "@ats/core/agency-portal/submission-contract";
import { defaultAgencySettings } from "@ats/core/agencies/agency-settings";
import { releaseJob } from "@ats/core/agencies/release-contract";
import { getApplication, updateApplicationStatus } from "@ats/core/applications/contract";
import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import type { Kysely } from "kysely";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testCv } from "../testing/records.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let app: ReturnType<typeof testApi>;
let agent: TestBrowser;
let other: TestBrowser;
let recruiter: TestBrowser;

beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  app = testApi(testServices(db));
  agent = await signIn(app, "agent@brightstaff.example");
  other = await signIn(app, "agent@carewise.example");
  recruiter = await signIn(app, "recruiter@northgate.example");
  await recruiter.call(releaseJob, {
    params: { id: companies.jobs.nurse.id },
    body: { targets: [{ kind: "all" }] },
  });
});

const params = () => ({ client_id: companies.ids.northgate, job_id: companies.jobs.nurse.id });
const mia = { email: "mia@hill.example", contact_mobile_number: "+447400900123" };

const isOpen = async (by: TestBrowser, contact: object = mia) =>
  (await by.call(contract.checkCandidate, { params: params(), body: { ...mia, ...contact } }))
    .is_open;

async function candidate(by: TestBrowser, more: object = {}) {
  const { upload } = await by.call(contract.readSubmittedCv, {
    params: params(),
    query: { name: "Mia Hill.pdf" },
    body: testCv(),
  });
  return {
    ...mia,
    first_name: "Mia",
    last_name: "Hill",
    cv: { upload, name: "Mia Hill.pdf" },
    consent_date: "2026-01-10",
    has_right_to_represent: true as const,
    accepts_fee: true as const,
    availability: "From March",
    note: "Prefers nights",
    ...more,
  };
}

async function submit(by: TestBrowser, more: object = {}) {
  const candidates = [await candidate(by, more)];
  const { records } = await by.call(contract.submitCandidates, {
    params: params(),
    body: { candidates },
  });
  return records[0];
}

const listOf = async (by: TestBrowser, query: object = {}) =>
  (
    await by.call(contract.listSubmissions, {
      params: { client_id: companies.ids.northgate },
      query: { filter: "all", ...query },
    })
  ).records;

test("a submitted candidate stands in the job's pipeline as any other, with the agency as source", async () => {
  expect(await submit(agent)).toMatchObject({ submitted: true, message: null });
  const { application_id } = await db
    .selectFrom("agency_submissions")
    .where("job_id", "=", companies.jobs.nurse.id)
    .select("application_id")
    .executeTakeFirstOrThrow();
  expect(await recruiter.call(getApplication, { params: { id: application_id } })).toMatchObject({
    first_name: "Mia",
    status: "APPLIED",
    source: "Brightstaff",
  });
  expect(await listOf(agent, { job_id: companies.jobs.nurse.id })).toMatchObject([
    { first_name: "Mia", stage: "SUBMITTED", created_by: "Zara Hussain" },
  ]);
});

test("the first submission owns the person: no other agency submits them, and none learns why", async () => {
  expect(await isOpen(other)).toBe(true);
  await submit(agent);
  expect(await isOpen(other)).toBe(false);
  expect(await isOpen(other, { email: "mia.hill@new.example" })).toBe(false);
  expect(await isOpen(other, { contact_mobile_number: null })).toBe(false);
  expect(await submit(other)).toEqual({
    submitted: false,
    submission_id: null,
    owned_until: null,
    message: "Not open for submission now.",
  });
  expect(await submit(agent)).toMatchObject({
    message: "You have submitted this person for this job already.",
  });
});

test("once the months of the terms are over, others may submit the person for another job", async () => {
  const carer = companies.jobs.carer.id;
  await recruiter.call(releaseJob, {
    params: { id: carer },
    body: { targets: [{ kind: "all" }] },
  });
  const isOpenForCarer = async () =>
    (
      await other.call(contract.checkCandidate, {
        params: { ...params(), job_id: carer },
        body: mia,
      })
    ).is_open;
  await submit(agent);
  expect(await isOpenForCarer()).toBe(false);
  await sql`update agency_ownership_events set until = '2020-01-01'`.execute(db);
  expect(await isOpenForCarer()).toBe(true);
  expect(await isOpen(other)).toBe(false);
});

test("a direct applicant becomes the agency's by terms that say so, with no second application", async () => {
  const email = "ann.bell@mail.example";
  await db
    .insertInto("agency_terms")
    .values({
      company_id: companies.ids.northgate,
      agency_id: companies.agencies.brightstaff.id,
      valid_from: "2026-01-01",
      valid_until: null,
      currency: "GBP",
      fee_bands: "[]",
      rebates: "[]",
      ownership_months: 12,
      direct_applicants: "AGENCY",
      conditions: "",
      warn_days: 30,
      created_by: null,
      created_date_time: new Date(),
    })
    .execute();
  const result = await submit(agent, { email, first_name: "Ann", last_name: "Bell" });
  expect(result).toMatchObject({ submitted: true, owned_until: "2027-11-20" });
  const { application_id } = await db
    .selectFrom("agency_submissions")
    .where("id", "=", result?.submission_id ?? 0)
    .select("application_id")
    .executeTakeFirstOrThrow();
  expect(application_id).toBe(companies.applications.annAsNurse.id);
});

test("two agencies that submit a person at once: one of them owns", async () => {
  const bodies = [await candidate(agent), await candidate(other)];
  const results = await Promise.all(
    [agent, other].map((by, at) =>
      by.call(contract.submitCandidates, {
        params: params(),
        body: { candidates: [bodies[at] as (typeof bodies)[number]] },
      }),
    ),
  );
  expect(
    results.flatMap(({ records }) => records.map(({ submitted }) => submitted)).toSorted(),
  ).toEqual([false, true]);
});

test("somebody who applied directly is not open, with the same words", async () => {
  const email = "ann.bell@mail.example";
  expect(await isOpen(agent, { email, contact_mobile_number: null })).toBe(false);
});

test("after a day's questions every answer is the same", async () => {
  for (let at = 0; at < checksPerDay; at++)
    expect(await isOpen(agent, { email: `mia${at}@hill.example` })).toBe(true);
  expect(await isOpen(agent, { email: "nobody@hill.example" })).toBe(false);
  expect(await submit(agent)).toMatchObject({ message: "Not open for submission now." });
  expect(await isOpen(other)).toBe(true);
});

test("nothing of a person whom an agency asked about is kept", async () => {
  await isOpen(agent);
  const { rows } = await sql<{ kept: string }>`select jsonb_agg(to_jsonb(c))::text as kept
    from agency_checks c`.execute(db);
  expect(rows[0]?.kept).not.toMatch(/mia|hill|900123/i);
});

test("an agency sees its own submissions alone, by milestones, and none after its link ended", async () => {
  await submit(agent);
  const [own] = await listOf(agent, { job_id: companies.jobs.nurse.id });
  const id = own?.id ?? 0;
  const read = (by: TestBrowser) =>
    by.call(contract.getSubmission, { params: { client_id: companies.ids.northgate, id } });
  expect(await read(agent)).toMatchObject({ note: "Prefers nights" });
  expect(await listOf(other)).toEqual([]);
  await expect(read(other)).rejects.toThrow("This candidate does not exist");
  const recruiter = await signIn(app, "recruiter@northgate.example");
  const { application_id } = await db
    .selectFrom("agency_submissions")
    .where("job_id", "=", companies.jobs.nurse.id)
    .select("application_id")
    .executeTakeFirstOrThrow();
  await recruiter.call(updateApplicationStatus, {
    body: {
      ids: [application_id],
      versions: [1],
      status: "REJECTED",
      reason: "No right to work",
    },
  });
  const said = JSON.stringify([await listOf(agent, { filter: "inactive" }), await read(agent)]);
  expect(said).toContain("NOT_SUCCESSFUL");
  expect(said).not.toContain("No right to work");
  await db.updateTable("agency_links").set({ status: "ENDED" }).execute();
  await expect(read(agent)).rejects.toThrow("This client does not exist");
});

test("a job that is not released to the agency, or no longer, is not there", async () => {
  await db.updateTable("job_releases").set({ withdrawn_date_time: new Date() }).execute();
  await expect(isOpen(agent)).rejects.toThrow("This job does not exist");
  await expect(
    agent.call(contract.checkCandidate, {
      params: { ...params(), job_id: companies.jobs.planner.id },
      body: mia,
    }),
  ).rejects.toThrow("This job does not exist");
});

test("a job takes as many candidates of each agency as it says", async () => {
  await db
    .updateTable("jobs")
    .set({ agency_cv_cap: 1 })
    .where("id", "=", companies.jobs.nurse.id)
    .execute();
  expect(await submit(agent)).toMatchObject({ submitted: true });
  const ada = { email: "ada@cole.example", contact_mobile_number: null };
  expect(await submit(agent, ada)).toMatchObject({
    submitted: false,
    message: "This job takes 1 candidate of each agency at most, and you have submitted as many.",
  });
  expect(await submit(other, ada)).toMatchObject({ submitted: true });
});

test("a job without a limit of its own has the company's", async () => {
  const admin = await signIn(app, "admin@northgate.example");
  const limit = (cv_cap: number | null) =>
    admin.call(saveSpecificSetting, {
      body: {
        field: "company_settings",
        property: "agency_settings",
        value: JSON.stringify({ ...defaultAgencySettings, cv_cap }),
      },
    });
  await limit(1);
  expect(await submit(agent)).toMatchObject({ submitted: true });
  const ada = { email: "ada@cole.example", contact_mobile_number: null };
  expect(await submit(agent, ada)).toMatchObject({
    submitted: false,
    message: "This job takes 1 candidate of each agency at most, and you have submitted as many.",
  });
  await limit(null);
  expect(await submit(agent, ada)).toMatchObject({ submitted: true });
});
