import { updateInterview, updateInterviewStatus } from "@ats/core/interviews/contract";
import { listActivity } from "@ats/core/applications/contract";
import { messageHoldMs } from "@ats/core/messages/compose";
import { sendEmails } from "@ats/core/messages/contract";
import { listNotifications } from "@ats/core/notifications/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { interviewOf } from "../testing/interview.ts";
import { emailTo, type Messaging, startMessaging, threadOf } from "../testing/start-messaging.ts";
import { type Move, moveAsSeen } from "../testing/move-applications.ts";

let services: Messaging["services"];
let companies: Messaging["companies"];
let sent: Messaging["sent"];
let admin: Messaging["admin"];
let recruiter: Messaging["recruiter"];
let pass: Messaging["pass"];
beforeEach(async () => {
  ({ services, companies, sent, admin, recruiter, pass } = await startMessaging());
});

const ann = () => companies.applications.annAsNurse.id;

test("the record says that a message is scheduled until it has been sent", async () => {
  await admin.call(sendEmails, { body: emailTo([ann()], {}) });
  const said = async () => {
    const { records } = await recruiter.call(listActivity, { params: { id: ann() } });
    return records
      .filter(({ type }) => type === "message_scheduled" || type === "messaged")
      .map(({ type, value_after, actor }) => [type, value_after, actor?.id]);
  };
  const author = companies.users.admin.id;
  expect(await said()).toEqual([["message_scheduled", "email", author]]);
  await pass(messageHoldMs);
  expect(await said()).toEqual([
    ["messaged", "email", author],
    ["message_scheduled", "email", author],
  ]);
});

describe("Specification §1, messages: a planned message that names an interview", () => {
  const plan = (change: object) =>
    admin.call(sendEmails, {
      body: emailTo([ann()], {
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
    (await threadOf(recruiter, ann()))
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
        "The interview that it mentions was changed before it was sent. Write a new message.",
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
    const move = (change: Omit<Move, "ids">) => moveAsSeen(recruiter, { ids: [ann()], ...change });
    await move({ status: "WITHDRAWN", reason: "No reply" });
    await move({ status: "APPLIED", undo: true });
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
      "The interview that it mentions was cancelled before it was sent.",
    ]);
    await pass(25 * 60 * 60_000);
    expect(sent.map(({ subject }) => subject)).not.toContain("See you");
  });
});
