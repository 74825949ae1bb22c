import { addNote } from "@ats/core/applications/contract";
import { listNotifications, readAllNotifications } from "@ats/core/notifications/contract";
import { listNotificationJobs } from "@ats/core/notifications/groups-contract";
import type { LiveMessage } from "@ats/core/notifications/notification";
import {
  getNotificationSettings,
  muteJob,
  saveDigest,
  saveNotificationChannel,
} from "@ats/core/notifications/settings-contract";
import { rightsOf, wholeCompany } from "@ats/core/rights/rights";
import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { signIn, type TestApi, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { moveAsSeen } from "../testing/move-applications.ts";
import { createLiveHub } from "./live-hub.ts";

let app: TestApi;
let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
});

/** The recruiter's browser, an administrator who moves the recruiter's applicants, and the lists. */
async function recruiterAndAdmin() {
  const recruiter = await signIn(app, "recruiter@northgate.example");
  const admin = await signIn(app, "admin@northgate.example");
  const channelId = companies.users.recruiter.id;
  return {
    recruiter,
    move: (name: "annAsNurse" | "oluwaseunAsCarer", status: "SHORTLIST" | "INTERVIEW") =>
      moveAsSeen(admin, { ids: [companies.applications[name].id], status }),
    mention: () =>
      admin.call(addNote, {
        params: { id: companies.applications.annAsNurse.id },
        body: { text: "@Tom Ashdown, please call her." },
        idempotencyKey: crypto.randomUUID(),
      }),
    list: (query: { type?: "all" | "unread" | "mentions"; job_id?: number } = {}) =>
      recruiter.call(listNotifications, { params: { channelId }, query }),
    jobs: (type: "all" | "unread" | "mentions" = "all") =>
      recruiter.call(listNotificationJobs, { params: { channelId }, query: { type } }),
    readJob: (job_id: number) =>
      recruiter.call(readAllNotifications, { params: { id: channelId }, query: { job_id } }),
  };
}

test("notifications are grouped by job, latest first, counted, and a job's are read together", async () => {
  const { nurse, carer } = companies.jobs;
  const { move, mention, list, jobs, readJob } = await recruiterAndAdmin();
  services.clock.advance(1_000);
  await move("oluwaseunAsCarer", "INTERVIEW");
  services.clock.advance(1_000);
  await mention();
  const { records, counts, total } = await jobs();
  expect(records).toMatchObject([
    {
      job: { id: nurse.id, job_number: 1001, title: "Staff Nurse" },
      is_muted: false,
      total: 2,
      total_unread_count: 2,
      notifications: [{ reason: "MENTIONED" }, { reason: "RECRUITER" }],
    },
    { job: { id: carer.id }, total: 1, notifications: [{ reason: "RECRUITER" }] },
  ]);
  expect({ counts, total }).toEqual({ counts: { all: 3, unread: 3, mentions: 1 }, total: 2 });
  expect((await list({ job_id: carer.id })).total).toBe(1);
  expect((await list({ type: "mentions" })).records).toMatchObject([
    { initiator: { id: companies.users.admin.id, name: "Helen Whitworth" } },
  ]);

  expect(await readJob(nurse.id)).toEqual({ total_unread_count: 1 });
  expect((await jobs("unread")).records.map(({ job }) => job.id)).toEqual([carer.id]);
  expect((await jobs("mentions")).counts).toEqual({ all: 3, unread: 1, mentions: 1 });
});

test("each recipient is told why: recruiter, hiring manager or member of the team", async () => {
  const { users, jobs, applications } = companies;
  const of = { company_id: users.admin.company_id, job_id: jobs.carer.id };
  await services.system
    .insertInto("job_members")
    .values([users.admin, users.manager].map(({ id }) => ({ ...of, user_id: id })))
    .execute();
  const recruiter = await signIn(app, "recruiter@northgate.example");
  await moveAsSeen(recruiter, { ids: [applications.oluwaseunAsCarer.id], status: "INTERVIEW" });
  const told = await services.system
    .selectFrom("notifications")
    .where("job_id", "=", jobs.carer.id)
    .select(["user_id", "event", "reason"])
    .orderBy("user_id")
    .execute();
  expect(told).toEqual(
    [
      { user_id: users.admin.id, event: "STATUS_CHANGED", reason: "TEAM_MEMBER" },
      { user_id: users.manager.id, event: "STATUS_CHANGED", reason: "HIRING_MANAGER" },
    ].toSorted((a, b) => a.user_id - b.user_id),
  );
});

