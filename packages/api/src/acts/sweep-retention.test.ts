import { addNote } from "@ats/core/applications/contract";
import { viewApplication } from "@ats/core/applications/viewing-contract";
import { listCandidates } from "@ats/core/candidates/contract";
import { saveCandidateCv } from "@ats/core/candidates/cv-contract";
import { getCandidate } from "@ats/core/candidates/details-contract";
import { listErasures } from "@ats/core/candidates/erasure-contract";
import type { RetentionGroup } from "@ats/core/candidates/filters";
import { changePoolMembers } from "@ats/core/candidates/pool-contract";
import { erasureGraceMs } from "@ats/core/candidates/retention";
import * as contract from "@ats/core/candidates/retention-contract";
import { sendEnvelope } from "@ats/core/documents/contract";
import { scheduleInterview } from "@ats/core/interviews/contract";
import { messageHoldMs } from "@ats/core/messages/compose";
import { sendEmails } from "@ats/core/messages/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { deliverMail } from "../mail/outbox.ts";
import { interviewOf } from "../testing/interview.ts";
import { moveAsSeen } from "../testing/move-applications.ts";
import { addCandidate, testCv } from "../testing/records.ts";
import { sweepRetention } from "./sweep-retention.ts";

const dayMs = 24 * 60 * 60_000;

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let admin: TestBrowser;
let old: number;

/** Adds Nora Finch, who has had no activity for thirteen months. */
beforeEach(async () => {
  services = testServices(await testDatabase(), { mailer: { send: async () => {} } });
  companies = await testCompanies(services.system);
  const { id } = await addCandidate(services.system, companies.ids.northgate, "Nora Finch", {
    candidate_number: 1060,
    created_date_time: new Date("2025-10-19T09:00:00Z"),
  });
  old = id;
  admin = await signIn(testApi(services), "admin@northgate.example");
});

const read = (id = old) => admin.call(getCandidate, { params: { id }, mayBeMissing: true });
const retained = async (group: RetentionGroup) =>
  (await admin.call(contract.listRetained, { query: { group } })).records.map(({ id }) => id);
const later = async (ms: number) => {
  services.clock.advance(ms);
  await sweepRetention(services);
  admin = await signIn(testApi(services), "admin@northgate.example");
};
const hold = async (legal_hold: boolean, version?: number) =>
  admin.call(contract.holdCandidate, {
    params: { id: old },
    version: version ?? (await read()).version,
    body: { legal_hold, reason: "A claim is pending." },
  });

test("Rules of the field, Retention: a candidate is flagged after 12 idle months and erased a week later; numbers remain", async () => {
  expect(await admin.call(contract.getRetention, {})).toMatchObject({ is_on: true, months: 12 });
  expect((await read()).erasure_date_time).toBeNull();
  await later(0);
  expect(await retained("flagged")).toEqual([old]);
  expect((await read()).erasure_date_time).toBe("2026-11-27T09:00:00.000Z");
  await later(erasureGraceMs - 1);
  expect(await read()).toMatchObject({ first_name: "Nora" });
  await later(1);
  await expect(read()).rejects.toMatchObject({ status: 404 });
  expect((await admin.call(listErasures, {})).records).toMatchObject([
    {
      candidate_number: 1060,
      reason: "Kept for longer than agreed",
      erased_by: "The retention period",
      acting_for: null,
    },
  ]);
  expect((await admin.call(listCandidates, {})).total).toBe(2);
});

test("Rules of the field, Retention: a file that cannot be removed is tried again, and does not stop other erasures", async () => {
  const { system, files } = services;
  await admin.call(saveCandidateCv, {
    params: { id: old },
    query: { name: "Nora Finch.pdf" },
    body: testCv(),
  });
  const { cv_key } = await system
    .selectFrom("candidate_cvs")
    .where("candidate_id", "=", old)
    .select("cv_key")
    .executeTakeFirstOrThrow();
  const flagged_date_time = services.clock();
  const longAgo = new Date("2020-01-01T09:00:00Z");
  const olderOf = { riverside: 9002, northgate: 1061 };
  for (const [company, candidate_number] of Object.entries(olderOf))
    await addCandidate(system, companies.ids[company as keyof typeof olderOf], "Owen Pike", {
      candidate_number,
      created_date_time: longAgo,
    });
  await system
    .updateTable("candidates")
    .set({ flagged_date_time, last_activity_date_time: longAgo })
    .where((is) => is.or([is("id", "=", old), is("last_name", "=", "Pike")]))
    .execute();
  services.clock.advance(erasureGraceMs);
  const remove = () => Promise.reject(new Error("The disk is away."));
  const away = { ...services, files: { ...files, remove } };
  await expect(sweepRetention(away)).rejects.toThrow("The disk is away.");
  const left = system.selectFrom("candidates").where("last_name", "in", ["Finch", "Pike"]);
  expect(await left.select("id").execute()).toEqual([]);
  expect(await files.get(cv_key)).toBeDefined();
  await sweepRetention(services);
  expect(await files.get(cv_key)).toBeUndefined();
});

test("Specification §1, retention: activity within the week removes the flag", async () => {
  await later(0);
  await services.system
    .updateTable("candidates")
    .set({ last_activity_date_time: services.clock() })
    .where("id", "=", old)
    .execute();
  await later(erasureGraceMs);
  expect(await read()).toMatchObject({ first_name: "Nora", erasure_date_time: null });
});

