import {
  getApplication,
  listActivity,
  updateApplicationStatus,
} from "@ats/core/applications/contract";
import * as contract from "@ats/core/interviews/booking-contract";
import {
  getInterview,
  listApplicationInterviews,
  scheduleInterview,
} from "@ats/core/interviews/contract";
import { usualInterviewSettings } from "@ats/core/interviews/settings";
import { bookingToken } from "@ats/core/interviews/booking-address";
import { listNotifications } from "@ats/core/notifications/contract";
import type { Kysely } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { setPassword } from "../session/set-password.ts";
import { interviewOf } from "../testing/interview.ts";
import { testNow } from "../testing/records.ts";
import { sampleCalls } from "../testing/sample-calls.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let candidate: TestBrowser;
let ann: { id: number };
beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  // What is in the outbox is what these tests send.
  await db.deleteFrom("outgoing_mail").execute();
  const app = testApi(testServices(db));
  recruiter = await signIn(app, "recruiter@northgate.example");
  candidate = testBrowser(app);
  ann = { id: companies.applications.annAsNurse.id };
});

const token = () => companies.invitations.open.token;
const read = () => candidate.call(contract.getBooking, { body: { token: token() } });
const book = (start_date_time: string, by = token()) =>
  candidate.call(contract.bookInterview, { body: { token: by, start_date_time } });

test("a candidate sees when the whole panel is free, and nothing of who is taken by whom", async () => {
  const booking = await read();
  expect(booking).toMatchObject({
    company: "Northgate Group",
    job_title: "Staff Nurse",
    panel: ["Priya Raman", "Helen Whitworth"],
    time_zone: "Europe/London",
  });
  // The hiring manager is in an interview from ten to eleven on the 24th.
  const first = booking.slots.filter((slot) => slot.startsWith("2026-11-24T"));
  expect(first.slice(0, 3)).toEqual([
    "2026-11-24T09:00:00Z",
    "2026-11-24T11:00:00Z",
    "2026-11-24T11:30:00Z",
  ]);
  // Reading does not use the link up.
  expect(await read()).toEqual(booking);
});

test("the chosen time is in the calendar, the panel is told, and the link is used up", async () => {
  const booked = await book("2026-11-24T11:30:00Z");
  expect(booked).toMatchObject({ video_link: "https://meet.example/ann" });
  const { records } = await recruiter.call(listApplicationInterviews, { params: ann });
  expect(records.at(-1)).toMatchObject({ start_date_time: "2026-11-24T11:30:00.000Z" });
  const channelId = companies.users.recruiter.id;
  const news = await recruiter.call(listNotifications, { params: { channelId } });
  expect(news.records.map(({ message }) => message.text)).toContain(
    "The candidate arranged the interview of Ann Bell for job 1001",
  );
  const invited = await db
    .selectFrom("outgoing_mail")
    .select(["to_address", "attachments"])
    .where("to_colleague", "=", true)
    .orderBy("to_address")
    .execute();
  expect(invited.map(({ to_address }) => to_address)).toEqual([
    "admin@northgate.example",
    "manager@northgate.example",
    "recruiter@northgate.example",
  ]);
  for (const { attachments } of invited)
    expect(String(attachments[0]?.content)).toMatch(
      /METHOD:REQUEST[\s\S]+DTSTART:20261124T113000Z/,
    );
  await expect(book("2026-11-25T11:30:00Z")).rejects.toMatchObject({ status: 400 });
});

test("a link that has booked shows the interview as it is now, with its iCalendar file", async () => {
  await book("2026-11-24T11:30:00Z");
  const { booked, slots, panel } = await read();
  expect(slots).toEqual([]);
  expect(panel).toEqual(["Priya Raman", "Helen Whitworth"]);
  expect(booked).toMatchObject({
    status: "SCHEDULED",
    start_date_time: "2026-11-24T11:30:00.000Z",
    video_link: "https://meet.example/ann",
    calendar_file: expect.stringContaining("DTSTART:20261124T113000Z"),
  });
  expect(JSON.stringify(await read())).not.toContain("adjustments");
  const { records } = await recruiter.call(listApplicationInterviews, { params: ann });
  await db
    .updateTable("interviews")
    .set({ status: "CANCELLED" })
    .where("id", "=", records.at(-1)?.id as number)
    .execute();
  expect((await read()).booked?.status).toBe("CANCELLED");
});

test("what the candidate needs is said to the organiser alone", async () => {
  const body = { token: token(), start_date_time: "2026-11-24T11:30:00Z" };
  await candidate.call(contract.bookInterview, {
    body: { ...body, adjustments: "A room without steps" },
  });
  const { records } = await recruiter.call(listApplicationInterviews, { params: ann });
  const params = { id: records.at(-1)?.id as number };
  expect(await recruiter.call(getInterview, { params })).toMatchObject({
    adjustments: "A room without steps",
  });
  const manager = await signIn(testApi(testServices(db)), "manager@northgate.example");
  expect(await manager.call(getInterview, { params })).toMatchObject({ adjustments: null });
});

