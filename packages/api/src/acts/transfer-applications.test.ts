import { getApplication, listActivity } from "@ats/core/applications/contract";
import { transferApplications } from "@ats/core/applications/transfer-contract";
import { addApplications } from "@ats/core/candidates/add-to-job-contract";
import { type Kysely, sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { moveAsSeen, transferAsSeen } from "../testing/move-applications.ts";
import { addApplication, addCandidate, addJob } from "../testing/records.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let manager: TestBrowser;
beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  const app = testApi(testServices(db));
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
});

const transfer = async (ids: number[], job_id: number) =>
  (await transferAsSeen(recruiter, { ids, job_id })).records;

test("Specification §1, transfer: an application keeps its stage in another job, and stays anonymised if it was", async () => {
  const { oluwaseunAsCarer, annAsCarer } = companies.applications;
  const { nurse } = companies.jobs;
  const records = await transfer([oluwaseunAsCarer.id, annAsCarer.id], nurse.id);
  expect(records.map(({ updated, message }) => [updated, message])).toEqual([
    [true, null],
    [false, "The candidate has already applied for this job."],
  ]);
  const params = { id: oluwaseunAsCarer.id };
  expect(await manager.call(getApplication, { params })).toMatchObject({
    job_number: 1001,
    status: "APPLIED",
    first_name: null,
  });
  const [line] = (await recruiter.call(listActivity, { params })).records;
  expect(line).toMatchObject({
    type: "transferred",
    value_before: "Care Assistant (1002)",
    value_after: "Staff Nurse (1001)",
  });
  const counts = await db
    .selectFrom("job_status_counts")
    .select("count")
    .where("job_id", "=", nurse.id)
    .where("status", "=", "APPLIED")
    .executeTakeFirst();
  expect(counts?.count).toBe(2);
});

test("Specification §1, transfer: an application is anonymised when it goes to an anonymised job, and stays so on the way back", async () => {
  const { nurse } = companies.jobs;
  const ben = await addCandidate(db, companies.ids.northgate, "Ben Hale", {
    candidate_number: 1701,
  });
  const params = { id: (await addApplication(db, nurse, ben)).id };
  expect(await manager.call(getApplication, { params })).toMatchObject({ first_name: "Ben" });
  await transfer([params.id], companies.jobs.carer.id);
  expect(await manager.call(getApplication, { params })).toMatchObject({ first_name: null });
  await transfer([params.id], nurse.id);
  expect(await manager.call(getApplication, { params })).toMatchObject({ first_name: null });
});

test("an application that has moved since stays, with its candidate's name and stage; the others are transferred", async () => {
  const { annAsNurse, oluwaseunAsCarer } = companies.applications;
  const ids = [annAsNurse.id, oluwaseunAsCarer.id];
  const { recruiter: tom, manager: helen } = companies.users;
  const { id: porter } = await addJob(db, "Porter", tom, helen, { job_number: 1601 });
  await moveAsSeen(recruiter, { ids: [ids[0] ?? 0], status: "INTERVIEW" });
  const send = (versions: number[], job_id: number) =>
    recruiter.call(transferApplications, { body: { ids, versions, job_id } });
  const { records } = await send([1, 1], porter);
  expect(records.map(({ updated, version, message }) => [updated, version, message])).toEqual([
    [false, 2, "Someone has moved it to Interview in Staff Nurse since. Check it again."],
    [true, 2, null],
  ]);
  const params = { id: annAsNurse.id };
  expect((await recruiter.call(getApplication, { params })).job_id).toBe(companies.jobs.nurse.id);
  await expect(send([1], porter)).rejects.toMatchObject({ status: 400 });
});

test("a candidate put on a job during a transfer to it has one application there", async () => {
  const { oluwaseunAsCarer: applied } = companies.applications;
  const { oluwaseun } = companies.candidates;
  const { nurse } = companies.jobs;
  const twice = async () => {
    const { rows } = await sql`select from applications
      where job_id = ${nurse.id} and candidate_id = ${oluwaseun.id}`.execute(db);
    return rows.length;
  };
  let both: Promise<{ updated: boolean; message: string | null }[][]> | undefined;
  // Both calls write this count: the first one waits here, half done.
  await db.transaction().execute(async (held) => {
    await sql`select from job_status_counts where job_id = ${nurse.id} for update`.execute(held);
    const put = recruiter.call(addApplications, {
      params: { id: nurse.id },
      body: { candidate_ids: [oluwaseun.id] },
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const taken = recruiter.call(transferApplications, {
      body: { ids: [applied.id], versions: [1], job_id: nurse.id },
    });
    both = Promise.all([put, taken].map(async (call) => (await call).records));
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  const [added, transferred] = (await both) ?? [];
  expect(await twice()).toBe(1);
  expect([added?.[0]?.updated, transferred?.[0]?.updated]).toEqual([true, false]);
  expect(transferred?.[0]?.message).toBe("The candidate has already applied for this job.");
});

test("another company's job and a closed job refuse a transfer", async () => {
  const { annAsNurse } = companies.applications;
  await expect(transfer([annAsNurse.id], companies.jobs.planner.id)).rejects.toMatchObject({
    status: 404,
  });
  const { carer } = companies.jobs;
  await db.updateTable("jobs").set({ status: "FILLED" }).where("id", "=", carer.id).execute();
  await expect(transfer([annAsNurse.id], carer.id)).rejects.toMatchObject({ status: 409 });
});

test("an ended application shows its last stage, and can be transferred only after it is restored", async () => {
  const { oluwaseunAsCarer } = companies.applications;
  const params = { id: oluwaseunAsCarer.id };
  const move = (status: "INTERVIEW" | "WITHDRAWN", reason?: string) =>
    moveAsSeen(recruiter, { ids: [params.id], status, ...(reason && { reason }) });
  await move("INTERVIEW");
  expect(await recruiter.call(getApplication, { params })).toMatchObject({ restore_status: null });
  await move("WITHDRAWN", "No reply");
  expect(await recruiter.call(getApplication, { params })).toMatchObject({
    restore_status: "INTERVIEW",
  });
  const [refused] = await transfer([params.id], companies.jobs.nurse.id);
  expect(refused?.message).toBe("It is withdrawn. Restore it first.");
});
