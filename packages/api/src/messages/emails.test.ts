import { listActivity } from "@ats/core/applications/contract";
import * as fields from "@ats/core/custom-fields/contract";
import { cancelMessages, retryMessages } from "@ats/core/mail/contract";
import { messageHoldMs } from "@ats/core/messages/compose";
import {
  getMergeValues,
  listMergeValues,
  listMessages,
  sendEmails,
  sendTexts,
} from "@ats/core/messages/contract";
import { listNotifications } from "@ats/core/notifications/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { RefusedForGood } from "../kernel/ports/mailer.ts";
import { deliverMail } from "../mail/outbox.ts";
import type { TestBrowser } from "../testing/app.ts";
import { emailTo, type Messaging, startMessaging, threadOf } from "../testing/start-messaging.ts";
import { moveAsSeen } from "../testing/move-applications.ts";

let services: Messaging["services"];
let companies: Messaging["companies"];
let sent: Messaging["sent"];
let admin: Messaging["admin"];
let recruiter: Messaging["recruiter"];
let manager: Messaging["manager"];
let pass: Messaging["pass"];
beforeEach(async () => {
  ({ services, companies, sent, admin, recruiter, manager, pass } = await startMessaging());
});

const ann = () => companies.applications.annAsNurse.id;
const hidden = () => companies.applications.oluwaseunAsCarer.id;
const newestLine = async () =>
  (await recruiter.call(listActivity, { params: { id: ann() } })).records[0];

