import { listActivity } from "@ats/core/applications/contract";
import { exitReasons } from "@ats/core/applications/status";
import { messageHoldMs } from "@ats/core/messages/compose";
import { addAttachment, getMessageFile, sendEmails } from "@ats/core/messages/contract";
import { createTemplate, removeTemplate } from "@ats/core/templates/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi } from "../testing/app.ts";
import { testCv } from "../testing/records.ts";
import {
  emailTo,
  type Messaging,
  rejection,
  startMessaging,
  threadOf,
} from "../testing/start-messaging.ts";
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
const [reason = ""] = exitReasons.REJECTED;

describe("Specification §1, attachments: a file that goes along", () => {
  const add = (who: TestBrowser, name = "Benefits.pdf", body: File = testCv("Benefits")) =>
    who.call(addAttachment, { query: { name }, body });

  test("reaches the applicant as it is, and stands in the thread", async () => {
    const file = await add(recruiter);
    await recruiter.call(sendEmails, { body: emailTo([ann()], { files: [file] }) });
    await pass(messageHoldMs);
    expect(sent[0]?.attachments).toEqual([
      {
        name: "Benefits.pdf",
        type: "application/pdf",
        content: new Uint8Array(await testCv("Benefits").arrayBuffer()),
      },
    ]);
    const [shown] = await threadOf(recruiter, ann());
    expect(shown?.files).toEqual([file]);
    const params = { id: shown?.id as number, file: file.id };
    expect((await recruiter.call(getMessageFile, { params })).size).toBe(file.size);
  });

  test("of an applicant who is anonymised to them, nobody sees or loads", async () => {
    const file = await add(recruiter, "Offer to Oluwaseun.pdf");
    await recruiter.call(sendEmails, { body: emailTo([hidden()], { files: [file] }) });
    const [shown] = await threadOf(manager, hidden());
    expect(shown?.files).toBeNull();
    const params = { id: shown?.id as number, file: file.id };
    const loading = manager.call(getMessageFile, { params });
    await expect(loading).rejects.toMatchObject({ status: 403 });
  });

  test("is one's own or a template's: nobody sends what a colleague has added", async () => {
    const file = await add(admin);
    const body = emailTo([ann()], { files: [file] });
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
    ["a renamed web page", "<!doctype html>", /^This file is not a PDF/],
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
    const sending = recruiter.call(sendEmails, { body: emailTo([ann()], { files }) });
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
    await moveAsSeen(recruiter, { ids: [ann()], status: "REJECTED", reason });
    const { records } = await recruiter.call(listActivity, { params: { id: ann() } });
    expect(records.find(({ type }) => type === "message_scheduled")).toMatchObject({
      value_before: "Not this time",
      value_after: "email",
    });
    await pass(messageHoldMs);
    expect(sent.flatMap(({ attachments = [] }) => attachments)).toContainEqual(
      expect.objectContaining({ name: "Benefits.pdf" }),
    );
  });

  test("that the file store has lost keeps the message back, with the reason", async () => {
    const file = await add(recruiter);
    await recruiter.call(sendEmails, { body: emailTo([ann()], { files: [file] }) });
    const { file_key } = await services.system
      .selectFrom("attachments")
      .select("file_key")
      .where("id", "=", file.id)
      .executeTakeFirstOrThrow();
    await services.files.remove(file_key);
    await pass(messageHoldMs);
    expect(sent).toEqual([]);
    expect((await threadOf(recruiter, ann()))[0]).toMatchObject({
      error: "Its file Benefits.pdf is no longer stored.",
    });
  });
});
