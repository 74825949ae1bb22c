import { listActivity } from "@ats/core/applications/contract";
import { revealApplication } from "@ats/core/applications/viewing-contract";
import { idempotencyKeyHeader } from "@ats/core/contract/write-headers";
import { bookInterview } from "@ats/core/interviews/booking-contract";
import * as contract from "@ats/core/interviews/contract";
import { defaultInterviewSettings } from "@ats/core/interviews/settings";
import { retryMessages } from "@ats/core/mail/contract";
import { messageHoldMs } from "@ats/core/messages/compose";
import { listNotifications } from "@ats/core/notifications/contract";
import type { Kysely } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import {
  signIn,
  type TestBrowser,
  type TestClock,
  testApi,
  testBrowser,
  testServices,
} from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { RefusedForGood } from "../kernel/ports/mailer.ts";
import { deliverMail } from "../mail/outbox.ts";
import { interviewOf } from "../testing/interview.ts";
import { after } from "../kernel/time.ts";

let db: Kysely<Tables>;
let clock: TestClock;
let companies: TestCompanies;
let recruiter: TestBrowser;
let manager: TestBrowser;
let admin: TestBrowser;
let ann: { id: number };
let anonymous: { id: number };
beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  // Only mail of these tests is left in the outbox.
  await db.deleteFrom("outgoing_mail").execute();
  const services = testServices(db);
  clock = services.clock;
  const app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
  admin = await signIn(app, "admin@northgate.example");
  ann = { id: companies.applications.annAsNurse.id };
  anonymous = { id: companies.applications.oluwaseunAsCarer.id };
});

const week = { from: "2026-11-23T00:00:00Z", to: "2026-11-30T00:00:00Z" };
const first = () => companies.interview.id;
const input = (change: object = {}) => ({ ...interviewOf(companies.users).input, ...change });
const arrange = (params: { id: number }, change: object = {}, by = recruiter) =>
  by.call(contract.scheduleInterview, { params, body: input(change) });
const at = (hour: number, minutes = "00") => ({
  start_date_time: `2026-11-24T${hour}:${minutes}:00Z`,
  end_date_time: `2026-11-24T${hour + 1}:${minutes}:00Z`,
});
const mailTo = (address: string) =>
  db.selectFrom("outgoing_mail").selectAll().where("to_address", "=", address).execute();

test("Specification §1, interviews: an arranged interview is in the calendars of organiser and panel, on the record, and the candidate is invited", async () => {
  const made = await arrange(ann);
  expect(made).toMatchObject({ title: "Second interview", status: "SCHEDULED", version: 1 });
  for (const who of [recruiter, manager]) {
    const { records } = await who.call(contract.listInterviews, { query: week });
    expect(records.map(({ id }) => id)).toEqual([first(), made.id]);
  }
  const mine = await admin.call(contract.listInterviews, { query: week });
  expect(mine.records).toEqual([]);
  const team = await admin.call(contract.listInterviews, { query: { ...week, show: "team" } });
  expect(team.records).toHaveLength(2);
  const job_id = companies.jobs.carer.id;
  const other = await admin.call(contract.listInterviews, {
    query: { ...week, show: "team", job_id },
  });
  expect(other.records).toEqual([]);

  const activity = await recruiter.call(listActivity, { params: ann });
  expect(activity.records[0]).toMatchObject({
    type: "interview_scheduled",
    value_after: "Wed, 25 Nov 2026, 10:00 to 11:00 (Europe/London)",
  });
  const channelId = companies.users.manager.id;
  const news = await manager.call(listNotifications, { params: { channelId } });
  expect(news.records[0]?.message).toMatchObject({
    text: "Tom Ashdown arranged the interview of Anonymised Candidate 1041 for job 1001",
    action: { type: "INTERVIEW" },
  });
  const [mail] = await mailTo("ann.bell@mail.example");
  expect(mail?.subject).toBe("Invitation to an interview: Staff Nurse");
  expect(mail?.text).toContain("When: Wed, 25 Nov 2026, 10:00 to 11:00 (Europe/London)");
});

