import { listActivity } from "@ats/core/applications/contract";
import type { CheckInput } from "@ats/core/checks/check-input";
import * as contract from "@ats/core/checks/contract";
import { noEvidence } from "@ats/core/checks/evidence-file";
import {
  checkStatements,
  dayOf,
  candidateUploadRefusal,
  defaultCheckSettings,
} from "@ats/core/checks/right-to-work";
import { removeCandidateCv, saveCandidateCv } from "@ats/core/candidates/cv-contract";
import type { ApiError } from "@ats/core/contract/client";
import { removeEnvelope, writeEnvelope } from "@ats/core/documents/contract";
import { listNotifications } from "@ats/core/notifications/contract";
import { beforeAll, expect, test } from "vitest";
import type { LiveEvent } from "../kernel/ports/live-channel.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { moveAsSeen } from "../testing/move-applications.ts";
import { addApplication, addCandidate, testCv } from "../testing/records.ts";
import { sweepChecks } from "./sweep-checks.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let app: ReturnType<typeof testApi>;
let recruiter: TestBrowser;
const dayMs = 24 * 60 * 60_000;

beforeAll(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
});

const nurse = () => ({ id: companies.applications.annAsNurse.id });
const carer = () => ({ id: companies.applications.oluwaseunAsCarer.id });

const copyFor = async (params: { id: number }) =>
  (
    await recruiter.call(contract.sendEvidence, {
      params,
      query: { name: "Passport.pdf" },
      body: testCv("Passport"),
    })
  ).id;

const check = (evidence: string[], change: Partial<CheckInput> = {}): CheckInput => ({
  route: "MANUAL",
  list: "A",
  documents: ["British passport"],
  checked_date: "2026-11-20",
  permission_date: null,
  share_code: null,
  provider: "",
  restrictions: "",
  likeness_confirmed: true,
  evidence,
  ...change,
});

const later = async (days: number) => {
  services.clock.advance(days * dayMs);
  recruiter = await signIn(app, "recruiter@northgate.example");
};

test("Right to work: a check is recorded with its checker and its copies", async () => {
  const body = check([await copyFor(nurse())]);
  const saved = await recruiter.call(contract.recordCheck, { params: nurse(), body });
  expect(saved).toMatchObject({ state: "VALID" });
  expect(saved.checks[0]).toMatchObject({ checked_by: "Tom Ashdown", follow_up_date: null });
  const [copy] = saved.checks[0]?.evidence ?? [];
  const answer = await recruiter.send(`/api/right-to-work/files/${copy?.id}`);
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="Passport.pdf"/);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  const { records } = await recruiter.call(listActivity, { params: nurse() });
  expect(records.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["check_recorded", "check_viewed"]),
  );
});

test("Right to work: a check stores the confirmed statement, and an older check shows none", async () => {
  const params = nurse();
  const body = check([await copyFor(params)]);
  const { checks } = await recruiter.call(contract.recordCheck, { params, body });
  expect(checks[0]?.statement).toBe(checkStatements.MANUAL);
  await services.system
    .updateTable("right_to_work_checks")
    .set({ statement: null })
    .where("id", "=", checks[0]?.id ?? 0)
    .execute();
  const read = await recruiter.call(contract.getRightToWork, { params });
  expect(read.checks[0]?.statement).toBeNull();
});

test("Right to work: a first check does not change the dates of employment", async () => {
  const { version } = await recruiter.call(contract.getRightToWork, { params: nurse() });
  expect(version).toBe(0);
  const body = { start_date: "2026-12-01", end_date: null };
  await recruiter.call(contract.saveEmployment, { params: nurse(), body, version });
  const stale = recruiter.call(contract.saveEmployment, { params: nurse(), body, version });
  await expect(stale).rejects.toMatchObject({ status: 412 });
});

