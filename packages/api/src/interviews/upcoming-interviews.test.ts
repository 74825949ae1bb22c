import { listActivity } from "@ats/core/applications/contract";
import * as booking from "@ats/core/interviews/booking-contract";
import * as contract from "@ats/core/interviews/contract";
import { listUpcomingInterviews } from "@ats/core/interviews/upcoming-contract";
import { messageHoldMs } from "@ats/core/messages/compose";
import { listNotifications } from "@ats/core/notifications/contract";
import type { Kysely } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import {
  signIn,
  type TestBrowser,
  testApi,
  testBrowser,
  testClock,
  testServices,
} from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { interviewOf, invitationOf } from "../testing/interview.ts";
import { type Move, moveAsSeen, transferAsSeen } from "../testing/move-applications.ts";
import { deliverMail } from "../mail/outbox.ts";
import type { Mail } from "../kernel/ports/mailer.ts";
import { remindOfInterviews } from "./reminders.ts";
import { after } from "../kernel/time.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let services: ReturnType<typeof testServices>;
let recruiter: TestBrowser;
let manager: TestBrowser;
let ann: { id: number };
beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  // Only mail and stage messages of these tests are left.
  await db.deleteFrom("outgoing_mail").execute();
  await db.updateTable("templates").set({ stage: null }).execute();
  services = testServices(db, { clock: testClock() });
  const app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
  ann = { id: companies.applications.annAsNurse.id };
});

const move = async (change: Omit<Move, "ids">, ids = [ann.id]) =>
  (await moveAsSeen(recruiter, { ids, ...change })).records;
const reject = (change: Partial<Move> = {}) =>
  move({ status: "REJECTED", reason: "Position filled", ...change });
const interviews = async (params = ann) =>
  (await recruiter.call(contract.listApplicationInterviews, { params })).records;
const mails = () =>
  db
    .selectFrom("outgoing_mail")
    .select(["to_address", "subject", "status", "next_attempt_date_time", "attachments", "text"])
    .orderBy("id")
    .execute();
const hour = 60 * 60_000;
const held = () => after(services.clock(), messageHoldMs);
/** Sends the held mail of the outbox; returns what was sent. */
async function deliver() {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  await deliverMail({ ...services, clock: held, mailer });
  return sent;
}

test("Specification §1, interviews: who is rejected leaves the calendar: the interview to come is cancelled with the reason, and the panel is told", async () => {
  const [record] = await reject();
  expect(record).toMatchObject({ updated: true, interviews_cancelled: 1 });
  expect(await interviews()).toMatchObject([
    { status: "CANCELLED", reason: "Rejected: Position filled", version: 2 },
  ]);
  const { records } = await recruiter.call(listActivity, { params: ann });
  const told = records.filter(
    ({ type }) => type !== "document_rejected" && type !== "offer_withdrawn",
  );
  expect(told.slice(0, 2)).toMatchObject([
    {
      type: "interview_cancelled",
      reason: "Rejected: Position filled",
      value_after: "Tue, 24 Nov 2026, 10:00 to 11:00 (Europe/London)",
      actor: { first_name: "Tom" },
    },
    { type: "status_changed", status_after: "REJECTED" },
  ]);
  const channelId = companies.users.manager.id;
  const news = await manager.call(listNotifications, { params: { channelId } });
  expect(news.records.map(({ message }) => message.text)).toContain(
    "Tom Ashdown cancelled the interview of Anonymised Candidate 1041 for job 1001",
  );
  const [own, mail, ...others] = await mails();
  expect(others).toEqual([]);
  // The organiser's calendar has it too.
  expect(own?.to_address).toBe("recruiter@northgate.example");
  expect(mail).toMatchObject({
    to_address: "manager@northgate.example",
    subject: "Interview cancelled: Anonymised Candidate 1041",
  });
  expect(String(mail?.attachments[0]?.content)).toMatch(
    /METHOD:CANCEL[\s\S]+SEQUENCE:2[\s\S]+STATUS:CANCELLED/,
  );
});

