import { beforeEach, expect, test } from "vitest";
import { inCompany } from "../database/database.ts";
import { testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import {
  type Mail,
  type NamedMail,
  RefusedForGood,
  RefusedInPart,
  type TextMessage,
} from "../kernel/ports/mailer.ts";
import { deliverMail, maxAttempts, queueMail, queueMessages, cancelMail } from "./outbox.ts";
import { after } from "../kernel/time.ts";

const mail: Mail = { to: "ann@mail.example", subject: "Hello", text: "Good day, Ann." };

let sent: Mail[];
let accepts: boolean;
let services: ReturnType<typeof testServices>;
let northgate: number;
beforeEach(async () => {
  sent = [];
  accepts = true;
  const send = async (message: Mail) => {
    if (!accepts) throw new Error("The mailbox is full.");
    sent.push(message);
  };
  services = testServices(await testDatabase(), { mailer: { send } });
  northgate = (await testCompanies(services.system)).ids.northgate;
  await services.system.deleteFrom("outgoing_mail").execute();
});

const queue = () => queueMail(services.system, northgate, mail, services.clock());
const row = () => services.system.selectFrom("outgoing_mail").selectAll().executeTakeFirstOrThrow();

test("mail is handed over once, whoever delivers", async () => {
  await queue();
  const counts = await Promise.all([1, 2, 3].map(() => deliverMail(services)));
  expect(counts.toSorted()).toEqual([0, 0, 1]);
  expect(sent).toMatchObject([mail]);
  expect(await row()).toMatchObject({ status: "sent", sent_date_time: services.clock() });
});

test("mail is automatic, except what a user wrote to one applicant", async () => {
  const user_id = (await testCompanies(services.system)).users.recruiter.id;
  const letter = {
    company_id: northgate,
    user_id,
    to_address: mail.to,
    text: mail.text,
    created_date_time: services.clock(),
    next_attempt_date_time: services.clock(),
  };
  await queue();
  await queueMessages(services.system, [
    { ...letter, subject: "Written" },
    { ...letter, subject: "Of the stage", stage: "APPLIED" },
    { ...letter, subject: "Of the interview", about: "interview 7" },
  ]);
  await deliverMail(services);
  expect(sent).toMatchObject([
    { subject: "Hello", is_automatic: true },
    { subject: "Written", is_automatic: false },
    { subject: "Of the stage", is_automatic: true },
    { subject: "Of the interview", is_automatic: true },
  ]);
});

test("what one instance hands over slowly no other takes meanwhile", async () => {
  for (const _ of [1, 2, 3]) await queue();
  const other = { ...services };
  const slowly = async (message: NamedMail) => {
    sent.push(message);
    services.clock.advance(60_000);
    await deliverMail(other);
  };
  await deliverMail({ ...services, mailer: { send: slowly } });
  expect(new Set(sent.map((message) => (message as NamedMail).id)).size).toBe(3);
  expect(sent).toHaveLength(3);
});

test("what an instance had in hand when it stopped another takes up", async () => {
  await queue();
  const stopped = { send: () => new Promise<void>(() => {}) };
  void deliverMail({ ...services, mailer: stopped });
  await expect.poll(async () => (await row()).claimed_date_time).not.toBeNull();
  services.clock.advance(14 * 60_000);
  expect(await deliverMail(services)).toBe(0);
  services.clock.advance(2 * 60_000);
  expect(await deliverMail(services)).toBe(1);
});

test("a mail server that is away for a day fails nothing", async () => {
  accepts = false;
  await queue();
  const end = services.clock().getTime() + 22 * 60 * 60_000;
  while (services.clock().getTime() < end) {
    await deliverMail(services);
    services.clock.advance(5 * 60_000);
  }
  expect(await row()).toMatchObject({ status: "queued" });
  accepts = true;
  services.clock.advance(60 * 60_000);
  expect(await deliverMail(services)).toBe(1);
});

test("Specification §1, outbox: mail that is refused for good is not tried again", async () => {
  await queue();
  const send = async () => {
    throw new RefusedForGood("No such mailbox.");
  };
  await deliverMail({ ...services, mailer: { send } });
  expect(await row()).toMatchObject({ status: "failed", error: "No such mailbox.", attempts: 1 });
});

test("who has taken it does not get it again when it is tried for the others", async () => {
  await queue();
  const accepted: NamedMail["accepted"][] = [];
  const send = async (message: NamedMail) => {
    accepted.push(message.accepted);
    if (accepted.length === 1)
      throw new RefusedInPart("Come back later.", ["hr@northgate.example"], false);
  };
  await deliverMail({ ...services, mailer: { send } });
  expect(await row()).toMatchObject({ status: "queued", error: "Come back later." });
  services.clock.advance(60_000);
  await deliverMail({ ...services, mailer: { send } });
  expect(accepted).toEqual([[], ["hr@northgate.example"]]);
  expect(await row()).toMatchObject({ status: "sent", error: null });
});

test("what is taken back while it is handed over is not tried again, and keeps why", async () => {
  const about = "envelope 7";
  await queueMail(services.system, northgate, mail, services.clock(), { about });
  let tries = 0;
  const send = async () => {
    tries += 1;
    await cancelMail(services.system, [about], "The document was decided on.");
    throw new Error("Come back later.");
  };
  await deliverMail({ ...services, mailer: { send } });
  services.clock.advance(24 * 60 * 60_000);
  await deliverMail({ ...services, mailer: { send } });
  expect(tries).toBe(1);
  expect(await row()).toMatchObject({ status: "cancelled", error: "The document was decided on." });
});

test("what is taken back while it is handed over, and goes out all the same, is sent", async () => {
  const about = "envelope 7";
  await queueMail(services.system, northgate, mail, services.clock(), { about });
  const send = async () => {
    await cancelMail(services.system, [about], "The document was decided on.");
  };
  expect(await deliverMail({ ...services, mailer: { send } })).toBe(1);
  expect(await row()).toMatchObject({ status: "sent", error: null });
});

test("it is sent, and says so, where only a copy was refused", async () => {
  await queue();
  const send = async () => ({ refused: "hr@northgate.example was refused." });
  await deliverMail({ ...services, mailer: { send } });
  expect(await row()).toMatchObject({
    status: "sent",
    error: "hr@northgate.example was refused.",
  });
});

test("mail whose transaction fails is never sent", async () => {
  const failing = inCompany(services.system, northgate, async (db) => {
    await queueMail(db, northgate, mail, services.clock());
    throw new Error("The handler failed.");
  });
  await expect(failing).rejects.toThrow("The handler failed.");
  expect(await deliverMail(services)).toBe(0);
});

test("a text message that is refused for good is not tried again, and says why", async () => {
  await queueMessages(services.system, [
    {
      company_id: northgate,
      channel: "sms",
      to_address: "+447700900123",
      subject: "",
      text: "See you.",
      created_date_time: services.clock(),
      next_attempt_date_time: services.clock(),
    },
  ]);
  const tried: TextMessage[] = [];
  const send = async (message: TextMessage) => {
    tried.push(message);
    throw new RefusedForGood("No such number.");
  };
  await deliverMail({ ...services, texts: { send } });
  services.clock.advance(24 * 60 * 60_000);
  await deliverMail({ ...services, texts: { send } });
  expect(tried).toHaveLength(1);
  expect(await row()).toMatchObject({ status: "failed", error: "No such number.", attempts: 1 });
});

test("Specification §1, outbox: mail that is not accepted is tried again later, and fails in the end with the reason", async () => {
  accepts = false;
  await queue();
  expect(await deliverMail(services)).toBe(0);
  expect(await row()).toMatchObject({ status: "queued", error: "The mailbox is full." });
  await deliverMail(services);
  expect((await row()).attempts).toBe(1);
  for (let attempt = 2; attempt <= maxAttempts; attempt++) {
    services.clock.advance(24 * 60 * 60_000);
    await deliverMail(services);
  }
  expect(await row()).toMatchObject({ status: "failed", attempts: maxAttempts });
});

test("what is tried again, or sent again, has the name that it had; no other message has it", async () => {
  const ids: string[] = [];
  const send = async ({ id }: NamedMail) => {
    ids.push(id);
    throw new Error("The answer was lost.");
  };
  await queue();
  await queue();
  for (const _ of ["first", "second"]) {
    await deliverMail({ ...services, mailer: { send } });
    services.clock.advance(24 * 60 * 60_000);
  }
  expect(ids.slice(2)).toEqual(ids.slice(0, 2));
  expect(new Set(ids).size).toBe(2);
});

test("held mail goes out at its time, and not after it was taken back", async () => {
  const hold = () =>
    queueMail(services.system, northgate, mail, services.clock(), {
      sendAt: after(services.clock(), 10_000),
    });
  await hold();
  expect(await deliverMail(services)).toBe(0);
  services.clock.advance(10_000);
  expect(await deliverMail(services)).toBe(1);
  const id = await hold();
  await services.system
    .updateTable("outgoing_mail")
    .set({ status: "cancelled" })
    .where("id", "=", id)
    .execute();
  services.clock.advance(10_000);
  expect(await deliverMail(services)).toBe(0);
});

test("copies, markup, sender and attachments arrive with it", async () => {
  const rich = {
    ...mail,
    html: "<p>Good day, Ann.</p>",
    cc: ["priya@northgate.example"],
    sender: { name: "Tom Ashdown", email: "tom@northgate.example" },
    attachments: [{ name: "interview.ics", type: "text/calendar", content: "BEGIN:VCALENDAR" }],
  };
  await queueMail(services.system, northgate, rich, services.clock());
  await deliverMail(services);
  expect(sent).toMatchObject([rich]);
});

test("a text message goes by its own way, and waits where there is none", async () => {
  await queueMessages(services.system, [
    {
      company_id: northgate,
      channel: "sms",
      to_address: "+447700900123",
      subject: "",
      text: "See you at 10.",
      created_date_time: services.clock(),
      next_attempt_date_time: services.clock(),
    },
  ]);
  expect(await deliverMail(services)).toBe(0);
  const texts: TextMessage[] = [];
  const send = async (message: TextMessage) => void texts.push(message);
  expect(await deliverMail({ ...services, texts: { send } })).toBe(1);
  expect(texts).toMatchObject([{ to: "+447700900123", text: "See you at 10." }]);
});

test("without a mailer it stays in the outbox", async () => {
  await queue();
  expect(await deliverMail({ ...services, mailer: undefined })).toBe(0);
  expect(await row()).toMatchObject({ status: "queued", attempts: 0 });
});
