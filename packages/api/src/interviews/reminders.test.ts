import { revealApplication } from "@ats/core/applications/viewing-contract";
import * as contract from "@ats/core/interviews/contract";
import * as feed from "@ats/core/interviews/feed-contract";
import { defaultInterviewSettings } from "@ats/core/interviews/settings";
import type { Kysely } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { inCompany } from "../database/database.ts";
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
import { interviewOf } from "../testing/interview.ts";
import { sendMail } from "../mail/schedule.ts";
import { contactOf } from "./contact.ts";
import { remindOfInterviews } from "./reminders.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let services: ReturnType<typeof testServices>;
let recruiter: TestBrowser;
beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  // Only mail of these tests is left in the outbox.
  await db.deleteFrom("outgoing_mail").execute();
  services = testServices(db, { clock: testClock() });
  recruiter = await signIn(testApi(services), "recruiter@northgate.example");
});

const arrange = async (application: { id: number }) => {
  const made = await recruiter.call(contract.scheduleInterview, {
    params: { id: application.id },
    body: interviewOf(companies.users).input,
  });
  await sendInvitations();
  return made;
};
/** Empties the outbox, so that only reminders follow. */
const sendInvitations = () => db.deleteFrom("outgoing_mail").execute();
const mails = () =>
  db.selectFrom("outgoing_mail").select(["to_address", "subject", "text"]).orderBy("id").execute();
const hour = 60 * 60_000;
// The interview is five days and an hour from now.
const untilADayBefore = 4 * 24 * hour + hour;

test("Specification §1, reminders: everybody is reminded once, a day before, by the name that they may see", async () => {
  await arrange(companies.applications.oluwaseunAsCarer);
  services.clock.advance(untilADayBefore - hour);
  await remindOfInterviews(services);
  expect(await mails()).toEqual([]);
  services.clock.advance(hour);
  await remindOfInterviews(services);
  await remindOfInterviews(services);
  const sent = await mails();
  expect(sent.map(({ to_address }) => to_address)).toEqual([
    "oluwaseun.adeyemi@mail.example",
    "manager@northgate.example",
  ]);
  expect(sent[1]?.subject).toBe("Interview: Anonymised Candidate 1042");
  expect(JSON.stringify(sent[1])).not.toMatch(/Oluwaseun|Adeyemi/);
});

test("a clock that is a year ahead for an hour loses no reminder", async () => {
  await arrange(companies.applications.annAsNurse);
  services.clock.advance(365 * 24 * hour);
  await remindOfInterviews(services);
  expect(await mails()).toEqual([]);
  services.clock.advance(untilADayBefore - 365 * 24 * hour);
  await remindOfInterviews(services);
  await remindOfInterviews(services);
  expect(await mails()).toHaveLength(2);
});

test("a disabled company reminds nobody", async () => {
  await arrange(companies.applications.annAsNurse);
  const disable = (disabled: boolean) => db.updateTable("companies").set({ disabled }).execute();
  services.clock.advance(untilADayBefore);
  await disable(true);
  await remindOfInterviews(services);
  expect(await mails()).toEqual([]);
  await disable(false);
  await remindOfInterviews(services);
  expect(await mails()).not.toEqual([]);
});

test("a candidate who was not invited by mail is not reminded, until they are", async () => {
  const { id } = await recruiter.call(contract.scheduleInterview, {
    params: { id: companies.applications.annAsNurse.id },
    body: { ...interviewOf(companies.users).input, invite: false },
  });
  await sendInvitations();
  const remindedOnes = async () => {
    await db
      .updateTable("interviews")
      .set({ reminder_date_time: services.clock() })
      .where("id", "=", id)
      .execute();
    await remindOfInterviews(services);
    const sent = await db.deleteFrom("outgoing_mail").returning("to_address").execute();
    return sent.map(({ to_address }) => to_address).toSorted();
  };
  expect(await remindedOnes()).toEqual(["manager@northgate.example"]);
  await recruiter.call(contract.updateInterview, {
    params: { id },
    version: 1,
    body: { ...interviewOf(companies.users).input, room: "Room 9" },
  });
  expect((await mails()).map(({ subject }) => subject)).toContain(
    "Invitation to an interview: Staff Nurse",
  );
  await sendInvitations();
  expect(await remindedOnes()).toEqual(["ann.bell@mail.example", "manager@northgate.example"]);
});