test("its room and its people are free for somebody else, and nobody is reminded", async () => {
  await reject();
  const { times, input } = interviewOf(companies.users);
  const day = (time: string) => time.replace("-25T", "-24T");
  const made = await recruiter.call(contract.scheduleInterview, {
    params: { id: companies.applications.oluwaseunAsCarer.id },
    body: {
      ...input,
      room: "Room 1",
      start_date_time: day(times.start_date_time),
      end_date_time: day(times.end_date_time),
    },
  });
  await db.deleteFrom("outgoing_mail").execute();
  services.clock.advance(4 * 24 * hour);
  await remindOfInterviews(services);
  expect((await mails()).map(({ to_address }) => to_address)).toEqual([
    "oluwaseun.adeyemi@mail.example",
    "manager@northgate.example",
  ]);
  expect(made.status).toBe("SCHEDULED");
});

test("who keeps the interviews has them on the calendar; an interview that was stays as it was", async () => {
  expect(await reject({ cancel_interviews: false })).toMatchObject([{ interviews_cancelled: 0 }]);
  expect(await interviews()).toMatchObject([{ status: "SCHEDULED", version: 1 }]);
  await move({ status: "INTERVIEW" });
  services.clock.advance(5 * 24 * hour);
  recruiter = await signIn(testApi(services), "recruiter@northgate.example");
  expect(await reject()).toMatchObject([{ interviews_cancelled: 0 }]);
  expect(await interviews()).toMatchObject([{ status: "SCHEDULED", version: 1 }]);
  expect(await mails()).toEqual([]);
});

describe("the candidate is told that it is cancelled", () => {
  const template = async () => {
    const [first] = await db
      .selectFrom("templates")
      .select("id")
      .where("company_id", "=", companies.ids.northgate)
      .where("kind", "=", "email")
      .orderBy("id")
      .execute();
    return first?.id as number;
  };
  const toAnn = async () =>
    (await mails()).filter(({ to_address }) => to_address === "ann.bell@mail.example");

  test("with the rejection, and no sooner", async () => {
    await reject({ stage_message: { template_id: await template(), delay_minutes: 24 * 60 } });
    const told = await toAnn();
    expect(told.map(({ next_attempt_date_time }) => next_attempt_date_time)).toEqual(
      told.map(() => new Date("2026-11-21T09:00:00Z")),
    );
    expect(told[1]?.subject).toBe("Your interview is cancelled: Staff Nurse");
    expect(String(told[1]?.attachments[0]?.content)).toContain("METHOD:CANCEL");
    expect(JSON.stringify(told[1])).not.toContain("Position filled");
  });

  test("a day before at the latest: nobody comes for nothing", async () => {
    await reject({ stage_message: { template_id: await template(), delay_minutes: 5 * 24 * 60 } });
    const [, told] = await toAnn();
    expect(told?.next_attempt_date_time).toEqual(new Date("2026-11-23T10:00:00Z"));
    await move({ status: "APPLIED" });
    await recruiter.call(contract.scheduleInterview, {
      params: ann,
      body: {
        ...interviewOf(companies.users).input,
        start_date_time: "2026-11-20T16:00:00Z",
        end_date_time: "2026-11-20T17:00:00Z",
      },
    });
    await deliver();
    await reject({ stage_message: { template_id: await template(), delay_minutes: 5 * 24 * 60 } });
    const today = (await toAnn()).at(-1);
    expect(today?.subject).toBe("Your interview is cancelled: Staff Nurse");
    expect(today?.next_attempt_date_time).toEqual(held());
  });

  test("unless the candidate is told nothing", async () => {
    await reject({ stage_message: { template_id: null, delay_minutes: 0 } });
    expect(await toAnn()).toEqual([]);
  });
});

test("what was to go out about it, and has not, does not go out any more; who has heard nothing of an interview does not hear of its end", async () => {
  await recruiter.call(contract.scheduleInterview, {
    params: ann,
    body: interviewOf(companies.users).input,
  });
  await recruiter.call(booking.inviteSeveralToBook, {
    body: { ids: [ann.id], invitation: invitationOf(companies.users) },
  });
  expect((await mails()).map(({ status }) => status)).toEqual(Array(4).fill("queued"));
  await reject();
  expect((await deliver()).map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
    "recruiter@northgate.example: Interview cancelled: Ann Bell",
    "manager@northgate.example: Interview cancelled: Anonymised Candidate 1041",
  ]);
});

test("an invitation to choose a time ends with the application, and stays ended when that comes back", async () => {
  const { token } = companies.invitations.open;
  const read = () => testBrowser(testApi(services)).call(booking.getBooking, { body: { token } });
  expect((await read()).slots).not.toEqual([]);
  await reject({ cancel_interviews: false });
  await move({ status: "APPLIED" });
  await expect(read()).rejects.toMatchObject({ status: 400 });
});