describe("Specification §1, messages: an email to applicants", () => {
  test("goes to each with their own values, ten seconds later", async () => {
    const body = emailTo([ann(), hidden()], {
      cc: [{ email: "hr@northgate.example", status: true }],
    });
    const { records } = await recruiter.call(sendEmails, { body });
    expect(records.map(({ message }) => message)).toEqual([null, null]);
    await pass(messageHoldMs - 1);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toMatchObject([
      {
        to: "ann.bell@mail.example",
        cc: ["hr@northgate.example"],
        subject: "Your application for Staff Nurse",
        text: "Dear Ann",
        html: "<p>Dear Ann</p>",
        sender: { name: "Tom Ashdown", email: "recruiter@northgate.example" },
      },
      { to: "oluwaseun.adeyemi@mail.example", subject: "Your application for Care Assistant" },
    ]);
    expect((await threadOf(recruiter, ann()))[0]).toMatchObject({
      status: "sent",
      subject: "Your application for Staff Nurse",
      created_by: { first_name: "Tom" },
    });
  });

  test("is filled in with the company's own fields, in the applicant's language", async () => {
    const { notice, hours, shift } = companies.customFields;
    const { id: from } = await admin.call(fields.addCustomField, {
      body: { record: "candidates", kind: "date", name: "Available from", choices: [] },
    });
    const changeOf = (after: string) => ({
      params: { id: companies.candidates.ann.id },
      body: { changes: [{ field_id: from, before: "", after }] },
    });
    const tags = [notice, hours, shift, { id: from }].map(({ id }) => `{{custom_${id}}}`);
    const body = emailTo([ann(), hidden()], { body: `<p>${tags.join(" | ")}</p>` });
    const first = await recruiter.call(sendEmails, { body });
    expect(first.records.map(({ message }) => message)).toEqual([
      "There is no value for Available from. Fill it in or remove it from the message.",
      expect.stringContaining("no value for Notice period, Hours a week, Preferred shift"),
    ]);
    await recruiter.call(fields.changeCandidateCustomValues, changeOf("2027-03-01"));
    await sql`update candidates set language = 'cy' where id = ${companies.candidates.ann.id}`.execute(
      services.system,
    );
    const archived = { name: "Hours a week", choices: [], is_archived: true };
    const version = 1;
    await admin.call(fields.changeCustomField, { params: hours, version, body: archived });
    await recruiter.call(sendEmails, { body });
    await pass(messageHoldMs);
    expect(sent.map(({ text }) => text)).toEqual(["A month |  | Nights | 1 Mawrth 2027"]);
  });

  test("does not go to who was moved after the writer saw them", async () => {
    await moveAsSeen(recruiter, { ids: [ann()], status: "INTERVIEW" });
    const body = emailTo([ann(), hidden()], { versions: [1, 1] });
    const { records } = await recruiter.call(sendEmails, { body });
    expect(records.map(({ message }) => message)).toEqual([
      "Someone has moved it to Interview in Staff Nurse since. Check it again.",
      null,
    ]);
    await expect(
      recruiter.call(sendEmails, { body: emailTo([ann(), hidden()], { versions: [1] }) }),
    ).rejects.toMatchObject({ status: 400 });
  });

  test("is taken back while it is held", async () => {
    const { records } = await recruiter.call(sendEmails, { body: emailTo([ann()]) });
    const ids = records.map(({ message_id }) => message_id as number);
    await recruiter.call(cancelMessages, { body: { ids } });
    await pass(messageHoldMs);
    expect(sent).toEqual([]);
    expect((await threadOf(recruiter, ann()))[0]).toMatchObject({
      status: "cancelled",
      changed_by: { first_name: "Tom" },
    });
    expect(await newestLine()).toMatchObject({
      type: "message_cancelled",
      actor: { first_name: "Tom" },
      value_after: "email",
      reason: null,
    });
  });

  test("that has failed and is sent again says by whom", async () => {
    await recruiter.call(sendEmails, { body: emailTo([ann()]) });
    services.clock.advance(messageHoldMs);
    const send = async () => {
      throw new RefusedForGood("The server refused it.");
    };
    await deliverMail({ ...services, mailer: { send } });
    const [failed] = await threadOf(recruiter, ann());
    await admin.call(retryMessages, { body: { ids: [failed?.id as number] } });
    const { first_name } = companies.users.admin;
    expect((await threadOf(recruiter, ann()))[0]).toMatchObject({
      status: "queued",
      changed_by: { first_name },
    });
    expect(await newestLine()).toMatchObject({
      type: "message_sent_again",
      actor: { first_name },
    });
  });

  test("waits for its time, and for no time that has passed", async () => {
    const at = (ms: number) => new Date(services.clock().getTime() + ms).toISOString();
    await recruiter.call(sendEmails, { body: emailTo([ann()], { send_at: at(1_800_000) }) });
    await pass(1_799_000);
    expect(sent).toEqual([]);
    await pass(1_000);
    expect(sent).toHaveLength(1);
    const late = recruiter.call(sendEmails, {
      body: emailTo([ann()], { send_at: at(-3_600_000) }),
    });
    await expect(late).rejects.toMatchObject({ status: 400 });
  });

  test("with a tag that has no value for one is not sent to that one", async () => {
    const { candidate_id } = await services.system
      .selectFrom("applications")
      .select("candidate_id")
      .where("id", "=", ann())
      .executeTakeFirstOrThrow();
    await services.system
      .updateTable("candidates")
      .set({ contact_mobile_number: null })
      .where("id", "=", candidate_id)
      .execute();
    const body = emailTo([ann(), hidden()], {
      body: "<p>We ring {{candidate.contact_mobile_number}}</p>",
    });
    const { records } = await recruiter.call(sendEmails, { body });
    expect(records).toMatchObject([
      { message_id: null, message: expect.stringContaining("no value for Mobile number") },
      { message: null },
    ]);
  });

  test.each<[string, object]>([
    ["To address is required", { to: [{ email: "ann@mail.example", status: false }] }],
    [
      "To address is repeated in CC/BCC",
      { bcc: [{ email: " ANN.BELL@mail.example", status: true }] },
    ],
    ["Subject is required", { subject: " " }],
    ["Body is required", { body: "<p> </p>" }],
  ])("Specification §5, Email sending: %s", async (message, change) => {
    const { records } = await recruiter.call(sendEmails, { body: emailTo([ann()], change) });
    expect(records).toMatchObject([{ message_id: null, message }]);
  });

  test("Specification §5, Email sending: From address is required", async () => {
    const body = emailTo([ann()], { from: { email: " " } });
    await expect(recruiter.call(sendEmails, { body })).rejects.toMatchObject({
      status: 400,
      message: "From address is required",
    });
  });

  test("quality R3: sent again under its key it is one email", async () => {
    const input = { body: emailTo([ann()]), idempotencyKey: crypto.randomUUID() };
    const all = await Promise.all([1, 2, 3].map(() => recruiter.call(sendEmails, input)));
    expect(new Set(all.map(({ records }) => records[0]?.message_id)).size).toBe(1);
    await pass(messageHoldMs);
    expect(sent).toHaveLength(1);
  });

  test("is in nobody's name but a colleague's", async () => {
    const from = { email: "admin@riverside.example" };
    const sending = recruiter.call(sendEmails, { body: emailTo([ann()], { from }) });
    await expect(sending).rejects.toMatchObject({ status: 400 });
  });
});