test("an interview is suggested with the hiring team, the length of the stage's last one, and times when all are free", async () => {
  const { manager } = companies.users;
  const fresh = await recruiter.call(contract.suggestInterview, { params: anonymous });
  expect(fresh).toMatchObject({ type: "IN_PERSON", minutes: 60 });
  expect(fresh.panel).toContain(manager.id);
  const ten = "2026-11-25T10:00:00Z";
  expect(fresh.times).toContain(ten);
  const half = { end_date_time: "2026-11-25T10:30:00Z" };
  await arrange(anonymous, { ...half, title: "First talk", type: "PHONE" });
  const next = await recruiter.call(contract.suggestInterview, { params: anonymous });
  expect(next).toMatchObject({ title: "First talk", type: "PHONE", minutes: 30 });
  expect(next.times).not.toContain(ten);
  expect(next.times).toContain("2026-11-25T10:30:00Z");
});

describe("Specification §1, interviews: who and what is taken is refused, and named with its time", () => {
  test.each([
    ["an interviewer", () => ({ ...at(10, "30") }), "Priya Raman is in another interview"],
    [
      "a room, however it is written",
      () => ({ ...at(10), panel: [companies.users.admin.id], room: "ROOM 1" }),
      "Room 1 is booked",
    ],
  ])("%s", async (_, change, message) => {
    await expect(arrange(anonymous, change())).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining(
        `${message} on Tue, 24 Nov 2026, 10:00 to 11:00 (Europe/London).`,
      ),
    });
  });

  test("the candidate, also for another job", async () => {
    const panel = [companies.users.admin.id];
    const annAsCarer = { id: companies.applications.annAsCarer.id };
    await expect(arrange(annAsCarer, { ...at(10), panel })).rejects.toMatchObject({
      message: expect.stringContaining("The candidate is in another interview"),
    });
  });

  test("what ends when the next begins, or is cancelled, stands in nobody's way", async () => {
    await arrange(anonymous, at(11));
    await recruiter.call(contract.updateInterviewStatus, {
      params: { id: first() },
      version: 1,
      body: { status: "CANCELLED", reason: "The ward is closed." },
    });
    expect(await arrange(anonymous, at(10))).toMatchObject({ status: "SCHEDULED" });
  });

  test("of a hundred who want the same hour of the same person one has it", async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, (_, i) => arrange(i % 2 ? ann : anonymous, at(14))),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("Bad input: a time that cannot be meant is refused", () => {
  test.each([
    [
      "in the past",
      { start_date_time: "2026-11-20T08:00:00Z", end_date_time: "2026-11-20T09:00:00Z" },
      "cannot begin in the past",
    ],
    [
      "that the clocks skip",
      { start_date_time: "2027-03-28T01:30:00+00:00", end_date_time: "2027-03-28T03:00:00+01:00" },
      "because the clocks go forward",
    ],
    [
      "that ends where the clocks skip",
      { start_date_time: "2027-03-28T00:30:00+00:00", end_date_time: "2027-03-28T01:30:00+00:00" },
      "01:30 on 28 March 2027 does not exist in Europe/London",
    ],
  ])("one %s", async (_, change, message) => {
    await expect(arrange(ann, change)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(message),
    });
  });

  test("of a time that there is twice, the offset says which is meant", async () => {
    clock.advance(330 * 24 * 60 * 60_000);
    recruiter = await signIn(testApi(testServices(db, { clock })), "recruiter@northgate.example");
    const night = (offset: string) => ({
      start_date_time: `2027-10-31T01:30:00${offset}`,
      end_date_time: `2027-10-31T02:30:00+00:00`,
    });
    const early = await arrange(ann, night("+01:00"));
    expect(early.start_date_time).toBe("2027-10-31T00:30:00.000Z");
    const panel = [companies.users.admin.id];
    const late = await arrange(anonymous, { ...night("+00:00"), panel });
    expect(late.start_date_time).toBe("2027-10-31T01:30:00.000Z");
  });
});

test("of an end that there is twice, the offset says how long the interview is", async () => {
  clock.advance(330 * 24 * 60 * 60_000);
  recruiter = await signIn(testApi(testServices(db, { clock })), "recruiter@northgate.example");
  const until = (offset: string) => ({
    start_date_time: "2027-10-31T00:45:00+01:00",
    end_date_time: `2027-10-31T01:15:00${offset}`,
  });
  const short = await arrange(ann, until("+01:00"));
  expect(short.end_date_time).toBe("2027-10-31T00:15:00.000Z");
  const panel = [companies.users.admin.id];
  const long = await arrange(anonymous, { ...until("+00:00"), panel });
  expect(long.end_date_time).toBe("2027-10-31T01:15:00.000Z");
});