const says = (text: string) =>
  candidate.call(contract.declineTimes, { body: { token: token(), text } });

test("that no time suits reaches who invited, once, and the link stays good", async () => {
  await expect(says("  ")).rejects.toMatchObject({ status: 400 });
  await says("Only after <b>six</b>. Is there parking?");
  await says("Only after six. Is there parking?");
  const channelId = companies.users.recruiter.id;
  const news = await recruiter.call(listNotifications, { params: { channelId } });
  const texts = news.records.map(({ message }) => message.text);
  expect(texts.filter((text) => text.includes("no time suits"))).toEqual([
    "Ann Bell says that no time suits for job 1001: Only after six. Is there parking?",
  ]);
  const { records } = await recruiter.call(listActivity, { params: ann });
  expect(records.filter(({ type }) => type === "times_declined")).toMatchObject([
    { reason: "Only after six. Is there parking?", actor: null },
  ]);
  const mails = await db
    .selectFrom("outgoing_mail")
    .select(["to_address", "subject", "text"])
    .execute();
  expect(mails).toMatchObject([
    { to_address: "recruiter@northgate.example", subject: expect.stringContaining("Staff Nurse") },
  ]);
  expect(mails[0]?.text).toContain(`/application/details/${ann.id}?tab=activity`);
  expect((await book("2026-11-24T11:30:00Z")).status).toBe("SCHEDULED");
});

test("who says that no time suits was heard of, so their time of retention begins anew", async () => {
  const { ann } = companies.candidates;
  const heard = () =>
    db
      .selectFrom("candidates")
      .select("last_activity_date_time")
      .where("id", "=", ann.id)
      .executeTakeFirst();
  await db
    .updateTable("candidates")
    .set({ last_activity_date_time: new Date("2026-01-05T09:00:00Z") })
    .where("id", "=", ann.id)
    .execute();
  await says("Only after six.");
  expect(await heard()).toEqual({ last_activity_date_time: testNow });
});

test("who may not know the applicant does not read what they wrote of the times", async () => {
  await says("Ask Ann Bell");
  await db.updateTable("applications").set({ anonymised: true }).where("id", "=", ann.id).execute();
  const manager = await signIn(testApi(testServices(db)), "manager@northgate.example");
  const { records } = await manager.call(listActivity, { params: ann });
  expect(records.find(({ type }) => type === "times_declined")).toMatchObject({ reason: null });
});

test("a candidate's link stays good when its organiser changes their password", async () => {
  await setPassword(db, companies.users.recruiter, "a-hash", testServices(db).clock());
  expect((await read()).slots).not.toEqual([]);
});