test("an application that comes back says how many of its interviews stay cancelled", async () => {
  await reject();
  expect(await move({ status: "APPLIED" })).toMatchObject([
    { updated: true, interviews_cancelled: 1 },
  ]);
  expect(await interviews()).toMatchObject([{ status: "CANCELLED" }]);
});

test("of many each has its own result", async () => {
  const { annAsCarer } = companies.applications;
  const records = await move({ status: "WITHDRAWN", reason: "No reply" }, [ann.id, annAsCarer.id]);
  expect(records.map(({ id, interviews_cancelled }) => [id, interviews_cancelled])).toEqual([
    [ann.id, 1],
    [annAsCarer.id, 1],
  ]);
});

test("who is hired, or moves on, keeps the interviews, unless they are cancelled with it", async () => {
  expect(await move({ status: "PROCESSING" })).toMatchObject([{ interviews_cancelled: 0 }]);
  expect(await move({ status: "HIRE" })).toMatchObject([{ interviews_cancelled: 0 }]);
  expect(await interviews()).toMatchObject([{ status: "SCHEDULED" }]);
  await move({ status: "PROCESSING" });
  expect(await move({ status: "HIRE", cancel_interviews: true })).toMatchObject([
    { interviews_cancelled: 1 },
  ]);
  expect(await interviews()).toMatchObject([{ status: "CANCELLED", reason: "Moved to Hire" }]);
});

describe("Specification §1, interviews: who is transferred", () => {
  const transfer = async (change: { cancel_interviews?: boolean } = {}) => {
    const { oluwaseunAsCarer } = companies.applications;
    const { input } = interviewOf(companies.users);
    await recruiter.call(contract.scheduleInterview, {
      params: { id: oluwaseunAsCarer.id },
      body: input,
    });
    await deliver();
    const { records } = await transferAsSeen(recruiter, {
      ids: [oluwaseunAsCarer.id],
      job_id: companies.jobs.nurse.id,
      ...change,
    });
    return { records, after: await interviews(oluwaseunAsCarer) };
  };

  test("has no interview for the job that they leave: candidate and panel are told by its name", async () => {
    const { records, after } = await transfer();
    expect(records).toMatchObject([{ updated: true, interviews_cancelled: 1 }]);
    expect(after).toMatchObject([
      { status: "CANCELLED", reason: "Transferred to Staff Nurse (1001)" },
    ]);
    const told = (await mails()).filter(({ subject }) => subject.includes("cancelled"));
    expect(told.map(({ to_address, subject }) => `${to_address}: ${subject}`)).toEqual([
      "recruiter@northgate.example: Interview cancelled: Oluwaseun Adeyemi",
      "manager@northgate.example: Interview cancelled: Anonymised Candidate 1042",
      "oluwaseun.adeyemi@mail.example: Your interview is cancelled: Care Assistant",
    ]);
    expect(JSON.stringify(told[1])).not.toMatch(/Oluwaseun|Adeyemi/);
  });

  test("takes the interviews along where they are kept", async () => {
    const { records, after } = await transfer({ cancel_interviews: false });
    expect(records).toMatchObject([{ updated: true, interviews_cancelled: 0 }]);
    expect(after).toMatchObject([{ status: "SCHEDULED", job_title: "Staff Nurse" }]);
  });
});

test("what is to come of some applications is counted before they leave", async () => {
  const application_ids = [ann.id, companies.applications.annAsCarer.id];
  const read = () => recruiter.call(listUpcomingInterviews, { query: { application_ids } });
  expect(await read()).toMatchObject({
    records: [
      { id: companies.interview.id, application_id: ann.id, first_name: "Ann" },
      { id: companies.ofSubmission.interview },
    ],
    invitations: 4,
  });
  await reject();
  expect(await read()).toMatchObject({
    records: [{ id: companies.ofSubmission.interview }],
    invitations: 2,
  });
});

test("a candidate who books at the moment of the rejection has no interview afterwards", async () => {
  const { token } = companies.invitations.open;
  const candidate = testBrowser(testApi(services));
  await Promise.allSettled([
    candidate.call(booking.bookInterview, {
      body: { token, start_date_time: "2026-11-24T11:30:00Z" },
    }),
    reject(),
  ]);
  const left = (await interviews()).filter(({ status }) => status === "SCHEDULED");
  expect(left).toEqual([]);
});