test("Specification §1, interviews: a moved interview has a reason, keeps it on the record, and refuses a stale edit", async () => {
  const move = (version: number, reason: string) =>
    recruiter.call(contract.updateInterview, {
      params: { id: first() },
      version,
      body: input({ reason }),
    });
  await expect(move(1, "")).rejects.toMatchObject({ status: 400 });
  const moved = await move(1, "The ward is short of staff.");
  expect(moved).toMatchObject({ version: 2, reason: "The ward is short of staff." });
  await expect(move(1, "Once more.")).rejects.toMatchObject({ status: 412 });
  const { records } = await recruiter.call(listActivity, { params: ann });
  expect(records[0]).toMatchObject({
    type: "interview_moved",
    reason: "The ward is short of staff.",
    value_before: "Tue, 24 Nov 2026, 10:00 to 11:00 (Europe/London)",
  });
  expect((await mailTo("ann.bell@mail.example"))[0]?.subject).toContain("has changed");
});

const change = (id: number, version: number, changed: object = {}) =>
  recruiter.call(contract.updateInterview, { params: { id }, version, body: input(changed) });
const toAnn = async () => {
  const mails = await mailTo("ann.bell@mail.example");
  return mails
    .toSorted((a, b) => a.id - b.id)
    .map(({ status, subject }) => `${status}: ${subject}`);
};
/** Sends the held mail of the outbox. */
const deliver = (refusing?: string, heldFor = messageHoldMs) =>
  deliverMail({
    ...testServices(db, { clock }),
    clock: () => after(clock(), heldFor),
    mailer: {
      send: async ({ to }) => {
        if (to === refusing) throw new RefusedForGood("No such mailbox");
      },
    },
  });

test.each([
  ["how", { type: "PHONE" }],
  ["with whom", { panel: [0] }],
  ["the link", { video_link: "https://meet.example/third" }],
])("the candidate is told of a change of %s, and of a title alone is not", async (_, changed) => {
  const { id } = await arrange(ann);
  await deliver();
  await change(id, 1, { title: "Last interview" });
  const sent = "sent: Invitation to an interview: Staff Nurse";
  expect(await toAnn()).toEqual([sent]);
  const other = "panel" in changed ? { panel: [companies.users.admin.id] } : changed;
  await change(id, 2, { title: "Last interview", ...other });
  expect(await toAnn()).toEqual([sent, "queued: Your interview has changed: Staff Nurse"]);
});

describe("what has not gone out when an interview is changed", () => {
  const later = { ...at(15), reason: "The ward is short of staff." };
  const toTeam = async () =>
    (await db.selectFrom("outgoing_mail").selectAll().where("to_colleague", "=", true).execute())
      .toSorted((a, b) => a.id - b.id)
      .map(({ to_address, status, subject }) => [to_address.split("@")[0], status, subject]);

  test("does not go out any more; who had heard nothing is invited to what it is now, asked for or not", async () => {
    const { id } = await arrange(ann);
    await change(id, 1, { ...later, invite: false });
    expect(await toAnn()).toEqual([
      "cancelled: Invitation to an interview: Staff Nurse",
      "queued: Invitation to an interview: Staff Nurse",
    ]);
    expect(await toTeam()).toEqual([
      ["recruiter", "cancelled", "Interview: Ann Bell"],
      ["manager", "cancelled", "Interview: Anonymised Candidate 1041"],
      ["recruiter", "queued", "Interview: Ann Bell"],
      ["manager", "queued", "Interview: Anonymised Candidate 1041"],
    ]);
  });

  test("is told of as a change to who knows of it, and to who leaves it not at all", async () => {
    const { id } = await arrange(ann);
    await deliver();
    await change(id, 1, later);
    await change(id, 2, { ...later, ...at(16), panel: [companies.users.admin.id] });
    expect((await toAnn()).slice(1)).toEqual([
      "cancelled: Your interview has changed: Staff Nurse",
      "queued: Your interview has changed: Staff Nurse",
    ]);
    expect((await toTeam()).slice(4)).toEqual([
      ["admin", "queued", "Interview: Ann Bell"],
      ["manager", "queued", "You are no longer interviewing: Anonymised Candidate 1041"],
      ["recruiter", "queued", "Interview changed: Ann Bell"],
    ]);
  });

  test("is not sent again where it has failed", async () => {
    const { id } = await arrange(ann);
    await deliver("ann.bell@mail.example");
    const [failed] = await mailTo("ann.bell@mail.example");
    expect(failed?.status).toBe("failed");
    await change(id, 1, later);
    const { records } = await recruiter.call(retryMessages, {
      body: { ids: [failed?.id as number] },
    });
    expect(records).toMatchObject([
      { updated: false, message: "It is cancelled, and only failed messages are sent again." },
    ]);
  });
});

