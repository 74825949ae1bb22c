import { getJobReleases, releaseJob, withdrawReleases } from "@ats/core/agencies/release-contract";
import * as contract from "@ats/core/agency-portal/jobs-contract";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

const dayMs = 24 * 60 * 60_000;
const sameAnswer = "This job does not exist, or you may not see it.";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let agent: TestBrowser;
let other: TestBrowser;

beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  await services.system.deleteFrom("job_releases").execute();
  await signInAll();
});

async function signInAll() {
  const app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  agent = await signIn(app, "agent@brightstaff.example");
  other = await signIn(app, "agent@carewise.example");
}

const client = () => ({ client_id: companies.ids.northgate });
const read = (who: TestBrowser, id = companies.jobs.nurse.id) =>
  who.call(contract.getAgencyJob, { params: { ...client(), id } });
const titles = async (who: TestBrowser, query: object = {}) =>
  (await who.call(contract.listAgencyJobs, { params: client(), query })).records.map(
    ({ title }) => title,
  );
const release = (text: object = {}, after_days = 0) =>
  recruiter.call(releaseJob, {
    params: { id: companies.jobs.nurse.id },
    body: {
      targets: [{ kind: "agency", agency_id: companies.agencies.brightstaff.id, after_days }],
      ...text,
    },
  });
const setJob = (values: object) =>
  services.system
    .updateTable("jobs")
    .set(values)
    .where("id", "=", companies.jobs.nurse.id)
    .execute();

test("an agency reads the jobs that are released to it, another agency none of them", async () => {
  await release({ brief: "Nights, one week in four", fee_percent: 17.5 });
  expect(await titles(agent)).toEqual(["Staff Nurse"]);
  expect(await titles(agent, { q: "NURSE staff" })).toEqual(["Staff Nurse"]);
  expect(await titles(agent, { q: "porter" })).toEqual([]);
  expect(await read(agent)).toMatchObject({ brief: "Nights, one week in four", fee_percent: 17.5 });
  expect(await titles(other)).toEqual([]);
  await expect(read(other)).rejects.toThrow(sameAnswer);
});

test("a job that is withdrawn, not open yet, of another client or not there is refused alike", async () => {
  await release({}, 3);
  const refused = async (id?: number) => {
    await expect(read(agent, id)).rejects.toMatchObject({ status: 404, message: sameAnswer });
    expect(await titles(agent, { filter: "all" })).toEqual([]);
  };
  await refused();
  await refused(companies.jobs.planner.id);
  await refused(999_999);
  services.clock.advance(4 * dayMs);
  await signInAll();
  expect(await titles(agent)).toEqual(["Staff Nurse"]);
  const params = { id: companies.jobs.nurse.id };
  const { releases } = await recruiter.call(getJobReleases, { params });
  await recruiter.call(withdrawReleases, {
    params,
    body: { releases: releases.map(({ id }) => id) },
  });
  await refused();
});

test("a job that stops taking candidates is archived; one that opens only afterwards stays unseen", async () => {
  await release();
  await setJob({ status: "FILLED", status_date_time: services.clock() });
  expect(await titles(agent)).toEqual([]);
  expect(await titles(agent, { filter: "archived" })).toEqual(["Staff Nurse"]);
  expect(await read(agent)).toMatchObject({ state: "closed" });
  await setJob({ status: "ON_HOLD" });
  expect(await read(agent)).toMatchObject({ state: "on_hold" });
  await setJob({ status: "DRAFT" });
  await expect(read(agent)).rejects.toThrow(sameAnswer);
  await setJob({
    status: "WITHDRAWN",
    status_date_time: new Date(services.clock().getTime() - dayMs),
  });
  await expect(read(agent)).rejects.toThrow(sameAnswer);
});

test("Quality S2: what a release hides is in no answer to the agency", async () => {
  const secret = "SENTINEL";
  await setJob({
    salary_min: 98_765_00,
    salary_max: 98_766_00,
    description: `<p>${secret} advert</p>`,
    choose_benefits: [`${secret} benefit`],
    source: `${secret} source`,
  });
  await sql`update users set first_name = ${`${secret} person`}
    where id = ${companies.users.manager.id}`.execute(services.system);
  await release({
    brief: "Only this",
    shows_advert: false,
    salary_shown: "hidden",
    salary_text: `${secret} salary`,
  });
  const answers = JSON.stringify([
    await read(agent),
    await agent.call(contract.listAgencyJobs, { params: client() }),
  ]);
  expect(answers).toContain("Only this");
  expect(answers).not.toContain(secret);
  expect(answers).not.toContain("98765");
  expect(answers).not.toContain("9876500");
  for (const name of ["recruiter", "hiring_manager", "team", "counts", "close_reason", "agency"])
    expect(answers).not.toContain(`"${name}`);
});

test("a salary in other words stands in place of the job's own", async () => {
  await setJob({ salary_min: 30_000_00, salary_max: 35_000_00 });
  await release({ salary_shown: "text", salary_text: "To agree" });
  expect(await read(agent)).toMatchObject({ salary: null, salary_text: "To agree" });
  await release({ salary_shown: "job" });
  expect(await read(agent)).toMatchObject({ salary: { salary_min: 30_000_00 }, salary_text: "" });
});
