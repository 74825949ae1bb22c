import * as contract from "@ats/core/agency-portal/submission-contract";
import { getAgencyJob } from "@ats/core/agency-portal/jobs-contract";
import { releaseJob } from "@ats/core/agencies/release-contract";
import type { ReleaseInput } from "@ats/core/agencies/release";
import type { ApplicationStatus } from "@ats/core/applications/status";
import type { Kysely } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testCv } from "../testing/records.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let agent: TestBrowser;
let other: TestBrowser;
let recruiter: TestBrowser;

beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  const app = testApi(testServices(db));
  agent = await signIn(app, "agent@brightstaff.example");
  other = await signIn(app, "agent@carewise.example");
  recruiter = await signIn(app, "recruiter@northgate.example");
});

const params = () => ({ client_id: companies.ids.northgate, job_id: companies.jobs.nurse.id });

const release = (more: Partial<ReleaseInput> = {}) =>
  recruiter.call(releaseJob, {
    params: { id: companies.jobs.nurse.id },
    body: { targets: [{ kind: "all" }], ...more },
  });

const mia = {
  first_name: "Mia",
  last_name: "Hill",
  email: "mia@hill.example",
  contact_mobile_number: null,
  consent_date: "2026-01-10",
  has_right_to_represent: true as const,
  accepts_fee: true as const,
};

async function withCv(more: object = {}) {
  const query = { name: "Mia Hill.pdf" };
  const body = testCv("Mia Hill");
  const { upload } = await agent.call(contract.readSubmittedCv, { params: params(), query, body });
  return { ...mia, cv: { upload, name: query.name }, ...more };
}

const submit = async (...candidates: Awaited<ReturnType<typeof withCv>>[]) =>
  (await agent.call(contract.submitCandidates, { params: params(), body: { candidates } })).records;

const detailsOf = (id: number, by = agent) =>
  by.call(contract.getSubmission, { params: { client_id: companies.ids.northgate, id } });

async function submitted(more: object = {}): Promise<number> {
  const [record] = await submit(await withCv(more));
  return record?.submission_id ?? 0;
}

const formOf = () => agent.call(contract.getSubmissionForm, { params: params() });

test("an agency reads what it submitted, nothing that the company knows of the person besides", async () => {
  await release();
  await db
    .updateTable("candidates")
    .set({ email: "rhiannon@vale.example", email_key: "rhiannon@vale.example" })
    .set({ contact_mobile_number: "+447700900999", city: "Cardiff", first_name: "Rhiannon" })
    .where("id", "=", companies.candidates.oluwaseun.id)
    .execute();
  const id = await submitted({ first_name: "Rhi", email: "rhiannon@vale.example", city: "" });
  const said = await detailsOf(id);
  expect(said).toMatchObject({ first_name: "Rhi", contact_mobile_number: null, city: "" });
  expect(JSON.stringify(said)).not.toMatch(/Rhiannon|900999|Cardiff/);
});

test("an agency reads the CV that it sent; another agency does not", async () => {
  await release();
  const id = await submitted();
  const cv = (by: TestBrowser) =>
    by.call(contract.getSubmittedCv, { params: { client_id: companies.ids.northgate, id } });
  expect((await detailsOf(id)).cv).toEqual({ name: "Mia Hill.pdf", type: "application/pdf" });
  const sent = await testCv("Mia Hill").arrayBuffer();
  expect(await (await cv(agent)).arrayBuffer()).toEqual(sent);
  await expect(cv(other)).rejects.toThrow("This candidate does not exist, or you may not see it.");
});

test("a CV that is no longer stored refuses its candidate alone", async () => {
  await release();
  const lost = { ...(await withCv()), cv: { upload: crypto.randomUUID(), name: "Lost.pdf" } };
  const ada = await withCv({ email: "ada@cole.example" });
  expect(await submit(lost, ada)).toMatchObject([
    { submitted: false, message: "The CV is no longer stored. Choose it again, then submit." },
    { submitted: true },
  ]);
});

test("a candidate cannot have agreed on a day to come", async () => {
  await release();
  expect(await submit(await withCv({ consent_date: "2099-01-01" }))).toMatchObject([
    { message: "The candidate cannot agree on a later day. Enter the day on which they agreed." },
  ]);
});

test("a stage begins when the agency learns of it: moves within it are the company's own", async () => {
  await release();
  const id = await submitted();
  const { application_id } = await db
    .selectFrom("agency_submissions")
    .where("id", "=", id)
    .select("application_id")
    .executeTakeFirstOrThrow();
  const move = (status_before: ApplicationStatus, status_after: ApplicationStatus, at: string) =>
    db
      .insertInto("activities")
      .values({
        company_id: companies.ids.northgate,
        application_id,
        user_id: null,
        type: "status_changed",
        status_before,
        status_after,
        reason: null,
        value_before: null,
        value_after: null,
        created_date_time: new Date(at),
      })
      .execute();
  await move("APPLIED", "INTERVIEW", "2099-01-01T09:00:00Z");
  await move("INTERVIEW", "PROCESSING", "2099-02-01T09:00:00Z");
  await db
    .updateTable("applications")
    .set({ status: "PROCESSING" })
    .where("id", "=", application_id)
    .execute();
  expect(await detailsOf(id)).toMatchObject({
    stage: "INTERVIEW",
    stage_date_time: "2099-01-01T09:00:00.000Z",
  });
});

test("the limits are known before they bite", async () => {
  await release();
  await db
    .updateTable("jobs")
    .set({ agency_cv_cap: 2 })
    .where("id", "=", companies.jobs.nurse.id)
    .execute();
  expect(await formOf()).toMatchObject({ candidates_left: 2, checks_left: 100 });
  await submitted();
  expect(await formOf()).toMatchObject({ candidates_left: 1, checks_left: 99 });
});

test("the fee is forecast from the released salary alone, and by the terms of the submission's day", async () => {
  const { id } = companies.jobs.nurse;
  const band = { salary_min: 3_000_000, salary_max: 4_000_000, currency: "GBP" };
  await db.updateTable("jobs").set(band).where("id", "=", id).execute();
  await release({ fee_percent: 20 });
  expect((await formOf()).fee).toMatchObject({ ...band, fee_min: 600_000, fee_max: 800_000 });
  const submission = await submitted();
  expect((await detailsOf(submission)).fee).toMatchObject({ fee_min: 600_000 });
  await release({ fee_percent: 20, salary_shown: "hidden" });
  const said = JSON.stringify([await formOf(), await detailsOf(submission)]);
  expect(said).not.toMatch(/3000000|4000000|600000/);
  await db.updateTable("job_releases").set({ withdrawn_date_time: new Date() }).execute();
  expect((await detailsOf(submission)).fee).toBeNull();
});

test("a job counts the agency's own candidates", async () => {
  await release();
  await submitted();
  const job = (by: TestBrowser) =>
    by.call(getAgencyJob, {
      params: { client_id: companies.ids.northgate, id: companies.jobs.nurse.id },
    });
  expect((await job(agent)).submissions).toBe(1);
  expect((await job(other)).submissions).toBe(0);
});

test("a person is asked about by email, by mobile number, or not at all", async () => {
  await release();
  const ask = (body: object) =>
    agent.call(contract.checkCandidate, { params: params(), body: body as never });
  expect(await ask({ contact_mobile_number: "+447400900123" })).toEqual({ is_open: true });
  expect(await ask({ email: "ann.bell@mail.example" })).toEqual({ is_open: false });
  await expect(ask({})).rejects.toThrow("Enter an email or a mobile number.");
});