test.each([
  ["has begun", 10.5],
  ["is over", 12],
])("an interview that %s is put right on the record, and nobody is mailed", async (_, at) => {
  clock.advance(4 * 24 * 60 * 60_000 + (at - 9) * 60 * 60_000);
  recruiter = await signIn(testApi(testServices(db, { clock })), "recruiter@northgate.example");
  const body = {
    ...input(),
    start_date_time: "2026-11-24T10:00:00Z",
    end_date_time: "2026-11-24T11:00:00Z",
  };
  const changed = { ...body, room: "Room 9", panel: [companies.users.admin.id], invite: true };
  await recruiter.call(contract.updateInterview, {
    params: { id: first() },
    version: 1,
    body: changed,
  });
  const { records } = await recruiter.call(listActivity, { params: ann });
  expect(records[0]).toMatchObject({ type: "interview_changed" });
  expect(await db.selectFrom("outgoing_mail").select("subject").execute()).toEqual([]);
});

test("who and what stays as it was is not asked anew, where an interview is not moved", async () => {
  const { id } = await arrange(ann);
  await admin.call(contract.saveInterviewSettings, {
    version: 0,
    body: { ...defaultInterviewSettings, weekly_cap: 1, cap_refuses: true },
  });
  expect(await change(id, 1, { questions: "Why here?" })).toMatchObject({ version: 2 });
  await expect(change(id, 2, { ...at(15), reason: "Later." })).rejects.toMatchObject({
    status: 409,
  });
  // A newly added interviewer or room must be free.
  const busy = { ...interviewOf(companies.users).input, room: "Room 1" };
  await db
    .updateTable("interviews")
    .set({
      start_date_time: new Date(busy.start_date_time),
      end_date_time: new Date(busy.end_date_time),
    })
    .where("id", "=", first())
    .execute();
  await expect(change(id, 2, { room: "Room 1" })).rejects.toMatchObject({
    message: expect.stringContaining("Room 1 is booked"),
  });
  expect(await change(id, 2, { room: "Room 2" })).toMatchObject({ room: "Room 2" });
});

describe("Specification §1, interviews: of an interview that is cancelled", () => {
  const cancel = async (id: number) => {
    await recruiter.call(contract.updateInterviewStatus, {
      params: { id },
      version: 1,
      body: { status: "CANCELLED", reason: "The job is filled." },
    });
    return (
      await db
        .selectFrom("outgoing_mail")
        .select("to_address")
        .where("subject", "ilike", "%cancelled: %")
        .where("status", "=", "queued")
        .orderBy("to_address")
        .execute()
    ).map(({ to_address }) => to_address.split("@")[0]);
  };

  test("nobody is told who has not heard of it", async () => {
    const { id } = await arrange(ann);
    expect(await cancel(id)).toEqual([]);
  });

  test("the candidate hears nothing where that is within ten seconds", async () => {
    const { id } = await arrange(ann);
    await deliver(undefined, messageHoldMs - 1);
    expect(await toAnn()).toEqual(["queued: Invitation to an interview: Staff Nurse"]);
    await cancel(id);
    await deliver();
    expect(await toAnn()).toEqual(["cancelled: Invitation to an interview: Staff Nurse"]);
  });

  test("everybody is told who has", async () => {
    const { id } = await arrange(ann);
    await deliver();
    expect(await cancel(id)).toEqual(["ann.bell", "manager", "recruiter"]);
  });

  test("a candidate is not told who was not invited by mail", async () => {
    const { id } = await arrange(ann, { invite: false });
    await deliver();
    expect(await cancel(id)).toEqual(["manager", "recruiter"]);
  });

  test("a candidate is told who has booked it, before the confirmation is out too", async () => {
    const body = {
      token: companies.invitations.open.token,
      start_date_time: "2026-11-24T11:30:00Z",
    };
    await testBrowser(testApi(testServices(db))).call(bookInterview, { body });
    const { records } = await recruiter.call(contract.listApplicationInterviews, { params: ann });
    expect(await cancel(records.at(-1)?.id as number)).toEqual(["ann.bell"]);
  });
});

