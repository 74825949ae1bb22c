import { listActivity, updateApplicationStatus } from "@ats/core/applications/contract";
import { transferApplications } from "@ats/core/applications/transfer-contract";
import { exitReasons } from "@ats/core/applications/status";
import { updateInterview, updateInterviewStatus } from "@ats/core/interviews/contract";
import { getJob } from "@ats/core/jobs/contract";
import {
  createWorkflow,
  listWorkflows,
  updateJob,
  updateWorkflow,
} from "@ats/core/jobs/vacancy-contract";
import { cancelMessages, retryMessages } from "@ats/core/mail/contract";
import { heldMs } from "@ats/core/messages/compose";
import {
  addAttachment,
  getMergeValues,
  getMessageFile,
  listMergeValues,
  listMessages,
  sendEmails,
  sendTexts,
} from "@ats/core/messages/contract";
import { listNotifications } from "@ats/core/notifications/contract";
import {
  createTemplate,
  listStageTemplates,
  listTemplateChoices,
  removeTemplate,
} from "@ats/core/templates/contract";
import type { TemplateInput } from "@ats/core/templates/template";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { type Mail, RefusedForGood } from "../mail/mailer.ts";
import { deliverMail } from "../mail/outbox.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { interviewOf } from "../testing/interview.ts";
import { testCv } from "../testing/records.ts";
import { vacancy } from "../testing/vacancy.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let sent: Mail[];
let admin: TestBrowser;
let recruiter: TestBrowser;
let manager: TestBrowser;
beforeEach(async () => {
  sent = [];
  const send = async (mail: Mail) => void sent.push(mail);
  services = testServices(await testDatabase(), { mailer: { send } });
  companies = await testCompanies(services.system);
  const app = testApi(services);
  admin = await signIn(app, "admin@northgate.example");
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
});

const ann = () => companies.applications.annAsNurse.id;
const hidden = () => companies.applications.oluwaseunAsCarer.id;
const email = (application_ids: number[], change: object = {}) => ({
  application_ids,
  template_id: null,
  send_at: null,
  from: { email: "recruiter@northgate.example" },
  to: [{ email: "{{candidate.email}}", status: true }],
  cc: [],
  bcc: [],
  subject: "Your application for {{job.title}}",
  body: "<p>Dear {{candidate.first_name}}</p>",
  ...change,
});
const thread = async (who: TestBrowser, id: number) =>
  (await who.call(listMessages, { params: { id } })).records;

const newestLine = async () =>
  (await recruiter.call(listActivity, { params: { id: ann() } })).records[0];

async function pass(ms: number) {
  services.clock.advance(ms);
  await deliverMail(services);
}

const rejection: TemplateInput = {
  kind: "email",
  name: "Not this time",
  subject: "Your application for {{job.title}}",
  body: "<p>Dear {{candidate.first_name}}</p>",
  brand_name: null,
  stage: "REJECTED",
  node: null,
  delay_minutes: 30,
  files: [],
};
const [reason = ""] = exitReasons.REJECTED;