test("the merge tags of all whom somebody is about to write to are as their messages have them", async () => {
  const application_ids = [ann(), hidden()];
  const valuesOf = async (who: TestBrowser, from: string | null) =>
    (await who.call(listMergeValues, { body: { application_ids, from } })).records;
  const { email: from, first_name, last_name } = companies.users.admin;
  expect(await valuesOf(recruiter, from)).toMatchObject([
    {
      application_id: ann(),
      values: { "candidate.first_name": "Ann", "sender.name": `${first_name} ${last_name}` },
    },
    { application_id: hidden(), values: { "candidate.first_name": "Oluwaseun" } },
  ]);
  expect(await valuesOf(manager, null)).toMatchObject([
    // Another application of hers is anonymised.
    { application_id: ann(), values: null },
    { application_id: hidden(), values: null },
  ]);
  await expect(valuesOf(recruiter, "nobody@mail.example")).rejects.toMatchObject({ status: 400 });
});

describe("Specification §4, Anonymised candidates: who may not know an applicant", () => {
  test("does not write to them, nor reads what their merge tags are", async () => {
    const from = { email: "manager@northgate.example" };
    const bcc = [{ email: "manager@northgate.example", status: true }];
    const { records } = await manager.call(sendEmails, {
      body: emailTo([hidden()], { from, bcc }),
    });
    expect(records).toMatchObject([
      { message_id: null, message: expect.stringContaining("anonymised for you") },
    ]);
    const values = manager.call(getMergeValues, { params: { id: hidden() } });
    await expect(values).rejects.toMatchObject({ status: 403 });
  });

  test("sees that somebody wrote, and neither address nor words", async () => {
    await recruiter.call(sendEmails, { body: emailTo([hidden()]) });
    const [shown] = await threadOf(manager, hidden());
    expect(shown).toMatchObject({ status: "held", created_by: { first_name: "Tom" } });
    expect(shown?.anonymise_data_fields).toContain("to_address");
    expect(JSON.stringify(shown)).not.toMatch(/oluwaseun|adeyemi|care assistant/i);
  });
});

test("Specification §1, messages: who wrote a message that fails is notified; the record says so, without the reason", async () => {
  await recruiter.call(sendEmails, { body: emailTo([hidden()]) });
  services.clock.advance(messageHoldMs);
  const send = async () => {
    throw new RefusedForGood("oluwaseun.adeyemi@mail.example was refused.");
  };
  const news: unknown[] = [];
  services.live.subscribe((event) => news.push(event));
  await deliverMail({ ...services, mailer: { send } });
  const told = async (who: TestBrowser, channelId: number) =>
    (await who.call(listNotifications, { params: { channelId } })).records.filter(
      ({ message }) => message.action.type === "MESSAGE_FAILED",
    );
  const { users } = companies;
  expect(await told(recruiter, users.recruiter.id)).toMatchObject([
    { message: { text: "An email to Oluwaseun Adeyemi for job 1002 was not sent" } },
  ]);
  expect(await told(manager, users.manager.id)).toEqual([]);
  expect(news).toContainEqual(
    expect.objectContaining({ application_ids: [hidden()], activity_ids: [expect.any(Number)] }),
  );
  const { records } = await manager.call(listActivity, { params: { id: hidden() } });
  expect(records[0]).toMatchObject({ type: "message_failed", value_after: "email", reason: null });
});

test("a text message goes to the mobile number", async () => {
  const body = { application_ids: [ann()], template_id: null, send_at: null, text: "See you." };
  await recruiter.call(sendTexts, { body });
  expect((await threadOf(recruiter, ann()))[0]).toMatchObject({
    channel: "sms",
    to_address: "+447700900123",
    text: "See you.",
  });
});

test("a long thread says how many messages there are, and gives the older ones where they are asked for", async () => {
  const params = { id: ann() };
  const { total } = await recruiter.call(listMessages, { params });
  await sql`insert into outgoing_mail (company_id, application_id, channel, to_address, address_key, subject, text,
      status, next_attempt_date_time, created_date_time)
    select ${companies.ids.northgate}, ${ann()}, 'email', 'ann.bell@mail.example', 'ann.bell@mail.example', 'Note ' || n, '',
      'sent', ${services.clock()}, ${services.clock()}
    from generate_series(1, 600) n`.execute(services.system);
  const first = await recruiter.call(listMessages, { params });
  expect([first.records.length, first.total]).toEqual([500, total + 600]);
  const all = await recruiter.call(listMessages, { params, query: { most: 1000 } });
  expect(all.records).toHaveLength(total + 600);
});