describe("a month later Ann's last activity is changed", () => {
  const person = () => ({ id: companies.candidates.ann.id });
  const application = () => ({ id: companies.applications.annAsNurse.id });
  const lastHeard = async () => (await read(person().id)).last_activity_date_time;
  const now = () => services.clock().toISOString();
  beforeEach(() => later(30 * dayMs));

  test.each<[string, () => Promise<unknown>]>([
    [
      "by a new CV",
      () =>
        admin.call(saveCandidateCv, {
          params: person(),
          query: { name: "Ann Bell.pdf" },
          body: testCv(),
        }),
    ],
    [
      "by a talent pool that she is put into",
      () =>
        admin.call(changePoolMembers, {
          params: { id: companies.talentPool },
          body: { ids: [person().id], is_member: true },
        }),
    ],
    [
      "by a note",
      () => admin.call(addNote, { params: application(), body: { text: "Ann rang." } }),
    ],
    [
      "by a message that was sent",
      async () => {
        await admin.call(sendEmails, {
          body: {
            application_ids: [application().id],
            template_id: null,
            send_at: null,
            from: { email: "admin@northgate.example" },
            to: [{ email: "{{candidate.email}}", status: true }],
            cc: [],
            bcc: [],
            subject: "Your application",
            body: "<p>We think of you.</p>",
            files: [],
          },
        });
        services.clock.advance(messageHoldMs);
        await deliverMail(services);
      },
    ],
    [
      "by an interview",
      () =>
        admin.call(scheduleInterview, {
          params: application(),
          body: {
            ...interviewOf(companies.users).input,
            start_date_time: "2027-01-12T10:00:00Z",
            end_date_time: "2027-01-12T11:00:00Z",
          },
        }),
    ],
    [
      "by a document that she is asked to sign",
      () =>
        admin.call(sendEnvelope, {
          params: { id: companies.envelopes.draftToSend },
          body: { days: 14 },
          version: 1,
        }),
    ],
  ])("%s", async (_, act) => {
    expect(await lastHeard()).not.toBe(now());
    await act();
    expect(await lastHeard()).toBe(now());
  });

  test("but not by a colleague who views her application", async () => {
    await admin.call(viewApplication, { params: application() });
    expect(await lastHeard()).not.toBe(now());
  });
});

test("a candidate who agreed to another date is kept until then, and no longer", async () => {
  const agree = (retention_date: string) =>
    services.system
      .updateTable("candidates")
      .set({ retention_date })
      .where("id", "=", old)
      .execute();
  await agree("2026-12-01");
  await later(erasureGraceMs);
  expect(await retained("flagged")).toEqual([]);
  await later(5 * dayMs);
  expect(await retained("flagged")).toEqual([old]);
});

test("Specification §1, retention: a candidate in a process, hired or under legal hold is never erased", async () => {
  const id = companies.applications.annAsNurse.id;
  await moveAsSeen(admin, { ids: [id], status: "HIRE" });
  await hold(true);
  await expect(hold(true)).rejects.toMatchObject({ status: 409 });
  // The version from before the hold is out of date.
  await expect(hold(false, 1)).rejects.toMatchObject({ status: 412 });
  await later(400 * dayMs);
  await later(erasureGraceMs);
  expect(await retained("held")).toEqual([old]);
  expect(await read()).toMatchObject({ legal_hold: true, erasure_date_time: null });
  expect(await read(companies.candidates.ann.id)).toMatchObject({ first_name: "Ann" });
  await hold(false);
  await later(0);
  expect((await read()).erasure_date_time).not.toBeNull();
});

test("a candidate left at a stage of a closed job is in no process; a hired one stays", async () => {
  const { annAsNurse } = companies.applications;
  await moveAsSeen(admin, { ids: [annAsNurse.id], status: "HIRE" });
  const close = (status: "ACTIVE" | "FILLED") =>
    services.system.updateTable("jobs").set({ status }).execute();
  const { ann, oluwaseun } = companies.candidates;
  await later(400 * dayMs);
  expect(await retained("flagged")).toEqual([old]);
  await close("FILLED");
  await later(0);
  expect(await retained("flagged")).toEqual([oluwaseun.id, old]);
  await close("ACTIVE");
  await later(erasureGraceMs);
  expect(await retained("flagged")).toEqual([]);
  await close("FILLED");
  await later(0);
  await later(erasureGraceMs);
  await expect(read(oluwaseun.id)).rejects.toMatchObject({ status: 404 });
  expect(await read(ann.id)).toMatchObject({ first_name: "Ann", erasure_date_time: null });
});

test("Specification §1, retention: the company sets its retention period, can turn it off, and is refused when it has changed since", async () => {
  const save = (version: number, body: { is_on: boolean; months: number }) =>
    admin.call(contract.saveRetention, { version, body });
  await later(0);
  expect(await save(0, { is_on: true, months: 24 })).toMatchObject({ months: 24, version: 1 });
  expect(await retained("flagged")).toEqual([]);
  await expect(save(0, { is_on: true, months: 6 })).rejects.toMatchObject({ status: 412 });
  await expect(save(1, { is_on: true, months: 0 })).rejects.toMatchObject({ status: 400 });
  await save(1, { is_on: false, months: 1 });
  await later(erasureGraceMs);
  await later(erasureGraceMs);
  expect(await read()).toMatchObject({ first_name: "Nora" });
});