test("of a hundred bookings at once by one link one succeeds", async () => {
  const browsers = Array.from({ length: 100 }, (_, i) =>
    testBrowser(testApi(testServices(db)), `198.51.${i}.1`),
  );
  const results = await Promise.allSettled(
    browsers.map((browser, i) =>
      browser.call(contract.bookInterview, {
        body: { token: token(), start_date_time: `2026-11-25T${10 + (i % 4)}:00:00Z` },
      }),
    ),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const { records } = await recruiter.call(listApplicationInterviews, { params: ann });
  expect(records).toHaveLength(2);
});

test("quality R3: a booking whose answer was lost may be sent a hundred times: it is one, and the answer the first's", async () => {
  const body = { token: token(), start_date_time: "2026-11-25T11:00:00Z" };
  const idempotencyKey = crypto.randomUUID();
  const again = () => candidate.call(contract.bookInterview, { body, idempotencyKey });
  const [first, ...answers] = await Promise.all(Array.from({ length: 50 }, again));
  for (const answer of [...answers, ...(await Promise.all(Array.from({ length: 50 }, again)))])
    expect(answer).toEqual(first);
  const { records } = await recruiter.call(listApplicationInterviews, { params: ann });
  expect(records).toHaveLength(2);
  for (const other of [
    { body, idempotencyKey: crypto.randomUUID() },
    { body: { ...body, start_date_time: "2026-11-25T13:00:00Z" }, idempotencyKey },
  ])
    await expect(
      testBrowser(testApi(testServices(db)), "198.51.1.1").call(contract.bookInterview, other),
    ).rejects.toMatchObject({ status: 400 });
});

test("a time that somebody took meanwhile is refused, and the link stays good", async () => {
  const { input, times } = interviewOf(companies.users);
  const params = { id: companies.applications.oluwaseunAsCarer.id };
  await recruiter.call(scheduleInterview, { params, body: input });
  await expect(book(times.start_date_time)).rejects.toMatchObject({
    status: 409,
    message: "That time has been taken meanwhile. Choose another.",
  });
  expect(await book("2026-11-25T13:00:00Z")).toMatchObject({ title: "Second interview" });
});

test("an invitation mails its link and forgets it once sent; taken back, the link is not good", async () => {
  const body = sampleCalls(companies).inviteToBook.body as never;
  const { id } = await recruiter.call(contract.inviteToBook, { params: ann, body });
  const mail = await db
    .selectFrom("outgoing_mail")
    .selectAll()
    .where("to_address", "=", "ann.bell@mail.example")
    .executeTakeFirstOrThrow();
  expect(mail.confidential).toBe(true);
  const link = /https:\S+/.exec(mail.text)?.[0] ?? "";
  const mailed = bookingToken(new URL(link).pathname) ?? "";
  const booking = await candidate.call(contract.getBooking, { body: { token: mailed } });
  expect(booking.title).toBe("A talk");
  const open = await recruiter.call(contract.listBookingInvitations, { params: ann });
  expect(open.records.map((each) => each.id)).toContain(id);
  await recruiter.call(contract.withdrawBookingInvitation, { params: { id } });
  await expect(book("2026-11-26T10:00:00Z", mailed)).rejects.toMatchObject({ status: 400 });
});

test("a week in which somebody has as much as the company allows is not offered", async () => {
  const slotsAt = async (weekly_cap: number) => {
    const settings = { ...usualInterviewSettings, weekly_cap, cap_refuses: true };
    await db.deleteFrom("interview_settings").execute();
    await db
      .insertInto("interview_settings")
      .values({ company_id: companies.ids.northgate, settings: JSON.stringify(settings) })
      .execute();
    return (await read()).slots;
  };
  // The hiring manager has an interview on the 24th, and the link is for that day and the next.
  expect(await slotsAt(2)).not.toEqual([]);
  expect(await slotsAt(1)).toEqual([]);
});

test("whose application has ended chooses no time by an older link", async () => {
  const move = (status: "REJECTED" | "APPLIED") =>
    db.updateTable("applications").set({ status }).where("id", "=", ann.id).execute();
  await move("REJECTED");
  await expect(read()).rejects.toMatchObject({ status: 400 });
  await expect(book("2026-11-25T13:00:00Z")).rejects.toMatchObject({ status: 400 });
  await move("APPLIED");
  expect((await read()).slots).toContain("2026-11-25T13:00:00Z");
});

test("days on which the panel is never free together are refused before anything is sent", async () => {
  const body = sampleCalls(companies).inviteToBook.body as object;
  const weekend = { ...body, first_date: "2026-11-28", last_date: "2026-11-29" } as never;
  await expect(
    recruiter.call(contract.inviteToBook, { params: ann, body: weekend }),
  ).rejects.toMatchObject({
    status: 409,
  });
});

test("several are invited together, each by a link of their own; who moved meanwhile or has left is not", async () => {
  const { annAsNurse, oluwaseunAsCarer } = companies.applications;
  const body = sampleCalls(companies).inviteToBook.body as contract.BookingInput;
  const invite = (versions: number[], key: string) =>
    recruiter.call(contract.inviteSeveralToBook, {
      body: { ids: [annAsNurse.id, oluwaseunAsCarer.id], versions, invitation: body },
      idempotencyKey: key,
    });
  const versions = async () =>
    Promise.all(
      [annAsNurse, oluwaseunAsCarer].map(
        async ({ id }) => (await recruiter.call(getApplication, { params: { id } })).version,
      ),
    );
  const [ann, oluwaseun] = (await versions()) as [number, number];
  const key = crypto.randomUUID();
  const { records } = await invite([ann, oluwaseun + 1], key);
  expect(records).toMatchObject([
    { id: annAsNurse.id, invited: true, message: null },
    { id: oluwaseunAsCarer.id, invited: false, message: expect.stringMatching(/meanwhile/) },
  ]);
  // Sent again it is the same intent.
  expect(await invite([ann, oluwaseun + 1], key)).toEqual({ records });
  const mails = () =>
    db.selectFrom("outgoing_mail").select("text").where("application_id", "is not", null).execute();
  expect(await mails()).toHaveLength(1);
  await invite([ann, oluwaseun], crypto.randomUUID());
  const links = (await mails()).map(({ text }) => /https?:\S+/.exec(text)?.[0]);
  expect(new Set(links).size).toBe(3);
  await recruiter.call(updateApplicationStatus, {
    body: { ids: [annAsNurse.id], status: "WITHDRAWN", reason: "No reply" },
  });
  const after = await invite((await versions()) as number[], crypto.randomUUID());
  expect(after.records[0]).toMatchObject({
    invited: false,
    message: "This application is not under way. Restore it, then invite.",
  });
});