test("a reminder that cannot be written is in nobody else's way, nor in that of other mail", async () => {
  const { id } = await arrange(companies.applications.annAsNurse);
  await recruiter.call(contract.scheduleInterview, {
    params: { id: companies.applications.oluwaseunAsCarer.id },
    body: interviewOf(companies.users, 14).input,
  });
  await sendInvitations();
  await db.updateTable("interviews").set({ time_zone: "Nowhere" }).where("id", "=", id).execute();
  services.clock.advance(untilADayBefore + 5 * hour);
  const sent: string[] = [];
  const mailer = { send: async ({ to }: { to: string }) => void sent.push(to) };
  await expect(sendMail({ ...services, mailer })).rejects.toThrow("Reminders of interviews");
  expect(sent).toEqual(["oluwaseun.adeyemi@mail.example", "manager@northgate.example"]);
});

describe("another time to remind, saved", () => {
  const remindBefore = async (reminder_hours: number, version = 0) => {
    const admin = await signIn(testApi(services), "admin@northgate.example");
    const body = { ...defaultInterviewSettings, reminder_hours };
    return admin.call(contract.saveInterviewSettings, { version, body });
  };
  const reminded = async () => {
    await remindOfInterviews(services);
    return (await mails()).length;
  };

  test("is that of interviews that are arranged already", async () => {
    await arrange(companies.applications.annAsNurse);
    await remindBefore(2);
    services.clock.advance(untilADayBefore);
    expect(await reminded()).toBe(0);
    services.clock.advance(22 * hour);
    expect(await reminded()).toBe(2);
    await remindBefore(1, 1);
    await remindBefore(2, 2);
    expect(await reminded()).toBe(2);
  });

  test("is now where it is over, and nobody was reminded", async () => {
    await arrange(companies.applications.annAsNurse);
    await remindBefore(168);
    expect(await reminded()).toBe(2);
  });

  test("is never where the company wants none", async () => {
    await arrange(companies.applications.annAsNurse);
    await remindBefore(0);
    services.clock.advance(untilADayBefore);
    expect(await reminded()).toBe(0);
  });
});

test("of an interview that is cancelled nobody is reminded, nor where the company wants none", async () => {
  const { id } = await arrange(companies.applications.annAsNurse);
  await db.updateTable("interviews").set({ status: "CANCELLED" }).where("id", "=", id).execute();
  const admin = await signIn(testApi(services), "admin@northgate.example");
  await admin.call(contract.saveInterviewSettings, {
    version: 0,
    body: { ...defaultInterviewSettings, reminder_hours: 0 },
  });
  await recruiter.call(contract.scheduleInterview, {
    params: { id: companies.applications.annAsCarer.id },
    body: interviewOf(companies.users, 14).input,
  });
  await sendInvitations();
  services.clock.advance(untilADayBefore + 5 * hour);
  await remindOfInterviews(services);
  expect(await mails()).toEqual([]);
});

test("of an interview whose application has ended nobody is reminded", async () => {
  await arrange(companies.applications.annAsNurse);
  await db.updateTable("applications").set({ status: "REJECTED" }).execute();
  services.clock.advance(untilADayBefore);
  await remindOfInterviews(services);
  expect(await mails()).toEqual([]);
});

