import { viewApplication } from "@ats/core/applications/viewing-contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { getJob } from "@ats/core/jobs/contract";
import * as contract from "@ats/core/jobs/release-contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

const dayMs = 24 * 60 * 60_000;

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let recruiter: TestBrowser;

beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  recruiter = await signIn(testApi(services), "recruiter@northgate.example");
});

const release = (jobs: { id: number; version: number }[], is_released = true) =>
  recruiter.call(contract.releaseJobs, { body: { jobs, is_released } });

test("Rules of the field, Bulk actions: each job that is released to agencies has a result, a stale one stays", async () => {
  const { nurse, carer } = companies.jobs;
  await services.system
    .updateTable("jobs")
    .set({ status: "DRAFT" })
    .where("id", "=", carer.id)
    .execute();
  const { records } = await release([
    { id: nurse.id, version: 1 },
    { id: carer.id, version: 1 },
  ]);
  expect(records).toMatchObject([
    { id: nurse.id, updated: true, version: 2, message: null },
    { id: carer.id, updated: false, message: "It is draft. Publish it first." },
  ]);
  const [again, stale] = [
    { id: nurse.id, version: 2 },
    { id: nurse.id, version: 1 },
  ];
  expect((await release([again])).records).toMatchObject([{ message: "It is already released." }]);
  expect((await release([stale])).records[0]?.message).toContain("Someone has changed it since");
  const listed = async () => (await recruiter.call(listJobs, {})).records[0]?.released_date_time;
  expect(await listed()).toBe("2026-11-20T09:00:00.000Z");
  await release([again], false);
  expect(await listed()).toBeNull();
  const events = services.system.selectFrom("job_events").select("type").orderBy("id");
  expect(await events.execute()).toEqual([{ type: "released" }, { type: "taken_back" }]);
});

test("what is taken back is released again by undoing, since when it was, though it is filled by now", async () => {
  const { nurse } = companies.jobs;
  const jobs = (version: number) => [{ id: nurse.id, version }];
  const since = async () =>
    (await recruiter.call(getJob, { params: { id: nurse.id } })).released_date_time;
  await release(jobs(1));
  const first = await since();
  await services.system
    .updateTable("jobs")
    .set({ status: "FILLED" })
    .where("id", "=", nurse.id)
    .execute();
  services.clock.advance(60_000);
  await release(jobs(2), false);
  const undo = (version: number) =>
    recruiter.call(contract.releaseJobs, {
      body: { jobs: jobs(version), is_released: true, is_undo: true },
    });
  expect((await undo(3)).records).toMatchObject([{ updated: true, version: 4 }]);
  expect(await since()).toBe(first);
  expect((await undo(4)).records).toMatchObject([{ message: "It is already released." }]);
});

test("a company without agencies has none to release to", async () => {
  const { ats_settings } = await services.system
    .selectFrom("companies")
    .where("id", "=", companies.ids.northgate)
    .select("ats_settings")
    .executeTakeFirstOrThrow();
  await services.system
    .updateTable("companies")
    .set({ ats_settings: JSON.stringify({ ...ats_settings, agency_enabled: false }) })
    .where("id", "=", companies.ids.northgate)
    .execute();
  await expect(release([{ id: companies.jobs.nurse.id, version: 1 }])).rejects.toMatchObject({
    status: 409,
  });
});

test("Specification §2, jobs list: what the reader has not viewed yet is counted for every job that is listed", async () => {
  const { nurse, carer, planner } = companies.jobs;
  const counts = async () => {
    const query = { id: [nurse.id, carer.id, planner.id] };
    const { records } = await recruiter.call(contract.countUnviewedOfJobs, { query });
    return Object.fromEntries(records.map(({ id, count }) => [id, count]));
  };
  expect(await counts()).toEqual({ [nurse.id]: 1, [carer.id]: 2 });
  const { annAsNurse, annAsCarer } = companies.applications;
  for (const { id } of [annAsNurse, annAsCarer])
    await recruiter.call(viewApplication, { params: { id } });
  expect(await counts()).toEqual({ [nurse.id]: 0, [carer.id]: 1 });
});

test("Specification §2, jobs list: the list is narrowed to jobs that need attention, for any reason or for one", async () => {
  const needing = async (attention?: "any" | "stalled" | "shortlist") => {
    const query = { ...(attention && { attention }), so: "asc" as const };
    const { records, total } = await recruiter.call(listJobs, { query });
    expect(total).toBe(records.length);
    return records.map(({ job_number }) => job_number);
  };
  expect(await needing("any")).toEqual([]);
  services.clock.advance(15 * dayMs);
  recruiter = await signIn(testApi(services), "recruiter@northgate.example");
  expect(await needing()).toEqual([1001, 1002]);
  expect(await needing("stalled")).toEqual([1001, 1002]);
  await services.system
    .updateTable("jobs")
    .set({ closing_date_time: new Date(services.clock().getTime() + dayMs) })
    .where("id", "=", companies.jobs.nurse.id)
    .execute();
  expect(await needing("shortlist")).toEqual([1001]);
  expect(await needing("any")).toEqual([1001, 1002]);
});