test("the company's defaults hold for colleagues who have chosen nothing", async () => {
  const admin = await signIn(app, "admin@northgate.example");
  const recruiter = await signIn(app, "recruiter@northgate.example");
  const saved = async () => (await recruiter.call(getNotificationSettings)).channels;
  expect((await saved()).STATUS_CHANGED).toEqual(["IN_APP"]);
  await recruiter.call(saveNotificationChannel, {
    params: { event: "STATUS_CHANGED", channel: "DIGEST" },
    body: { is_on: false },
  });
  await admin.call(saveSpecificSetting, {
    body: {
      field: "company_settings",
      property: "notification_defaults",
      value: JSON.stringify({ STATUS_CHANGED: ["MAIL", "DIGEST"] }),
      before: "{}",
    },
  });
  expect((await saved()).STATUS_CHANGED).toEqual(["MAIL"]);
  expect((await saved()).MENTIONED).toEqual(["IN_APP", "MAIL"]);
  const { users, jobs, applications } = companies;
  await moveAsSeen(admin, { ids: [applications.oluwaseunAsCarer.id], status: "INTERVIEW" });
  const told = await services.system
    .selectFrom("notifications")
    .where("job_id", "=", jobs.carer.id)
    .where("user_id", "=", users.recruiter.id)
    .where("event", "=", "STATUS_CHANGED")
    .select(["in_app", "mail_date_time"])
    .execute();
  expect(told).toEqual([{ in_app: false, mail_date_time: expect.any(Date) }]);
});

test("a muted job is silent but for mentions, and can be unmuted", async () => {
  const { id } = companies.jobs.nurse;
  const { recruiter, move, mention, list, jobs } = await recruiterAndAdmin();
  const mute = (muted: boolean) => recruiter.call(muteJob, { params: { id }, body: { muted } });
  const { total } = await list();
  const job = { id, job_number: 1001, title: "Staff Nurse" };
  expect((await mute(true)).muted_jobs).toEqual([job]);
  expect((await mute(true)).muted_jobs).toEqual([job]);
  await move("annAsNurse", "SHORTLIST");
  expect(await list()).toMatchObject({ total });
  await mention();
  expect(await list()).toMatchObject({ total: total + 1 });
  expect((await jobs()).records).toMatchObject([{ is_muted: true }]);
  expect((await mute(false)).muted_jobs).toEqual([]);
  await move("annAsNurse", "INTERVIEW");
  expect(await list()).toMatchObject({ total: total + 2 });
  await expect(
    recruiter.call(muteJob, {
      params: { id: companies.jobs.planner.id },
      body: { muted: true },
    }),
  ).rejects.toMatchObject({ status: 404 });
});

test("each event has its channels: what is off in the product is not listed and not counted", async () => {
  const { recruiter, move, list } = await recruiterAndAdmin();
  const save = (channel: "IN_APP" | "MAIL", is_on: boolean) =>
    recruiter.call(saveNotificationChannel, {
      params: { event: "STATUS_CHANGED", channel },
      body: { is_on },
    });
  const before = await list();
  const { channels } = await recruiter.call(getNotificationSettings);
  expect(channels).toMatchObject({ STATUS_CHANGED: ["IN_APP"], MENTIONED: ["IN_APP", "MAIL"] });
  const heard: string[] = [];
  const { id: user_id, company_id } = companies.users.recruiter;
  const hub = createLiveHub(services, (error) => heard.push(String(error)));
  onTestFinished(() => hub.stop());
  hub.join({
    actor: {
      user_id,
      company_id,
      company_type: "ATS",
      role: "Recruiter user",
      rights: rightsOf["Recruiter user"],
      access: wholeCompany,
      session_id: crypto.randomUUID(),
      through: null,
      api_token_id: null,
    },
    send: (message) => heard.push((JSON.parse(message) as LiveMessage).type),
  });
  await save("IN_APP", false);
  expect((await save("MAIL", true)).channels.STATUS_CHANGED).toEqual(["MAIL"]);
  await move("annAsNurse", "SHORTLIST");
  expect(await list()).toEqual(before);
  await vi.waitFor(() => expect(heard).toEqual(["REFRESH_APPLICATION"]));
  const mailed = services.system
    .selectFrom("notifications")
    .where("in_app", "=", false)
    .select(["user_id", "mail_date_time"]);
  expect(await mailed.execute()).toEqual([
    { user_id: companies.users.recruiter.id, mail_date_time: expect.any(Date) },
  ]);
  const manager = await signIn(app, "manager@northgate.example");
  expect((await manager.call(getNotificationSettings)).channels.STATUS_CHANGED).toEqual(["IN_APP"]);
});

test("a new time of the digest holds for what waits for it", async () => {
  const { recruiter, move } = await recruiterAndAdmin();
  await recruiter.call(saveNotificationChannel, {
    params: { event: "STATUS_CHANGED", channel: "DIGEST" },
    body: { is_on: true },
  });
  await move("annAsNurse", "SHORTLIST");
  const due = async () => {
    const rows = await services.system
      .selectFrom("notifications")
      .where("mail_date_time", "is not", null)
      .select("mail_date_time")
      .execute();
    return rows.map((row) => row.mail_date_time?.toISOString());
  };
  // Friday, 20 November, at nine; the next working day is Monday.
  expect(await due()).toEqual(["2026-11-23T08:00:00.000Z"]);
  const digest = { frequency: "DAILY", hour: 17, time_zone: "America/New_York" } as const;
  expect((await recruiter.call(saveDigest, { body: digest })).digest).toEqual(digest);
  expect(await due()).toEqual(["2026-11-20T22:00:00.000Z"]);
});