test("Right to work: a candidate's upload doesn't count as a check", async () => {
  const body = { ...check([await copyFor(nurse())]), likeness_confirmed: false };
  const call = recruiter.send(`/api/applications/${nurse().id}/right-to-work/checks`, {
    method: "POST",
    headers: { "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify(body),
  });
  expect((await call).status).toBe(400);
  expect((await call).headers.get("x-message")).toBe(candidateUploadRefusal);
});

test("bad input: a program named passport, a missing copy and a check dated tomorrow are refused", async () => {
  const program = recruiter.call(contract.sendEvidence, {
    params: nurse(),
    query: { name: "passport.jpg" },
    body: new File(["MZ\u0090 a program"], "passport.jpg"),
  });
  await expect(program).rejects.toThrow(noEvidence);
  const record = (body: CheckInput) =>
    recruiter.call(contract.recordCheck, { params: nurse(), body });
  await expect(record(check([crypto.randomUUID()]))).rejects.toThrow("no longer stored");
  const copy = await copyFor(nurse());
  await expect(record(check([copy], { checked_date: "2026-11-21" }))).rejects.toThrow(
    "The date of the check is in the future",
  );
  const others = await copyFor(carer());
  await expect(record(check([others]))).rejects.toThrow("no longer stored");
});

test("a reader without the right, or for whom the application is anonymised, sees no checks", async () => {
  const manager = await signIn(app, "manager@northgate.example");
  const call = manager.call(contract.getRightToWork, { params: nurse() });
  await expect(call).rejects.toMatchObject({ status: 403 });
});

test("Right to work: list B1 is followed up before permission expires, and the recruiter is notified once", async () => {
  const dates = { start_date: "2026-12-01", end_date: null };
  const before = await recruiter.call(contract.saveEmployment, {
    params: carer(),
    body: dates,
    version: 0,
  });
  expect(before).toMatchObject({ state: "MISSING", ...dates });
  const followUps = async () => (await recruiter.call(contract.listFollowUps, {})).records;
  expect(await followUps()).toMatchObject([{ due_date: "2026-12-01", state: "MISSING" }]);

  const body = check([await copyFor(carer())], {
    list: "B1",
    documents: ["Passport endorsed with permission to stay and work"],
    permission_date: "2027-03-31",
    restrictions: "20 hours a week in term",
  });
  const saved = await recruiter.call(contract.recordCheck, { params: carer(), body });
  expect(saved).toMatchObject({ state: "VALID", checks: [{ follow_up_date: "2027-03-31" }] });
  expect(await followUps()).toEqual([]);

  await later(100);
  const news: LiveEvent[] = [];
  const stop = services.live.subscribe((event) => news.push(event));
  await sweepChecks(services);
  await sweepChecks(services);
  stop();
  expect(news).toMatchObject([
    {
      job_id: companies.jobs.carer.id,
      application_ids: [carer().id],
      activity_ids: [expect.any(Number)],
    },
  ]);
  expect(await followUps()).toMatchObject([{ due_date: "2027-03-31", state: "DUE" }]);
  const { id } = companies.users.recruiter;
  const { records } = await recruiter.call(listNotifications, { params: { channelId: id } });
  const told = records.filter(({ message }) => message.action.type === "CHECK_DUE");
  expect(told.map(({ message }) => message.text)).toEqual([
    "The right-to-work check of Oluwaseun Adeyemi is due by 31 Mar 2027",
  ]);
  const back = services.clock().getTime();
  await later(32);
  await sweepChecks(services);
  await sweepChecks(services);
  const again = await recruiter.call(listNotifications, { params: { channelId: id } });
  const all = again.records.filter(({ message }) => message.action.type === "CHECK_DUE");
  expect(all.map(({ message }) => message.text)).toEqual([
    "The right-to-work check of Oluwaseun Adeyemi was due by 31 Mar 2027: It is overdue.",
    "The right-to-work check of Oluwaseun Adeyemi is due by 31 Mar 2027",
  ]);
  services.clock.advance(back - services.clock().getTime());
  recruiter = await signIn(app, "recruiter@northgate.example");
});

test("Right to work: a recruiter who has turned notifications off gets none about due checks", async () => {
  const { id } = companies.users.recruiter;
  const wants = (send_notification: boolean) =>
    services.system.updateTable("users").set({ send_notification }).where("id", "=", id).execute();
  const notified = async () =>
    (await services.system.selectFrom("notifications").where("user_id", "=", id).execute()).length;
  const params = { id: companies.applications.annAsCarer.id };
  const before = await notified();
  await wants(false);
  const body = { start_date: dayOf(services.clock()), end_date: null };
  await recruiter.call(contract.saveEmployment, { params, body, version: 0 });
  await sweepChecks(services);
  await wants(true);
  const { records } = await recruiter.call(listActivity, { params });
  expect(records[0]).toMatchObject({ type: "check_due" });
  expect(await notified()).toBe(before);
});

test("Right to work: list B2 is followed up after six months, or as the settings say", async () => {
  const admin = await signIn(app, "admin@northgate.example");
  const settings = { ...defaultCheckSettings, notice_months: 3 };
  const change = (version: number) =>
    admin.call(contract.saveCheckSettings, { body: settings, version });
  expect(await change(0)).toMatchObject({ notice_months: 3, version: 1 });
  await expect(change(0)).rejects.toMatchObject({ status: 412 });
  const body = check([await copyFor(carer())], {
    list: "B2",
    documents: ["Positive Verification Notice of the Employer Checking Service"],
    checked_date: "2027-02-01",
    notice_date: "2027-01-28",
  });
  const record = (change: Partial<CheckInput>) =>
    recruiter.call(contract.recordCheck, { params: carer(), body: { ...body, ...change } });
  await expect(record({ notice_date: "2027-12-01" })).rejects.toThrow(
    "The date on the notice is in the future",
  );
  const saved = await record({});
  expect(saved.checks[0]).toMatchObject({
    list: "B2",
    notice_date: "2027-01-28",
    follow_up_date: "2027-04-28",
  });
});

test("Right to work: copies are kept for employment and two years, then destroyed", async () => {
  const now = await recruiter.call(contract.getRightToWork, { params: carer() });
  const left = await recruiter.call(contract.saveEmployment, {
    params: carer(),
    body: { start_date: now.start_date, end_date: "2027-02-28" },
    version: now.version,
  });
  expect(left).toMatchObject({ state: "VALID", kept_until: "2029-02-28" });
  const stale = recruiter.call(contract.saveEmployment, {
    params: carer(),
    body: { start_date: null, end_date: null },
    version: now.version,
  });
  await expect(stale).rejects.toMatchObject({ status: 412 });

  const copies = async () =>
    (await recruiter.call(contract.getRightToWork, { params: carer() })).checks.flatMap(
      ({ evidence }) => evidence,
    );
  const key = await services.system
    .selectFrom("check_evidence")
    .where("application_id", "=", carer().id)
    .where("check_id", "is not", null)
    .select("file_key")
    .executeTakeFirstOrThrow();
  await later(2 * 365 - 10);
  await sweepChecks(services);
  expect(await copies()).toHaveLength(2);
  expect(await services.files.get(key.file_key)).toBeDefined();
  await later(30);
  await sweepChecks(services);
  expect(await copies()).toEqual([]);
  expect(await services.files.get(key.file_key)).toBeUndefined();
  const after = await recruiter.call(contract.getRightToWork, { params: carer() });
  expect(after.checks).toMatchObject([
    { checked_by: "Tom Ashdown", documents: [], share_code: null, restrictions: "" },
    { checked_by: "Tom Ashdown", documents: [], share_code: null, restrictions: "" },
  ]);
});

test("Right to work: the date that destroys copies is on the record, and can be taken back for a day", async () => {
  const { ids, jobs } = companies;
  const ada = await addCandidate(services.system, ids.northgate, "Ada Marsh", {
    candidate_number: 1071,
  });
  const params = { id: (await addApplication(services.system, jobs.carer, ada)).id };
  const checked_date = dayOf(services.clock());
  await recruiter.call(contract.recordCheck, {
    params,
    body: check([await copyFor(params)], { checked_date }),
  });
  const save = async (end_date: string | null) => {
    const { version } = await recruiter.call(contract.getRightToWork, { params });
    const body = { start_date: "2020-01-06", end_date };
    return recruiter.call(contract.saveEmployment, { params, body, version });
  };
  const copies = async () => {
    await sweepChecks(services);
    const { checks } = await recruiter.call(contract.getRightToWork, { params });
    return checks[0]?.evidence.length;
  };
  expect(await save("2021-02-28")).toMatchObject({ kept_until: "2023-02-28" });
  const { records } = await recruiter.call(listActivity, { params });
  expect(records.find(({ type }) => type === "employment_changed")).toMatchObject({
    actor: { last_name: "Ashdown" },
    value_before: "/",
    value_after: "2020-01-06/2021-02-28",
  });
  expect(await copies()).toBe(1);
  await save(null);
  await later(2);
  expect(await copies()).toBe(1);
  await save("2021-02-28");
  await later(1);
  expect(await copies()).toBe(0);
});

test("Right to work: a file that cannot be removed is tried again", async () => {
  const { ids, jobs } = companies;
  const max = await addCandidate(services.system, ids.northgate, "Max Holt", {
    candidate_number: 1072,
  });
  const params = { id: (await addApplication(services.system, jobs.carer, max)).id };
  const copy = await copyFor(params);
  const { file_key } = await services.system
    .selectFrom("check_evidence")
    .where("id", "=", copy)
    .select("file_key")
    .executeTakeFirstOrThrow();
  await later(2);
  const { files } = services;
  const remove = () => Promise.reject(new Error("The disk is away."));
  const away = { ...services, files: { ...files, remove } };
  await expect(sweepChecks(away)).rejects.toThrow("The disk is away.");
  expect(await files.get(file_key)).toBeDefined();
  await sweepChecks(services);
  expect(await files.get(file_key)).toBeUndefined();
  expect(await services.system.selectFrom("files_to_delete").selectAll().execute()).toEqual([]);
});

test("Right to work: copies are kept as long as the current settings say", async () => {
  const { ids, jobs } = companies;
  const eve = await addCandidate(services.system, ids.northgate, "Eve Lund", {
    candidate_number: 1073,
  });
  const params = { id: (await addApplication(services.system, jobs.carer, eve)).id };
  const body = { start_date: "2026-12-01", end_date: "2027-03-31" };
  await recruiter.call(contract.saveEmployment, { params, body, version: 0 });
  const admin = await signIn(app, "admin@northgate.example");
  const { version, ...settings } = await admin.call(contract.getCheckSettings, {});
  const longer = { ...settings, kept_months: 35 };
  await admin.call(contract.saveCheckSettings, { body: longer, version });
  recruiter = await signIn(app, "recruiter@northgate.example");
  const { kept_until } = await recruiter.call(contract.getRightToWork, { params });
  expect(kept_until).toBe("2030-02-28");
  await admin.call(contract.saveCheckSettings, { body: settings, version: version + 1 });
});

test("Right to work: another check corrects a mistake, whatever its date", async () => {
  const { ids, jobs } = companies;
  const ivy = await addCandidate(services.system, ids.northgate, "Ivy Rhodes", {
    candidate_number: 1074,
  });
  const params = { id: (await addApplication(services.system, jobs.carer, ivy)).id };
  const today = dayOf(services.clock());
  const record = async (change: Partial<CheckInput>) =>
    recruiter.call(contract.recordCheck, {
      params,
      body: check([await copyFor(params)], { checked_date: today, ...change }),
    });
  await record({
    list: "B1",
    documents: ["Passport endorsed with permission to stay and work"],
    permission_date: "2090-01-01",
  });
  const corrected = await record({ checked_date: "2026-11-20" });
  expect(corrected.checks.map(({ list }) => list)).toEqual(["A", "B1"]);
  const { due_date } = await services.system
    .selectFrom("right_to_work")
    .where("application_id", "=", params.id)
    .select("due_date")
    .executeTakeFirstOrThrow();
  expect(due_date).toBeNull();
});

test("Right to work: copies of an applicant who was not hired are destroyed some time after the application ended", async () => {
  await moveAsSeen(recruiter, { ids: [nurse().id], status: "REJECTED", reason: "Position filled" });
  await later(29);
  await sweepChecks(services);
  const evidence = async () =>
    (await recruiter.call(contract.getRightToWork, { params: nurse() })).checks[0]?.evidence;
  expect(await evidence()).toHaveLength(1);
  await later(2);
  await sweepChecks(services);
  expect(await evidence()).toEqual([]);
});

test("legal hold: checks, copies, CVs and drafts of a candidate under hold are not destroyed", async () => {
  const params = carer();
  const { oluwaseun } = companies.candidates;
  const held = (legal_hold: boolean) =>
    services.system
      .updateTable("candidates")
      .set({ legal_hold })
      .where("id", "=", oluwaseun.id)
      .execute();
  await recruiter.call(contract.recordCheck, {
    params,
    body: check([await copyFor(params)], { checked_date: dayOf(services.clock()) }),
  });
  await copyFor(params);
  const copies = async () => {
    const { length } = await services.system
      .selectFrom("check_evidence")
      .where("application_id", "=", params.id)
      .select("id")
      .execute();
    return length;
  };
  const person = { id: oluwaseun.id };
  const cv = await recruiter.call(saveCandidateCv, {
    params: person,
    query: { name: "CV.pdf" },
    body: testCv(),
  });
  const removeCv = () => recruiter.call(removeCandidateCv, { params: { ...person, cv: cv.id } });
  const draft = await recruiter.call(writeEnvelope, {
    params,
    body: { kind: "OFFER", title: "Offer", text: "<p>Hi</p>" },
  });
  const removeDraft = () =>
    recruiter.call(removeEnvelope, { params: { id: draft.id }, version: 1 });

  await held(true);
  await later(30);
  await sweepChecks(services);
  expect(await copies()).toBe(2);
  for (const remove of [removeCv, removeDraft])
    await expect(remove()).rejects.toThrow("under legal hold");
  await held(false);
  await sweepChecks(services);
  expect(await copies()).toBe(0);
  await removeCv();
  await removeDraft();
});

test("quality R3: a repeated check is recorded once", async () => {
  const params = { id: companies.applications.annAsCarer.id };
  const body = check([await copyFor(params)]);
  const idempotencyKey = crypto.randomUUID();
  const send = () => recruiter.call(contract.recordCheck, { params, body, idempotencyKey });
  const [first, second] = await Promise.all([send(), send()]);
  expect(first.checks).toHaveLength(1);
  expect(second).toEqual(first);
  const error = (await recruiter
    .call(contract.recordCheck, { params, body })
    .catch((refusal: ApiError) => refusal)) as ApiError;
  expect(error.status).toBe(400);
});

test("Right to work: a hire without a check is marked, and is due until somebody checks", async () => {
  const { ids, jobs } = companies;
  const nora = await addCandidate(services.system, ids.northgate, "Nora Finch", {
    candidate_number: 1070,
  });
  const params = { id: (await addApplication(services.system, jobs.carer, nora)).id };
  const hire = async (ids: number[]) =>
    (await moveAsSeen(recruiter, { ids, status: "HIRE" })).records;
  const due = async () =>
    (await recruiter.call(contract.listFollowUps, {})).records.filter(
      ({ application_id }) => application_id === params.id,
    );
  expect(await due()).toEqual([]);
  expect(await hire([params.id])).toMatchObject([{ updated: true, unchecked: true }]);
  expect(await due()).toMatchObject([{ name: "Nora Finch", state: "MISSING", due_date: null }]);
  const checked_date = dayOf(services.clock());
  await recruiter.call(contract.recordCheck, {
    params,
    body: check([await copyFor(params)], { checked_date }),
  });
  expect(await due()).toEqual([]);
  await moveAsSeen(recruiter, { ids: [params.id], status: "PROCESSING" });
  expect(await hire([params.id])).toMatchObject([{ updated: true, unchecked: false }]);
});
