import * as contract from "@ats/core/agencies/release-contract";
import type { ReleaseTarget } from "@ats/core/agencies/release";
import { addAgency, updateAgency } from "@ats/core/agencies/contract";
import { listAuditEvents } from "@ats/core/audit/contract";
import { listJobActivity } from "@ats/core/jobs/activity-contract";
import { getJob } from "@ats/core/jobs/contract";
import { releaseJobs } from "@ats/core/jobs/release-contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../../testing/app.ts";
import { type TestCompanies, testCompanies } from "../../testing/companies.ts";
import { testDatabase } from "../../testing/database.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let admin: TestBrowser;
let recruiter: TestBrowser;
let swift: number;

beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  const app = testApi(services);
  admin = await signIn(app, "admin@northgate.example");
  recruiter = await signIn(app, "recruiter@northgate.example");
  const added = await admin.call(addAgency, { body: { name: "Swift Staff", groups: ["Office"] } });
  swift = added.id;
});

const params = () => ({ id: companies.jobs.nurse.id });
const release = (targets: ReleaseTarget[], text: object = {}) =>
  recruiter.call(contract.releaseJob, { params: params(), body: { targets, ...text } });
const read = () => recruiter.call(contract.getJobReleases, { params: params() });
const held = async () =>
  (await read()).releases
    .filter(({ withdrawn_date_time }) => !withdrawn_date_time)
    .map(({ agency, opens_date_time }) => [agency.name, opens_date_time.slice(0, 10)]);
const badge = async () =>
  (await recruiter.call(getJob, { params: params() })).released_date_time !== null;

test("a job goes to a tier at once and to a group after days; the earlier of the two counts", async () => {
  expect(
    await release([
      { kind: "tier", tier: 1, after_days: 0 },
      { kind: "group", group: "care", after_days: 5 },
      { kind: "group", group: "OFFICE", after_days: 5 },
    ]),
  ).toMatchObject({ updated: 0 });
  expect(await held()).toContainEqual(["Carewise", "2026-11-20"]);
  expect(await held()).toContainEqual(["Swift Staff", "2026-11-25"]);
  expect(await badge()).toBe(true);
});

test("an agency that has the job reads the new text, and never later than before", async () => {
  await release([{ kind: "agency", agency_id: swift, after_days: 5 }], { brief: "First" });
  await release([{ kind: "agency", agency_id: swift, after_days: 9 }], { brief: "Second" });
  const { releases, texts } = await read();
  const mine = releases.find(({ agency }) => agency.id === swift);
  expect(mine?.opens_date_time).toContain("2026-11-25");
  expect(texts[mine?.text ?? -1]).toMatchObject({ brief: "Second" });
  await release([{ kind: "agency", agency_id: swift, after_days: 0 }]);
  expect(await held()).toContainEqual(["Swift Staff", "2026-11-20"]);
});

test("a paused agency gets nothing, not even by its name", async () => {
  const { talentNorth } = companies.agencies;
  const chosen = { kind: "agency" as const, agency_id: talentNorth.id, after_days: 0 };
  await expect(release([chosen])).rejects.toThrow("No agency that you work with");
  await admin.call(updateAgency, {
    params: { id: swift },
    body: { name: "Swift Staff", status: "PAUSED" },
    version: 1,
  });
  await release([{ kind: "all", after_days: 0 }]);
  const names = (await held()).map(([name]) => name);
  expect(names).toContain("Carewise");
  expect(names).not.toContain("Swift Staff");
});

test("a job is withdrawn from one agency, then from all, on its own record and the audit log", async () => {
  await release([{ kind: "all", after_days: 0 }]);
  const { releases } = await read();
  const withdraw = (ids: number[]) =>
    recruiter.call(contract.withdrawReleases, { params: params(), body: { releases: ids } });
  const [mine] = releases.filter(({ agency }) => agency.id === swift).map(({ id }) => id);
  expect(await withdraw([mine ?? 0])).toEqual({ withdrawn: 1 });
  expect((await held()).map(([name]) => name)).not.toContain("Swift Staff");
  expect(await badge()).toBe(true);
  await withdraw(releases.map(({ id }) => id));
  expect(await held()).toEqual([]);
  expect(await badge()).toBe(false);
  const { records } = await recruiter.call(listJobActivity, { params: params() });
  expect(records.map(({ type }) => type)).toEqual(["taken_back", "released", "released"]);
  expect(records[1]?.changes).toEqual([{ field: "agencies", before: "Swift Staff", after: null }]);
  const log = await admin.call(listAuditEvents, { query: { areas: ["agencies"] } });
  expect(log.records[0]).toMatchObject({ type: "job_taken_back", subject_name: "Staff Nurse" });
});