describe("whom the candidate reaches", () => {
  const toCandidate = async (by: TestBrowser, application: { id: number }) => {
    await by.call(contract.scheduleInterview, {
      params: { id: application.id },
      body: interviewOf(companies.users).input,
    });
    return db
      .selectFrom("outgoing_mail")
      .selectAll()
      .where("to_colleague", "=", false)
      .executeTakeFirstOrThrow();
  };

  test("is the organiser: an answer to the mail and to its calendar file goes to them", async () => {
    const mail = await toCandidate(recruiter, companies.applications.annAsNurse);
    expect(mail.sender).toEqual({ name: "Tom Ashdown", email: "recruiter@northgate.example" });
    expect(mail.text).toContain("reply to this email. Your reply goes to Tom Ashdown.");
    expect(unfolded(mail.attachments[0])).toContain("mailto:recruiter@northgate.example");
  });

  test("is the job's recruiter where the organiser may not know who they are, until they may", async () => {
    const manager = await signIn(testApi(services), "manager@northgate.example");
    const application = companies.applications.oluwaseunAsCarer;
    const mail = await toCandidate(manager, application);
    expect(JSON.stringify(mail)).not.toContain("manager@northgate.example");
    expect(mail.sender?.email).toBe("recruiter@northgate.example");
    expect(unfolded(mail.attachments[0])).toContain("mailto:recruiter@northgate.example");
    await manager.call(revealApplication, {
      params: { id: application.id },
      body: { reason: "To greet them." },
    });
    const { company_id, application_id, organiser_id } = await db
      .selectFrom("interviews")
      .selectAll()
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    const of = { company_id, application_id, organiser_id };
    expect(await inCompany(db, company_id, (company) => contactOf(company, of))).toEqual({
      name: "Priya Raman",
      email: "manager@northgate.example",
    });
  });
});

const unfolded = (file: { content: unknown } | undefined) =>
  String(file?.content).replaceAll("\r\n ", "");

describe("Specification §1: iCalendar", () => {
  test("an invitation has the interview for the candidate's calendar, a change replaces it, a cancellation removes it", async () => {
    const params = { id: companies.interview.id };
    const { input } = interviewOf(companies.users);
    await recruiter.call(contract.updateInterview, {
      params,
      version: 1,
      body: { ...input, reason: "The ward is short of staff." },
    });
    await db.updateTable("outgoing_mail").set({ status: "sent" }).execute();
    await recruiter.call(contract.updateInterviewStatus, {
      params,
      version: 2,
      body: { status: "CANCELLED", reason: "The job is filled." },
    });
    const rows = await db
      .selectFrom("outgoing_mail")
      .select("attachments")
      .where("to_address", "=", "ann.bell@mail.example")
      .orderBy("id")
      .execute();
    const files = rows.map(({ attachments }) => String(attachments[0]?.content));
    expect(files[0]).toMatch(/METHOD:REQUEST[\s\S]+SEQUENCE:2[\s\S]+DTSTART:20261125T100000Z/);
    expect(files[1]).toMatch(/METHOD:CANCEL/);
    const uids = files.map((file) => /^UID:(.+)$/m.exec(file)?.[1]?.trim());
    expect(uids[0]).toBe(uids[1]);
    for (const line of files.join("").split("\r\n"))
      expect(Buffer.byteLength(line), `RFC 5545, 3.1: ${line}`).toBeLessThanOrEqual(75);
    expect(files.every((file) => file.endsWith("END:VCALENDAR\r\n"))).toBe(true);
    expect(files.join()).not.toMatch(/short of staff|The job is filled|quiet room/);
  });

  test("a subscribed calendar has the user's interviews, until its address is replaced", async () => {
    const calendar = (url: string) => testBrowser(testApi(services)).send(new URL(url).pathname);
    const { url } = await recruiter.call(feed.createCalendarFeed);
    const text = await (await calendar(url)).text();
    expect(text).toContain("SUMMARY:Ann Bell: First interview");
    await recruiter.call(feed.createCalendarFeed);
    expect((await calendar(url)).status).toBe(404);
  });

  test("who is anonymised has no name in it", async () => {
    await arrange(companies.applications.oluwaseunAsCarer);
    const manager = await signIn(testApi(services), "manager@northgate.example");
    const { url } = await manager.call(feed.createCalendarFeed);
    const answer = await testBrowser(testApi(services)).send(new URL(url).pathname);
    const text = await answer.text();
    expect(text).toContain("Anonymised Candidate 1042");
    expect(text).not.toMatch(/Oluwaseun|Adeyemi/);
  });
});