describe("an email to applicants", () => {
  test("goes to each with their own values, ten seconds later", async () => {
    const body = email([ann(), hidden()], {
      cc: [{ email: "hr@northgate.example", status: true }],
    });
    const { records } = await recruiter.call(sendEmails, { body });
    expect(records.map(({ message }) => message)).toEqual([null, null]);
    await pass(heldMs - 1);
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
    expect((await thread(recruiter, ann()))[0]).toMatchObject({
      status: "sent",
      subject: "Your application for Staff Nurse",
      created_by: { first_name: "Tom" },
    });
  });

  test("does not go to who was moved after the writer saw them", async () => {
    await recruiter.call(updateApplicationStatus, {
      body: { ids: [ann()], status: "INTERVIEW" },
    });
    const body = email([ann(), hidden()], { versions: [1, 1] });
    const { records } = await recruiter.call(sendEmails, { body });
    expect(records.map(({ message }) => message)).toEqual([
      "It was moved to Interview in Staff Nurse meanwhile. Look at it again.",
      null,
    ]);
    await expect(
      recruiter.call(sendEmails, { body: email([ann(), hidden()], { versions: [1] }) }),
    ).rejects.toMatchObject({ status: 400 });
  });

  test("is taken back while it is held", async () => {
    const { records } = await recruiter.call(sendEmails, { body: email([ann()]) });
    const ids = records.map(({ message_id }) => message_id as number);
    await recruiter.call(cancelMessages, { body: { ids } });
    await pass(heldMs);
    expect(sent).toEqual([]);
    expect((await thread(recruiter, ann()))[0]).toMatchObject({
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
    await recruiter.call(sendEmails, { body: email([ann()]) });
    services.clock.advance(heldMs);
    const send = async () => {
      throw new RefusedForGood("The server refused it.");
    };
    await deliverMail({ ...services, mailer: { send } });
    const [failed] = await thread(recruiter, ann());
    await admin.call(retryMessages, { body: { ids: [failed?.id as number] } });
    const { first_name } = companies.users.admin;
    expect((await thread(recruiter, ann()))[0]).toMatchObject({
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
    await recruiter.call(sendEmails, { body: email([ann()], { send_at: at(1_800_000) }) });
    await pass(1_799_000);
    expect(sent).toEqual([]);
    await pass(1_000);
    expect(sent).toHaveLength(1);
    const late = recruiter.call(sendEmails, { body: email([ann()], { send_at: at(-3_600_000) }) });
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
    const body = email([ann(), hidden()], {
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
    const { records } = await recruiter.call(sendEmails, { body: email([ann()], change) });
    expect(records).toMatchObject([{ message_id: null, message }]);
  });

  test("Specification §5, Email sending: From address is required", async () => {
    const body = email([ann()], { from: { email: " " } });
    await expect(recruiter.call(sendEmails, { body })).rejects.toMatchObject({
      status: 400,
      message: "From address is required",
    });
  });

  test("quality R3: sent again under its key it is one email", async () => {
    const input = { body: email([ann()]), idempotencyKey: crypto.randomUUID() };
    const all = await Promise.all([1, 2, 3].map(() => recruiter.call(sendEmails, input)));
    expect(new Set(all.map(({ records }) => records[0]?.message_id)).size).toBe(1);
    await pass(heldMs);
    expect(sent).toHaveLength(1);
  });

  test("is in nobody's name but a colleague's", async () => {
    const from = { email: "admin@riverside.example" };
    const sending = recruiter.call(sendEmails, { body: email([ann()], { from }) });
    await expect(sending).rejects.toMatchObject({ status: 400 });
  });
});

describe("a file that goes along", () => {
  const add = (who: TestBrowser, name = "Benefits.pdf", body: File = testCv("Benefits")) =>
    who.call(addAttachment, { query: { name }, body });

  test("reaches the applicant as it is, and stands in the thread", async () => {
    const file = await add(recruiter);
    await recruiter.call(sendEmails, { body: email([ann()], { files: [file] }) });
    await pass(heldMs);
    expect(sent[0]?.attachments).toEqual([
      {
        name: "Benefits.pdf",
        type: "application/pdf",
        content: new Uint8Array(await testCv("Benefits").arrayBuffer()),
      },
    ]);
    const [shown] = await thread(recruiter, ann());
    expect(shown?.files).toEqual([file]);
    const params = { id: shown?.id as number, file: file.id };
    expect((await recruiter.call(getMessageFile, { params })).size).toBe(file.size);
  });

  test("of an applicant who is anonymised to them, nobody sees or loads", async () => {
    const file = await add(recruiter, "Offer to Oluwaseun.pdf");
    await recruiter.call(sendEmails, { body: email([hidden()], { files: [file] }) });
    const [shown] = await thread(manager, hidden());
    expect(shown?.files).toBeNull();
    const params = { id: shown?.id as number, file: file.id };
    const loading = manager.call(getMessageFile, { params });
    await expect(loading).rejects.toMatchObject({ status: 403 });
  });

  test("is one's own or a template's: nobody sends what a colleague has added", async () => {
    const file = await add(admin);
    const body = email([ann()], { files: [file] });
    const sending = () => recruiter.call(sendEmails, { body });
    await expect(sending()).rejects.toMatchObject({ status: 400 });
    await admin.call(createTemplate, {
      body: {
        ...body,
        kind: "email",
        name: "Benefits",
        brand_name: null,
        stage: null,
        delay_minutes: 0,
      },
    });
    expect((await sending()).records).toMatchObject([{ message: null }]);
  });

  test.each<[string, BlobPart, RegExp]>([
    ["a renamed program", "MZ\x90\0\x03", /^This file is a program/],
    ["a renamed web page", "<!doctype html>", /^This file is no PDF/],
    ["an archive that is no Word document", "PK\x03\x04", /^This file is damaged/],
    ["nothing", "", /^This file is empty/],
  ])("is not %s", async (_, content, message) => {
    const body = new File([content], "benefits.pdf", { type: "application/pdf" });
    await expect(add(recruiter, "benefits.pdf", body)).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(message),
    });
  });

  test("is not one of six", async () => {
    const files = await Promise.all([1, 2, 3, 4, 5, 6].map(() => add(recruiter)));
    const sending = recruiter.call(sendEmails, { body: email([ann()], { files }) });
    await expect(sending).rejects.toMatchObject({ message: "Attach 5 files or fewer." });
  });

  test("that nothing uses is not kept for ever; what was sent is, without its template", async () => {
    const { attachment, template, message } = companies;
    const unused = await add(recruiter);
    await admin.call(removeTemplate, { params: { id: template.id }, version: 1 });
    services.clock.advance(8 * 24 * 60 * 60_000);
    const later = await signIn(testApi(services), "recruiter@northgate.example");
    const newest = await add(later);
    const kept = await services.system.selectFrom("attachments").select("id").execute();
    expect(kept.map(({ id }) => id).toSorted()).toEqual([attachment.id, newest.id].toSorted());
    expect(kept).not.toContainEqual({ id: unused.id });
    await services.files.put("1/messages/benefits.pdf", new Uint8Array([7]));
    const params = { id: message.id, file: attachment.id };
    expect((await later.call(getMessageFile, { params })).size).toBe(1);
  });

  test("with a stage's template goes along by itself", async () => {
    const file = await add(admin);
    await admin.call(createTemplate, {
      body: { ...rejection, files: [file], delay_minutes: 0 },
    });
    await recruiter.call(updateApplicationStatus, {
      body: { ids: [ann()], status: "REJECTED", reason },
    });
    const { records } = await recruiter.call(listActivity, { params: { id: ann() } });
    expect(records.find(({ type }) => type === "messaged")).toMatchObject({
      value_before: "Not this time",
      value_after: "email",
    });
    await pass(heldMs);
    expect(sent.flatMap(({ attachments = [] }) => attachments)).toContainEqual(
      expect.objectContaining({ name: "Benefits.pdf" }),
    );
  });

  test("that the file store has lost keeps the message back, with the reason", async () => {
    const file = await add(recruiter);
    await recruiter.call(sendEmails, { body: email([ann()], { files: [file] }) });
    const { file_key } = await services.system
      .selectFrom("attachments")
      .select("file_key")
      .where("id", "=", file.id)
      .executeTakeFirstOrThrow();
    await services.files.remove(file_key);
    await pass(heldMs);
    expect(sent).toEqual([]);
    expect((await thread(recruiter, ann()))[0]).toMatchObject({
      error: "Its file Benefits.pdf is not in the file store.",
    });
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

describe("who may not know an applicant", () => {
  test("does not write to them, nor reads what their merge tags are", async () => {
    const from = { email: "manager@northgate.example" };
    const bcc = [{ email: "manager@northgate.example", status: true }];
    const { records } = await manager.call(sendEmails, {
      body: email([hidden()], { from, bcc }),
    });
    expect(records).toMatchObject([
      { message_id: null, message: expect.stringContaining("anonymised to you") },
    ]);
    const values = manager.call(getMergeValues, { params: { id: hidden() } });
    await expect(values).rejects.toMatchObject({ status: 403 });
  });

  test("sees that somebody wrote, and neither address nor words", async () => {
    await recruiter.call(sendEmails, { body: email([hidden()]) });
    const [shown] = await thread(manager, hidden());
    expect(shown).toMatchObject({ status: "held", created_by: { first_name: "Tom" } });
    expect(shown?.anonymise_data_fields).toContain("to_address");
    expect(JSON.stringify(shown)).not.toMatch(/oluwaseun|adeyemi|care assistant/i);
  });
});

describe("a planned message that names an interview", () => {
  const plan = (change: object) =>
    admin.call(sendEmails, {
      body: email([ann()], {
        send_at: new Date(services.clock().getTime() + 24 * 60 * 60_000).toISOString(),
        ...change,
      }),
    });
  const named = {
    subject: "See you",
    body: "<p>On {{interview.date}} at {{ interview.time }}</p>",
  };
  const cancel = () =>
    recruiter.call(updateInterviewStatus, {
      params: { id: companies.interview.id },
      version: 1,
      body: { status: "CANCELLED", reason: "The ward is closed." },
    });
  const planned = async () =>
    (await thread(recruiter, ann()))
      .filter(({ created_by }) => created_by?.id === companies.users.admin.id)
      .map(({ subject, status, error }) => [subject, status, error])
      .toSorted();

  test("is taken back when that is moved, and its writer is notified; what names none goes out", async () => {
    await plan(named);
    await plan({ subject: "How to find us" });
    await recruiter.call(updateInterview, {
      params: { id: companies.interview.id },
      version: 1,
      body: { ...interviewOf(companies.users).input, reason: "The ward is short of staff." },
    });
    expect(await planned()).toEqual([
      ["How to find us", "held", null],
      [
        "See you",
        "cancelled",
        "The interview that it names was changed before it went out. Write it anew.",
      ],
    ]);
    const channelId = companies.users.admin.id;
    const news = await admin.call(listNotifications, { params: { channelId } });
    expect(news.records.map(({ message }) => message.text)).toContain(
      "An email to Ann Bell for job 1001 was not sent",
    );
  });

  test("is taken back when that is cancelled, and stays so when the move that cancelled it is undone", async () => {
    await plan(named);
    const move = (change: object) =>
      recruiter.call(updateApplicationStatus, { body: { ids: [ann()], ...change } as never });
    await move({ status: "WITHDRAWN", reason: "No reply" });
    await move({ status: "APPLIED", takes_back: true });
    expect((await planned()).filter(([subject]) => subject === "See you")).toMatchObject([
      ["See you", "cancelled", expect.any(String)],
    ]);
  });

  test("is no other than was read before it was planned", async () => {
    await plan(named);
    await cancel();
    expect((await planned()).find(([subject]) => subject === "See you")).toEqual([
      "See you",
      "cancelled",
      "The interview that it names was cancelled before it went out.",
    ]);
    await pass(25 * 60 * 60_000);
    expect(sent.map(({ subject }) => subject)).not.toContain("See you");
  });
});

test("who wrote a message that fails is notified; the record says so, without the reason", async () => {
  await recruiter.call(sendEmails, { body: email([hidden()]) });
  services.clock.advance(heldMs);
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
  expect((await thread(recruiter, ann()))[0]).toMatchObject({
    channel: "sms",
    to_address: "+447700900123",
    text: "See you.",
  });
});

describe("a stage with a template", () => {
  const add = (change: Partial<TemplateInput> = {}) =>
    admin.call(createTemplate, { body: { ...rejection, ...change } });
  // Her interview stays, so that nothing goes out but what the stage says.
  const reject = (more: object = {}) =>
    recruiter.call(updateApplicationStatus, {
      body: { ids: [ann()], status: "REJECTED", reason, cancel_interviews: false, ...more },
    });

  test("tells the applicant by itself, in the recruiter's name, after its delay", async () => {
    await add();
    await reject();
    await pass(29 * 60_000);
    expect(sent).toEqual([]);
    await pass(60_000);
    expect(sent).toMatchObject([
      { to: "ann.bell@mail.example", sender: { email: "recruiter@northgate.example" } },
    ]);
  });

  test("says to who moves what goes out, to whom and when, so that it can be taken back", async () => {
    await add();
    const { messages } = await reject();
    expect(messages).toMatchObject([
      { application_id: ann(), template_name: "Not this time", problem: null },
    ]);
    const wait = Date.parse(messages[0]?.send_date_time ?? "") - services.clock().getTime();
    expect(wait).toBe(30 * 60_000);
    await recruiter.call(cancelMessages, { body: { ids: messages.map(({ id }) => id) } });
    await pass(wait);
    expect(sent).toEqual([]);
  });

  test("tells nothing when the application moves on before", async () => {
    await add();
    await reject();
    await recruiter.call(updateApplicationStatus, { body: { ids: [ann()], status: "APPLIED" } });
    await pass(30 * 60_000);
    expect(sent).toEqual([]);
    const error = "The application moved on to Applied before it went out.";
    expect((await thread(recruiter, ann()))[0]).toMatchObject({ status: "cancelled", error });
    const { records } = await recruiter.call(listActivity, { params: { id: ann() } });
    expect(records.find(({ type }) => type === "message_cancelled")).toMatchObject({
      value_before: "Not this time",
      reason: error,
    });
  });

  test("tries no more to tell who moves on while it is being sent", async () => {
    await add();
    await reject();
    services.clock.advance(30 * 60_000);
    const send = async () => {
      await recruiter.call(updateApplicationStatus, { body: { ids: [ann()], status: "APPLIED" } });
      throw new Error("Come back later.");
    };
    await deliverMail({ ...services, mailer: { send } });
    await pass(2 * 60_000);
    expect(sent).toEqual([]);
    expect((await thread(recruiter, ann()))[0]).toMatchObject({ status: "cancelled" });
  });

  describe("whose message a move has taken back", () => {
    const move = (status: "APPLIED" | "INTERVIEW", more: object = {}) =>
      recruiter.call(updateApplicationStatus, { body: { ids: [ann()], status, ...more } });
    const undo = (more: object = {}) =>
      reject({ tell: { template_id: null }, takes_back: true, ...more });
    beforeEach(async () => {
      await add();
      await reject();
      await pass(10 * 60_000);
      await move("APPLIED");
    });

    test("plans it again for what remains of its delay where that move is undone", async () => {
      await pass(5 * 60_000);
      const { messages } = await undo();
      expect(messages).toMatchObject([{ application_id: ann(), template_name: "Not this time" }]);
      expect((await thread(recruiter, ann()))[0]).toMatchObject({ status: "held", error: null });
      const { records } = await recruiter.call(listActivity, { params: { id: ann() } });
      expect(records.find(({ type }) => type === "message_planned_again")).toMatchObject({
        value_before: "Not this time",
      });
      await pass(15 * 60_000 - 1);
      expect(sent).toEqual([]);
      await pass(1);
      expect(sent).toHaveLength(1);
    });

    test("holds it for its seconds where its time has passed meanwhile", async () => {
      await pass(25 * 60_000);
      await undo();
      await pass(heldMs - 1);
      expect(sent).toEqual([]);
      await pass(1);
      expect(sent).toHaveLength(1);
    });

    test("does not plan it again by an ordinary move, nor by undoing a later one", async () => {
      await undo({ takes_back: false });
      await move("APPLIED");
      await move("INTERVIEW");
      await move("APPLIED", { takes_back: true });
      await pass(60 * 60_000);
      expect(sent).toEqual([]);
    });
  });

  describe("that is planned", () => {
    const tomorrow = () => new Date(services.clock().getTime() + 24 * 60 * 60_000).toISOString();
    const plan = (id: number) =>
      recruiter.call(sendEmails, { body: { ...email([id]), send_at: tomorrow() } });
    const states = async (id: number) =>
      (await thread(recruiter, id)).map(({ status, error }) => [status, error]);

    test("is not sent to who is transferred, nor what a person planned; what was sent just now is", async () => {
      await add({ stage: "INTERVIEW", delay_minutes: 60 });
      const id = hidden();
      await recruiter.call(updateApplicationStatus, { body: { ids: [id], status: "INTERVIEW" } });
      await plan(id);
      await recruiter.call(sendEmails, { body: email([id]) });
      await recruiter.call(transferApplications, {
        body: { ids: [id], job_id: companies.jobs.nurse.id },
      });
      const why = "The application was transferred to Staff Nurse (1001) before it went out.";
      expect(await states(id)).toEqual([
        ["held", null],
        ["cancelled", why],
        ["cancelled", why],
      ]);
      await recruiter.call(transferApplications, {
        body: { ids: [id], job_id: companies.jobs.carer.id, takes_back: true },
      });
      expect((await states(id)).map(([status]) => status)).toEqual(["held", "held", "held"]);
    });

    test("by a person goes to who moves on, and not to who is rejected before", async () => {
      await plan(ann());
      await recruiter.call(updateApplicationStatus, {
        body: { ids: [ann()], status: "INTERVIEW" },
      });
      expect((await states(ann()))[0]).toEqual(["held", null]);
      await reject({ tell: { template_id: null } });
      const why = "The application moved on to Rejected before it went out.";
      expect((await states(ann()))[0]).toEqual(["cancelled", why]);
    });
  });

  test("sends the brand's own in place of the general one", async () => {
    await add();
    await add({ name: "Northgate's", brand_name: "Northgate", subject: "From Northgate" });
    await reject();
    await pass(30 * 60_000);
    expect(sent.map(({ subject }) => subject)).toEqual(["From Northgate"]);
    const query = { job_id: companies.jobs.nurse.id };
    const params = { status: "REJECTED" as const };
    const { records } = await manager.call(listStageTemplates, { params, query });
    expect(records.map(({ name }) => name)).toEqual(["Northgate's"]);
  });

  describe("of a workflow", () => {
    const talks = { NEW: "New", FIRST: "First talk", SECOND: "Second talk" };
    let node: (name: string) => number;
    beforeEach(async () => {
      const workflow = await recruiter.call(createWorkflow, {
        body: {
          name: "Talks",
          nodes: [
            { name: talks.NEW, status: "APPLIED" },
            { name: talks.FIRST, status: "INTERVIEW" },
            { name: talks.SECOND, status: "INTERVIEW" },
          ],
        },
      });
      node = (name) => workflow.nodes.find((each) => each.name === name)?.id ?? 0;
      const { nurse } = companies.jobs;
      const { version } = await recruiter.call(getJob, { params: { id: nurse.id } });
      await recruiter.call(updateJob, {
        params: { id: nurse.id },
        version,
        body: { ...vacancy(companies.users), workflow_id: workflow.id },
      });
      await add({ name: "Come in", stage: "INTERVIEW", subject: "Any talk", delay_minutes: 0 });
      await addTo(talks.SECOND);
    });
    const addTo = (name: string) =>
      add({
        name: `${name}'s`,
        stage: null,
        node: { id: node(name) },
        subject: name,
        delay_minutes: 0,
      });
    const move = (name: string, more: object = {}) =>
      recruiter.call(updateApplicationStatus, {
        body: { ids: [ann()], status: "INTERVIEW", node_id: node(name), ...more },
      });
    const told = async () => {
      sent.length = 0;
      await pass(heldMs);
      return sent.map(({ subject }) => subject);
    };
    const shown = async (query: object = {}) =>
      (
        await manager.call(listStageTemplates, {
          params: { status: "INTERVIEW" },
          query: { job_id: companies.jobs.nurse.id, ...query },
        })
      ).records.map(({ name }) => name);

    test("has its own sent in place of its status's, and shown before", async () => {
      expect(await shown({ node_id: node(talks.SECOND) })).toEqual(["Second talk's"]);
      await move(talks.SECOND);
      expect(await told()).toEqual(["Second talk"]);
    });

    test("without its own sends its status's", async () => {
      expect(await shown()).toEqual(["Come in"]);
      await move(talks.FIRST);
      expect(await told()).toEqual(["Any talk"]);
    });

    test("tells who comes from another of its status what it alone has to say", async () => {
      await move(talks.FIRST);
      await told();
      await move(talks.SECOND);
      expect(await told()).toEqual(["Second talk"]);
      await move(talks.FIRST);
      expect(await told()).toEqual([]);
    });

    test("sends nothing any more that it had planned when only it is left; its status's goes out", async () => {
      await move(talks.FIRST);
      await move(talks.SECOND);
      await move(talks.FIRST);
      expect(await told()).toEqual(["Any talk"]);
      const { records } = await recruiter.call(listActivity, { params: { id: ann() } });
      expect(records.find(({ type }) => type === "message_cancelled")).toMatchObject({
        value_before: "Second talk's",
        reason: "The application moved on to First talk before it went out.",
      });
    });

    test("sends another one, or none, where who moves says so", async () => {
      await move(talks.FIRST);
      await told();
      await move(talks.SECOND, { tell: { template_id: null } });
      expect(await told()).toEqual([]);
      await move(talks.FIRST, { tell: { template_id: (await addTo(talks.NEW)).id } });
      expect(await told()).toEqual([]);
    });

    test("tells each of several by the workflow of their job", async () => {
      await recruiter.call(updateApplicationStatus, {
        body: { ids: [ann(), hidden()], status: "INTERVIEW" },
      });
      await addTo(talks.FIRST);
      expect(await told()).toEqual(["Any talk", "Any talk"]);
      const back = { ids: [ann(), hidden()], status: "APPLIED" as const };
      await recruiter.call(updateApplicationStatus, { body: back });
      await recruiter.call(updateApplicationStatus, {
        body: { ids: [ann(), hidden()], status: "INTERVIEW" },
      });
      expect(await told()).toEqual(["First talk", "Any talk"]);
      const { records } = await manager.call(listStageTemplates, {
        params: { status: "INTERVIEW" },
      });
      expect(records).toHaveLength(3);
    });

    test("is sent by nothing once it is gone from its workflow", async () => {
      const query = { node_id: node(talks.SECOND) };
      await expect(shown({ node_id: node(talks.NEW) })).rejects.toMatchObject({ status: 404 });
      expect(await shown(query)).toEqual(["Second talk's"]);
      await recruiter.call(listWorkflows, {}).then(({ records }) => {
        const workflow = records.find(({ name }) => name === "Talks");
        return recruiter.call(updateWorkflow, {
          params: { id: workflow?.id ?? 0 },
          version: workflow?.version ?? 0,
          body: { name: "Talks", nodes: workflow?.nodes.slice(0, 2) ?? [] },
        });
      });
      await expect(shown(query)).rejects.toMatchObject({ status: 404 });
      await recruiter.call(updateApplicationStatus, {
        body: { ids: [ann()], status: "INTERVIEW" },
      });
      expect(await told()).toEqual(["Any talk"]);
    });
  });

  test("sends another one, or none, where who moves says so", async () => {
    await add();
    const other = await add({ name: "Kinder", stage: null, subject: "Thank you" });
    await reject({ tell: { template_id: other.id, delay_minutes: 0 } });
    await pass(heldMs);
    expect(sent.map(({ subject }) => subject)).toEqual(["Thank you"]);
    await recruiter.call(updateApplicationStatus, { body: { ids: [ann()], status: "APPLIED" } });
    await reject({ tell: { template_id: null } });
    await pass(24 * 60 * 60_000);
    expect(sent).toHaveLength(1);
  });

  test("is read by a hiring manager, who decides whether it goes out and when, and of no other template", async () => {
    const own = await add();
    const other = await add({ name: "Kinder", stage: null, subject: "Thank you" });
    const { records } = await manager.call(listStageTemplates, { params: { status: "REJECTED" } });
    expect(records).toMatchObject([
      { id: own.id, name: "Not this time", subject: rejection.subject, body: rejection.body },
    ]);
    await expect(manager.call(listTemplateChoices, {})).rejects.toMatchObject({ status: 403 });
    const rejectAs = (tell: { template_id: number | null; delay_minutes?: number }) =>
      manager.call(updateApplicationStatus, {
        body: { ids: [ann()], status: "REJECTED", reason, cancel_interviews: false, tell },
      });
    await expect(rejectAs({ template_id: other.id })).rejects.toMatchObject({ status: 400 });
    const { messages } = await rejectAs({ template_id: own.id, delay_minutes: 60 });
    const wait = Date.parse(messages[0]?.send_date_time ?? "") - services.clock().getTime();
    expect(wait).toBe(60 * 60_000);
    await manager.call(updateApplicationStatus, { body: { ids: [ann()], status: "APPLIED" } });
    expect((await rejectAs({ template_id: null })).messages).toEqual([]);
  });

  test("keeps what has a gap, with the reason, and sends it to nobody", async () => {
    await add({ body: "<p>Ring {{recruiter.telephone}}</p>" });
    await reject();
    await pass(30 * 60_000);
    expect(sent).toEqual([]);
    expect((await thread(recruiter, ann()))[0]).toMatchObject({
      status: "failed",
      tried: false,
      error: expect.stringContaining("no value for Recruiter’s telephone"),
    });
  });
});

test("a long thread says how many messages there are, and gives the older ones where they are asked for", async () => {
  const params = { id: ann() };
  const { total } = await recruiter.call(listMessages, { params });
  await sql`insert into outgoing_mail (company_id, application_id, channel, to_address, subject, text,
      status, next_attempt_date_time, created_date_time)
    select ${companies.ids.northgate}, ${ann()}, 'email', 'ann.bell@mail.example', 'Note ' || n, '',
      'sent', ${services.clock()}, ${services.clock()}
    from generate_series(1, 600) n`.execute(services.system);
  const first = await recruiter.call(listMessages, { params });
  expect([first.records.length, first.total]).toEqual([500, total + 600]);
  const all = await recruiter.call(listMessages, { params, query: { most: 1000 } });
  expect(all.records).toHaveLength(total + 600);
});