test("a release from the list goes to all at once; its undo takes the job back, and undoing that returns it", async () => {
  const seen = async () => {
    const { id, version } = await recruiter.call(getJob, { params: params() });
    return [{ id, version }];
  };
  const bulk = async (is_released: boolean, is_undo = false) =>
    recruiter.call(releaseJobs, { body: { jobs: await seen(), is_released, is_undo } });
  await bulk(true);
  expect((await held()).map(([name]) => name)).toEqual(
    expect.arrayContaining(["Carewise", "Swift Staff"]),
  );
  await bulk(false);
  expect(await held()).toEqual([]);
  await bulk(true, true);
  expect((await held()).map(([name]) => name)).toContain("Swift Staff");
});

test("a withdrawal is undone from the drawer, with the same text, and only of the own job", async () => {
  await release([{ kind: "agency", agency_id: swift, after_days: 0 }], { brief: "First" });
  const [id] = (await read()).releases
    .filter(({ agency }) => agency.id === swift)
    .map((each) => each.id);
  const releases = [id as number];
  await recruiter.call(contract.withdrawReleases, { params: params(), body: { releases } });
  expect(await badge()).toBe(false);
  const restore = (job = companies.jobs.nurse) =>
    recruiter.call(contract.restoreReleases, { params: { id: job.id }, body: { releases } });
  expect(await restore(companies.jobs.carer)).toEqual({ restored: 0 });
  await expect(restore(companies.jobs.planner)).rejects.toMatchObject({ status: 404 });
  expect(await restore()).toEqual({ restored: 1 });
  expect((await held()).map(([name]) => name)).toEqual(["Swift Staff"]);
  const { releases: after, texts } = await read();
  expect(texts[after[0]?.text ?? -1]).toMatchObject({ brief: "First" });
  expect(await badge()).toBe(true);
  expect(await restore()).toEqual({ restored: 0 });
});

test("a withdrawal is not undone for an agency with a newer release, or one that is paused", async () => {
  const target: ReleaseTarget = { kind: "agency", agency_id: swift, after_days: 0 };
  const withdraw = async () => {
    const releases = (await read()).releases
      .filter(({ withdrawn_date_time }) => !withdrawn_date_time)
      .map(({ id }) => id);
    await recruiter.call(contract.withdrawReleases, { params: params(), body: { releases } });
    return releases;
  };
  const restore = (releases: number[]) =>
    recruiter.call(contract.restoreReleases, { params: params(), body: { releases } });
  await release([target], { brief: "First" });
  const first = await withdraw();
  await release([target], { brief: "Second" });
  expect(await restore(first)).toEqual({ restored: 0 });
  const second = await withdraw();
  await services.system
    .updateTable("agencies")
    .set({ status: "PAUSED" })
    .where("id", "=", swift)
    .execute();
  expect(await restore(second)).toEqual({ restored: 0 });
  expect(await held()).toEqual([]);
});

test("a draft is released to nobody, and another company’s job is not there", async () => {
  const { carer, planner } = companies.jobs;
  await services.system
    .updateTable("jobs")
    .set({ status: "ON_HOLD" })
    .where("id", "=", carer.id)
    .execute();
  const body = { targets: [{ kind: "all" as const }] };
  await expect(
    recruiter.call(contract.releaseJob, { params: { id: carer.id }, body }),
  ).rejects.toThrow("The job cannot be released. It is on hold. Publish it first.");
  for (const call of [
    () => recruiter.call(contract.getJobReleases, { params: { id: planner.id } }),
    () => recruiter.call(contract.releaseJob, { params: { id: planner.id }, body }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 404 });
});