test("Specification §1, interviews: a no-show is known once the interview has begun, and can be taken back", async () => {
  const say = (status: "NO_SHOW" | "SCHEDULED", version: number) =>
    manager.call(contract.updateInterviewStatus, {
      params: { id: first() },
      version,
      body: { status, reason: "Nobody came." },
    });
  await expect(say("NO_SHOW", 1)).rejects.toMatchObject({ status: 409 });
  clock.advance(4 * 24 * 60 * 60_000 + 2 * 60 * 60_000);
  manager = await signIn(testApi(testServices(db, { clock })), "manager@northgate.example");
  expect(await say("NO_SHOW", 1)).toMatchObject({ status: "NO_SHOW", reason: "Nobody came." });
  expect(await say("SCHEDULED", 2)).toMatchObject({ status: "SCHEDULED", reason: "" });
});

test("who is anonymised has no name on the calendar, until revealed to the reader", async () => {
  const { id } = await arrange(anonymous);
  const read = async () =>
    JSON.stringify([
      await manager.call(contract.listInterviews, { query: week }),
      await manager.call(contract.listApplicationInterviews, { params: anonymous }),
      await manager.call(contract.getInterview, { params: { id } }),
    ]);
  expect(await read()).not.toMatch(/Oluwaseun|Adeyemi/);
  await manager.call(revealApplication, { params: anonymous, body: { reason: "To greet them." } });
  expect(await read()).toMatch(/Oluwaseun/);
});

test("what a candidate needs is the organiser's alone to read and to write", async () => {
  const { id } = await arrange(ann);
  const adjustments = async (who: TestBrowser) =>
    (await who.call(contract.getInterview, { params: { id } })).adjustments;
  expect(await adjustments(recruiter)).toBe("A quiet room.");
  expect([await adjustments(manager), await adjustments(admin)]).toEqual([null, null]);
  await manager.call(contract.updateInterview, {
    params: { id },
    version: 1,
    body: { ...input({ adjustments: "None." }) },
  });
  expect(await adjustments(recruiter)).toBe("A quiet room.");
});

describe("Specification §1: Interviewer load cap", () => {
  const settings = (version: number, cap_refuses: boolean) =>
    admin.call(contract.saveInterviewSettings, {
      version,
      body: { ...defaultInterviewSettings, weekly_cap: 1, cap_refuses },
    });

  test("warns of the second interview of a week, or refuses it", async () => {
    await settings(0, false);
    const { loads } = await recruiter.call(contract.checkInterview, {
      query: {
        ...interviewOf(companies.users).times,
        application_id: ann.id,
        panel: companies.users.manager.id,
      },
    });
    expect(loads).toMatchObject([{ name: "Priya Raman", count: 2, cap: 1 }]);
    await arrange(ann);
    await settings(1, true);
    await expect(settings(1, false)).rejects.toMatchObject({ status: 412 });
    await expect(arrange(ann, at(15))).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("Priya Raman would have 3 interviews that week"),
    });
  });
});

test("Quality R3: sent a hundred times, an interview is arranged once", async () => {
  const key = crypto.randomUUID();
  const send = () =>
    recruiter.send(`/api/applications/${ann.id}/interviews`, {
      method: "POST",
      headers: { [idempotencyKeyHeader]: key },
      body: JSON.stringify(input()),
    });
  const answers = await Promise.all(Array.from({ length: 100 }, async () => (await send()).status));
  expect(new Set(answers)).toEqual(new Set([200]));
  const { records } = await recruiter.call(contract.listApplicationInterviews, { params: ann });
  expect(records).toHaveLength(2);
});
