import { getApplication, listActivity } from "@ats/core/applications/contract";
import * as contract from "@ats/core/interviews/booking-contract";
import {
  getInterview,
  listApplicationInterviews,
  scheduleInterview,
  updateInterview,
} from "@ats/core/interviews/contract";
import { defaultInterviewSettings } from "@ats/core/interviews/settings";
import { bookingToken } from "@ats/core/interviews/booking-address";
import { listNotifications } from "@ats/core/notifications/contract";
import type { Kysely } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { publicWrites } from "../kernel/public-write-limits.ts";
import { setPassword } from "../session/set-password.ts";
import { interviewOf, invitationOf } from "../testing/interview.ts";
import { moveAsSeen } from "../testing/move-applications.ts";
import { testNow } from "../testing/records.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let candidate: TestBrowser;
let ann: { id: number };
beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  // Only mail of these tests is left in the outbox.
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

test("Specification §1, booking: a candidate sees when the whole panel is free, and nothing of who is taken by whom", async () => {
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

test("Specification §1, booking: the chosen time is in the calendar, the panel is told, and the link is used up", async () => {
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

test("Specification §1, booking: what the candidate needs is said to the organiser alone", async () => {
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

const says = (text: string, idempotencyKey: string = crypto.randomUUID()) =>
  candidate.call(contract.declineTimes, { body: { token: token(), text }, idempotencyKey });
/** The candidate's messages, as the record stores them. */
const written = async () =>
  (await recruiter.call(listActivity, { params: ann })).records
    .filter(({ type }) => type === "times_declined")
    .map(({ reason }) => reason);

test("Specification §1, booking: that no time suits reaches who invited, and the link stays good", async () => {
  await expect(says("  ")).rejects.toMatchObject({ status: 400 });
  await says("Only after <b>six</b>. Is there parking?");
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

test("the same words are heard as often as they are meant: before the booking, after it, and once it is moved", async () => {
  await says("I cannot come. Another day?");
  await book("2026-11-24T11:30:00Z");
  await says("I cannot come. Another day?");
  const { id = 0, version = 0 } =
    (await recruiter.call(listApplicationInterviews, { params: ann })).records.at(-1) ?? {};
  await recruiter.call(updateInterview, {
    params: { id },
    version,
    body: { ...interviewOf(companies.users).input, reason: "The ward is short of staff." },
  });
  await says("I cannot come. Another day?");
  expect(await written()).toEqual(Array(3).fill("I cannot come. Another day?"));
});

test.each([
  ["of the times", async () => {}],
  ["of what is booked", () => book("2026-11-24T11:30:00Z")],
])(
  "quality R3: a message %s whose answer was lost is told once, however often and when it is sent again",
  async (_, before) => {
    await before();
    const key = crypto.randomUUID();
    await Promise.all(Array.from({ length: 20 }, () => says("Is there parking?", key)));
    await db
      .updateTable("booking_invitations")
      .set({ withdrawn_date_time: testNow, expires_date_time: testNow })
      .execute();
    await db
      .updateTable("interviews")
      .set({ start_date_time: new Date(testNow.getTime() - 60_000), end_date_time: testNow })
      .execute();
    await says("Is there parking?", key);
    expect(await written()).toEqual(["Is there parking?"]);
    const mails = await db
      .selectFrom("outgoing_mail")
      .select("id")
      .where("subject", "like", "%: Second interview, Staff Nurse")
      .execute();
    expect(mails).toHaveLength(1);
    await expect(says("Is there parking?")).rejects.toMatchObject({ status: 400 });
  },
);

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
    message: "That time has just been taken. Choose another.",
  });
  expect(await book("2026-11-25T13:00:00Z")).toMatchObject({ title: "Second interview" });
});

const invitation = () => invitationOf(companies.users);
const invite = (change: Partial<contract.BookingInput> = {}, by = recruiter) =>
  by.call(contract.inviteSeveralToBook, {
    body: { ids: [ann.id], invitation: { ...invitation(), ...change } },
  });
const arrange = () =>
  recruiter.call(scheduleInterview, { params: ann, body: interviewOf(companies.users).input });
/** The link that was last mailed to Ann. */
async function mailed() {
  const mail = await db
    .selectFrom("outgoing_mail")
    .selectAll()
    .where("to_address", "=", "ann.bell@mail.example")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const [link = "https://none.example"] = /https:\S+/.exec(mail.text) ?? [];
  return { mail, token: bookingToken(new URL(link).pathname) ?? "" };
}
const open = async () =>
  (await recruiter.call(contract.listBookingInvitations, { params: ann })).records;

test("an invitation mails its link and forgets it once sent; taken back, the link is not good", async () => {
  await invite();
  const { mail, token } = await mailed();
  expect(mail).toMatchObject({ confidential: true, sender: { name: "Tom Ashdown" } });
  expect(mail.text).toContain("reply to this email. Your reply goes to Tom Ashdown.");
  const booking = await candidate.call(contract.getBooking, { body: { token } });
  expect(booking.title).toBe("A talk");
  const params = { id: (await open())[0]?.id as string };
  await recruiter.call(contract.withdrawBookingInvitation, { params });
  const { records } = await recruiter.call(listActivity, { params: ann });
  expect(records.slice(0, 2).map(({ type, actor }) => [type, actor?.first_name])).toEqual([
    ["invitation_withdrawn", "Tom"],
    ["invited", "Tom"],
  ]);
  await expect(book("2026-11-26T10:00:00Z", token)).rejects.toMatchObject({ status: 400 });
});

test("an invitation ends those before it: an applicant has one link that is good", async () => {
  await invite();
  expect(await open()).toMatchObject([{ title: "A talk" }]);
  await expect(read()).rejects.toMatchObject({ status: 400 });
});

test("who may not know the applicant invites them in the name of the job's recruiter", async () => {
  await db.updateTable("applications").set({ anonymised: true }).where("id", "=", ann.id).execute();
  const manager = await signIn(testApi(testServices(db)), "manager@northgate.example");
  await invite({}, manager);
  const { mail, token } = await mailed();
  expect(mail.sender).toEqual({ name: "Tom Ashdown", email: "recruiter@northgate.example" });
  await book("2026-11-26T10:00:00Z", token);
  const { booked } = await candidate.call(contract.getBooking, { body: { token } });
  const file = booked?.calendar_file.replaceAll("\r\n ", "");
  expect(file).toContain("mailto:recruiter@northgate.example");
  expect(file).not.toContain("manager@northgate.example");
  expect(JSON.stringify((await mailed()).mail)).not.toContain("manager@northgate.example");
});

test.each(["FILLED", "WITHDRAWN", "ARCHIVED"] as const)(
  "for a job that is %s nobody chooses a time, nor is invited to",
  async (status) => {
    await db.updateTable("jobs").set({ status }).execute();
    await expect(read()).rejects.toMatchObject({ status: 400 });
    expect(await open()).toEqual([]);
    expect((await invite()).records).toMatchObject([
      { invited: false, message: "This job is closed. Reopen it, then invite." },
    ]);
  },
);

test.each(["FILLED", "WITHDRAWN", "ARCHIVED"] as const)(
  "for a job that is %s no interview is arranged by hand either",
  async (status) => {
    await db.updateTable("jobs").set({ status }).execute();
    await expect(arrange()).rejects.toMatchObject({
      status: 409,
      message: "This job is closed. Reopen it, then arrange the interview.",
    });
  },
);

test("an interview that is arranged by hand ends the invitation to choose a time: nobody is interviewed twice", async () => {
  await arrange();
  await expect(read()).rejects.toMatchObject({ status: 400 });
  expect(await open()).toEqual([]);
  const { records } = await recruiter.call(listActivity, { params: ann });
  expect(
    records
      .map(({ type }) => type)
      .slice(0, 2)
      .toSorted(),
  ).toEqual(["interview_scheduled", "invitation_withdrawn"]);
});

test.each([
  ["refuses more", true],
  ["only warns of more", false],
])(
  "a week in which somebody has as much as a company that %s plans for is not offered",
  async (_, cap_refuses) => {
    const slotsAt = async (weekly_cap: number) => {
      const settings = { ...defaultInterviewSettings, weekly_cap, cap_refuses };
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
  },
);

test("whose application has ended chooses no time by an older link", async () => {
  const move = (status: "REJECTED" | "APPLIED") =>
    db.updateTable("applications").set({ status }).where("id", "=", ann.id).execute();
  await move("REJECTED");
  await expect(read()).rejects.toMatchObject({ status: 400 });
  await expect(book("2026-11-25T13:00:00Z")).rejects.toMatchObject({ status: 400 });
  await move("APPLIED");
  expect((await read()).slots).toContain("2026-11-25T13:00:00Z");
});

test.each([
  ["on days that are over", { first_date: "2026-11-12", last_date: "2026-11-13" }, /in the past/],
  ["at weekends", { first_date: "2026-11-28", last_date: "2026-11-29" }, /fits: .*working days/],
  ["longer than the day", { minutes: 480 }, undefined],
])("an interview %s is refused, and why, before anything is sent", async (_, change, message) => {
  if (!message) {
    const settings = { ...defaultInterviewSettings, day_end: "13:00" };
    await db
      .insertInto("interview_settings")
      .values({ company_id: companies.ids.northgate, settings: JSON.stringify(settings) })
      .execute();
  }
  await expect(invite(change)).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(
      message ?? /No interview of 480 minutes fits: .* 09:00 to 13:00/,
    ),
  });
  expect(await db.selectFrom("outgoing_mail").select("id").execute()).toEqual([]);
});

test("days on which the panel is never free together are refused before anything is sent", async () => {
  const day = { first_date: "2026-11-24", last_date: "2026-11-24", minutes: 450 };
  const panel = [companies.users.manager.id];
  expect((await invite({ ...day, panel })).records).toMatchObject([
    { invited: false, message: expect.stringContaining("The panel has no common free time") },
  ]);
});

test("Specification §1, booking: who has booked says that they cannot come, until the interview begins", async () => {
  await book("2026-11-24T11:30:00Z");
  await db.deleteFrom("outgoing_mail").execute();
  await says("I am ill. Another day?");
  const { records } = await recruiter.call(listActivity, { params: ann });
  expect(records[0]).toMatchObject({
    type: "times_declined",
    reason: "I am ill. Another day?",
    value_after: "Tue, 24 Nov 2026, 11:30 to 12:30 (Europe/London)",
  });
  const channelId = companies.users.recruiter.id;
  const news = await recruiter.call(listNotifications, { params: { channelId } });
  expect(news.records[0]?.message.text).toBe(
    "Ann Bell has written about their interview for job 1001: I am ill. Another day?",
  );
  const [mail] = await db.selectFrom("outgoing_mail").selectAll().execute();
  expect(mail).toMatchObject({
    to_address: "recruiter@northgate.example",
    subject: "Message about the interview: Second interview, Staff Nurse",
  });
  expect((await read()).booked?.status).toBe("SCHEDULED");
  const clock = () => new Date("2026-11-24T11:30:00Z");
  await expect(
    testBrowser(testApi(testServices(db, { clock: clock as never }))).call(contract.declineTimes, {
      body: { token: token(), text: "I am late." },
    }),
  ).rejects.toMatchObject({ status: 409 });
});

test("Quality S8: an organiser gets twenty mails an hour of what candidates write, whatever their links; all of it is recorded", async () => {
  const services = testServices(db);
  const app = testApi(services);
  const texts = Array.from({ length: publicWrites.perAddress.mail }, (_, n) => `Message ${n}`);
  const write = (text: string, link: { token: string }) =>
    testBrowser(app).call(contract.declineTimes, { body: { token: link.token, text } });
  const { open, other } = companies.invitations;
  const mails = async () =>
    (await db.selectFrom("outgoing_mail").select("to_address").execute()).map(
      ({ to_address }) => to_address,
    );
  for (const text of texts) await write(text, open);
  const all = texts.map(() => "recruiter@northgate.example");
  expect(await mails()).toEqual(all);
  await write("One more", open);
  await write("Another", other);
  expect(await mails()).toEqual(all);
  expect((await written()).toSorted()).toEqual([...texts, "One more", "Another"].toSorted());
  services.clock.advance(publicWrites.withinMs + 1);
  await write("An hour later", other);
  expect(await mails()).toHaveLength(texts.length + 1);
});

test("who writes of an interview that was cancelled is told of to the organiser as that", async () => {
  await book("2026-11-24T11:30:00Z");
  await db
    .updateTable("interviews")
    .set({ status: "CANCELLED" })
    .where("title", "=", "Second interview")
    .execute();
  await db.deleteFrom("outgoing_mail").execute();
  await says("What comes next?");
  const [mail] = await db.selectFrom("outgoing_mail").selectAll().execute();
  expect(mail?.subject).toBe(
    "Message about the cancelled interview: Second interview, Staff Nurse",
  );
  expect(mail?.text).toContain("that was cancelled. It stays cancelled.");
  expect(mail?.text).not.toContain("It stays as it is");
});

test("a link shows what it has booked until that is over, however long the link was good", async () => {
  await book("2026-11-24T11:30:00Z");
  await db
    .updateTable("interviews")
    .set({
      start_date_time: new Date("2027-01-12T10:00:00Z"),
      end_date_time: new Date("2027-01-12T11:00:00Z"),
    })
    .where("title", "=", "Second interview")
    .execute();
  const at = (now: string) => {
    const services = testServices(db, { clock: (() => new Date(now)) as never });
    return testBrowser(testApi(services)).call(contract.getBooking, { body: { token: token() } });
  };
  await db.deleteFrom("one_time_tokens").execute();
  expect((await at("2027-01-12T10:30:00Z")).booked?.status).toBe("SCHEDULED");
  await expect(at("2027-01-12T11:00:00Z")).rejects.toMatchObject({ status: 400 });
});

test("looking at a good link is not counted among what a network sends; trying links is", async () => {
  for (let i = 0; i < 70; i += 1) await read();
  expect(await db.selectFrom("public_writes").selectAll().execute()).toEqual([]);
  const tries = [];
  for (let i = 0; i < 61; i += 1)
    tries.push(
      await candidate
        .call(contract.getBooking, { body: { token: `guess-${i}` } })
        .catch(({ status }) => status),
    );
  expect([tries[59], tries[60]]).toEqual([400, 429]);
  await expect(read()).rejects.toMatchObject({ status: 429 });
  const elsewhere = testBrowser(testApi(testServices(db)), "198.51.100.7");
  const opened = await elsewhere.call(contract.getBooking, { body: { token: token() } });
  expect(opened.slots).not.toEqual([]);
});

test("Specification §1, booking: several are invited together, each by a link of their own; who moved meanwhile or has left is not", async () => {
  const { annAsNurse, oluwaseunAsCarer } = companies.applications;
  const body = invitation();
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
    { id: annAsNurse.id, invited: true, invitation_id: expect.any(String), message: null },
    {
      id: oluwaseunAsCarer.id,
      invited: false,
      invitation_id: null,
      message: expect.stringMatching(/Someone has moved it to/),
    },
  ]);
  // The same request again is the same intent.
  expect(await invite([ann, oluwaseun + 1], key)).toEqual({ records });
  const mails = () =>
    db.selectFrom("outgoing_mail").select("text").where("application_id", "is not", null).execute();
  expect(await mails()).toHaveLength(1);
  await invite([ann, oluwaseun], crypto.randomUUID());
  const links = (await mails()).map(({ text }) => /https?:\S+/.exec(text)?.[0]);
  expect(new Set(links).size).toBe(3);
  await moveAsSeen(recruiter, { ids: [annAsNurse.id], status: "WITHDRAWN", reason: "No reply" });
  const after = await invite((await versions()) as number[], crypto.randomUUID());
  expect(after.records[0]).toMatchObject({
    invited: false,
    message: "This application is not active. Restore it, then invite.",
  });
});

test("what several were sent together is taken back by what the answer names, before the mail goes out", async () => {
  const { annAsNurse, oluwaseunAsCarer } = companies.applications;
  const { records } = await recruiter.call(contract.inviteSeveralToBook, {
    body: { ids: [annAsNurse.id, oluwaseunAsCarer.id], invitation: invitation() },
  });
  for (const { invitation_id } of records)
    await recruiter.call(contract.withdrawBookingInvitation, {
      params: { id: invitation_id as string },
    });
  const mails = await db
    .selectFrom("outgoing_mail")
    .select("status")
    .where("application_id", "is not", null)
    .execute();
  expect(mails.map(({ status }) => status)).toEqual(["cancelled", "cancelled"]);
  expect(await open()).toEqual([]);
});
