import { getApplication, listActivity, listApplications } from "@ats/core/applications/contract";
import { addApplications } from "@ats/core/candidates/add-to-job-contract";
import { saveCandidateCv } from "@ats/core/candidates/cv-contract";
import { getCandidate } from "@ats/core/candidates/details-contract";
import { mergeCandidates } from "@ats/core/candidates/merge-contract";
import { listNotifications } from "@ats/core/notifications/contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { erase } from "../testing/erasure.ts";
import { moveAsSeen } from "../testing/move-applications.ts";
import { addCandidate, type TestCandidate, testCv } from "../testing/records.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let manager: TestBrowser;
let nora: TestCandidate;

/** Adds Nora Finch, who sent her CV and has not applied. */
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  const app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
  nora = await addCandidate(services.system, companies.ids.northgate, "Nora Finch", {
    candidate_number: 1060,
  });
});

const put = async (
  candidate_ids: number[],
  { job = companies.jobs.nurse, as = recruiter, idempotencyKey = crypto.randomUUID() } = {},
) =>
  (await as.call(addApplications, { params: job, body: { candidate_ids }, idempotencyKey }))
    .records;
const applicationsOf = async (id: number) =>
  (await recruiter.call(getCandidate, { params: { id } })).application_list;

test("Specification §1, candidates: a candidate who has not applied is put on a job with the newest CV, and the hiring team is notified", async () => {
  for (const name of ["Old.pdf", "New.pdf"]) {
    services.clock.advance(1000);
    await recruiter.call(saveCandidateCv, {
      params: { id: nora.id },
      query: { name },
      body: testCv(name),
    });
  }
  const [made] = await put([nora.id]);
  expect(made).toMatchObject({ name: "Nora Finch", updated: true, message: null });
  const params = { id: made?.application_id as number };
  expect(await recruiter.call(getApplication, { params })).toMatchObject({
    candidate_number: 1060,
    status: "APPLIED",
    source: "Added by a recruiter",
    cv: { name: "New.pdf" },
    answers: [],
  });
  const { records } = await recruiter.call(listActivity, { params });
  expect(records).toMatchObject([{ type: "applied", actor: { first_name: "Tom" } }]);
  const told = await manager.call(listNotifications, {
    params: { channelId: companies.users.manager.id },
  });
  expect(told.records[0]?.message).toMatchObject({
    text: "Tom Ashdown has added Nora Finch to job 1001",
    action: { type: "APPLICATION_RECEIVED" },
  });
  const mail = services.system.selectFrom("outgoing_mail").select("id");
  expect(await mail.where("application_id", "=", params.id).execute()).toEqual([]);
});

test("Rules of the field, Bulk actions: each candidate has a result, put on the job or not", async () => {
  const { ann } = companies.candidates;
  const twin = await addCandidate(services.system, companies.ids.northgate, "Norah Finch", {
    candidate_number: 1061,
  });
  const lost = await addCandidate(services.system, companies.ids.northgate, "Lou Hart", {
    candidate_number: 1062,
  });
  await recruiter.call(mergeCandidates, {
    params: { id: nora.id },
    version: 1,
    body: { other: twin.id, other_version: 1, take: [] },
  });
  const admin = await signIn(testApi(services), "admin@northgate.example");
  await erase(admin, lost.id);
  const records = await put([ann.id, nora.id, twin.id, lost.id]);
  expect(records.map(({ name, message }) => [name, message])).toEqual([
    ["Ann Bell", "They have already applied for this job."],
    ["Nora Finch", null],
    ["Candidate 1061", "They were merged into candidate 1060."],
    ["Candidate 1062", "They were erased."],
  ]);
  expect(records[0]?.application_id).toBe(companies.applications.annAsNurse.id);
});

test("an ended application for the job must be restored, and no second one is added", async () => {
  const [made] = await put([nora.id]);
  await moveAsSeen(recruiter, {
    ids: [made?.application_id as number],
    status: "WITHDRAWN",
    reason: "No reply",
  });
  const [again] = await put([nora.id]);
  expect(again).toEqual({
    ...made,
    updated: false,
    message: "Their application for this job is withdrawn. Restore it instead.",
  });
});

test("Quality R3: twenty simultaneous calls, retries and other colleagues' calls, make one application", async () => {
  const idempotencyKey = crypto.randomUUID();
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => put([nora.id], { idempotencyKey })),
    ...Array.from({ length: 10 }, () => put([nora.id])),
  ]);
  const made = new Set(answers.map(([record]) => record?.application_id));
  expect(made.size).toBe(1);
  expect(await applicationsOf(nora.id)).toHaveLength(1);
});

test("an anonymised job anonymises the candidate and all their applications for good", async () => {
  await put([nora.id]);
  const [made] = await put([nora.id], { job: companies.jobs.carer });
  const params = { id: made?.application_id as number };
  expect(await manager.call(getApplication, { params })).toMatchObject({ first_name: null });
  const { records } = await manager.call(listApplications, { params: companies.jobs.nurse });
  expect(records.find(({ candidate_number }) => candidate_number === 1060)).toMatchObject({
    first_name: null,
  });
  const [refused] = await put([companies.candidates.oluwaseun.id], { as: manager });
  expect(refused).toMatchObject({
    name: expect.stringMatching(/^Anonymised Candidate/),
    message: "They are anonymised for you, so you cannot add them to a job.",
  });
});

test("a closed job, another company's job and another company's candidate are refused", async () => {
  const { carer, planner } = companies.jobs;
  await expect(put([nora.id], { job: planner })).rejects.toMatchObject({ status: 404 });
  await expect(put([companies.candidates.rhys.id])).rejects.toMatchObject({ status: 404 });
  await services.system
    .updateTable("jobs")
    .set({ status: "FILLED" })
    .where("id", "=", carer.id)
    .execute();
  await expect(put([nora.id], { job: carer })).rejects.toMatchObject({ status: 409 });
});
