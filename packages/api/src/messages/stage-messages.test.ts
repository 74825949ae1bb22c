import { listActivity } from "@ats/core/applications/contract";
import { exitReasons } from "@ats/core/applications/status";
import { getJob } from "@ats/core/jobs/contract";
import {
  createWorkflow,
  listWorkflows,
  updateJob,
  updateWorkflow,
} from "@ats/core/jobs/vacancy-contract";
import { cancelMessages, retryMessages } from "@ats/core/mail/contract";
import { messageHoldMs } from "@ats/core/messages/compose";
import { sendEmails } from "@ats/core/messages/contract";
import {
  createTemplate,
  listStageTemplates,
  listTemplateChoices,
} from "@ats/core/templates/contract";
import type { TemplateInput } from "@ats/core/templates/template";
import { beforeEach, describe, expect, test } from "vitest";
import { RefusedForGood } from "../kernel/ports/mailer.ts";
import { deliverMail } from "../mail/outbox.ts";
import { vacancy } from "../testing/vacancy.ts";
import {
  emailTo,
  type Messaging,
  rejection,
  startMessaging,
  threadOf,
} from "../testing/start-messaging.ts";
import { moveAsSeen, transferAsSeen } from "../testing/move-applications.ts";

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

describe("Specification §1, messages: a stage with a template", () => {
  const add = (change: Partial<TemplateInput> = {}) =>
    admin.call(createTemplate, { body: { ...rejection, ...change } });
  // Her interview stays, so that only the stage's message goes out.
  const reject = (more: object = {}) =>
    moveAsSeen(recruiter, {
      ids: [ann()],
      status: "REJECTED",
      reason,
      cancel_interviews: false,
      ...more,
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

  test("tells an applicant who returns nothing twice, unless its template is chosen", async () => {
    const { id: template_id } = await add({ delay_minutes: 0 });
    const restore = () => moveAsSeen(recruiter, { ids: [ann()], status: "APPLIED" });
    const query = { job_id: companies.jobs.nurse.id, application_id: ann() };
    const lastSent = async () => {
      const params = { status: "REJECTED" as const };
      const { records } = await manager.call(listStageTemplates, { params, query });
      return records.map(({ sent_date_time }) => sent_date_time);
    };
    expect(await lastSent()).toEqual([null]);
    await reject();
    await pass(messageHoldMs);
    expect(sent).toHaveLength(1);
    expect(await lastSent()).toEqual([services.clock().toISOString()]);
    await restore();
    expect((await reject()).messages).toEqual([]);
    await pass(messageHoldMs);
    expect(sent).toHaveLength(1);
    await restore();
    await reject({ stage_message: { template_id, delay_minutes: 0 } });
    await pass(messageHoldMs);
    expect(sent).toHaveLength(2);
  });

  test("tells again what was cancelled before it was sent", async () => {
    await add({ delay_minutes: 0 });
    await reject();
    await moveAsSeen(recruiter, { ids: [ann()], status: "APPLIED" });
    await reject();
    await pass(messageHoldMs);
    expect(sent).toHaveLength(1);
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
    await moveAsSeen(recruiter, { ids: [ann()], status: "APPLIED" });
    await pass(30 * 60_000);
    expect(sent).toEqual([]);
    const error = "The application moved to Applied before this was sent.";
    expect((await threadOf(recruiter, ann()))[0]).toMatchObject({ status: "cancelled", error });
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
      await moveAsSeen(recruiter, { ids: [ann()], status: "APPLIED" });
      throw new Error("Come back later.");
    };
    await deliverMail({ ...services, mailer: { send } });
    await pass(2 * 60_000);
    expect(sent).toEqual([]);
    expect((await threadOf(recruiter, ann()))[0]).toMatchObject({ status: "cancelled" });
  });

  test("tells nothing that has failed of a stage that was left since, whoever sends it again", async () => {
    await add({ stage: "INTERVIEW", delay_minutes: 0 });
    const move = (status: "INTERVIEW" | "APPLIED") =>
      moveAsSeen(recruiter, { ids: [ann()], status });
    await move("APPLIED");
    await move("INTERVIEW");
    services.clock.advance(60_000);
    const send = async () => {
      throw new RefusedForGood("There is no such address.");
    };
    await deliverMail({ ...services, mailer: { send } });
    const [failed] = await threadOf(recruiter, ann());
    expect(failed).toMatchObject({ status: "failed" });
    await reject({ stage_message: { template_id: null } });
    expect((await recruiter.call(retryMessages, { body: { ids: "all" } })).records).toEqual([]);
    await pass(60 * 60_000);
    expect(sent).toEqual([]);
  });

  describe("whose message a move has taken back", () => {
    const move = (status: "APPLIED" | "INTERVIEW", more: object = {}) =>
      moveAsSeen(recruiter, { ids: [ann()], status, ...more });
    const undo = (more: object = {}) =>
      reject({ stage_message: { template_id: null }, undo: true, ...more });
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
      expect((await threadOf(recruiter, ann()))[0]).toMatchObject({ status: "held", error: null });
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
      await pass(messageHoldMs - 1);
      expect(sent).toEqual([]);
      await pass(1);
      expect(sent).toHaveLength(1);
    });

    test("does not plan it again by an ordinary move, nor by undoing a later one", async () => {
      await undo({ undo: false });
      await move("APPLIED");
      await move("INTERVIEW");
      await move("APPLIED", { undo: true });
      await pass(60 * 60_000);
      expect(sent).toEqual([]);
    });
  });

  describe("that is planned", () => {
    const tomorrow = () => new Date(services.clock().getTime() + 24 * 60 * 60_000).toISOString();
    const plan = (id: number) =>
      recruiter.call(sendEmails, { body: { ...emailTo([id]), send_at: tomorrow() } });
    const states = async (id: number) =>
      (await threadOf(recruiter, id)).map(({ status, error }) => [status, error]);

    test("is not sent to who is transferred, nor what a person planned; what was sent just now is", async () => {
      await add({ stage: "INTERVIEW", delay_minutes: 60 });
      const id = hidden();
      await moveAsSeen(recruiter, { ids: [id], status: "INTERVIEW" });
      await plan(id);
      await recruiter.call(sendEmails, { body: emailTo([id]) });
      await transferAsSeen(recruiter, { ids: [id], job_id: companies.jobs.nurse.id });
      const why = "The application was transferred to Staff Nurse (1001) before this was sent.";
      expect(await states(id)).toEqual([
        ["held", null],
        ["cancelled", why],
        ["cancelled", why],
      ]);
      await transferAsSeen(recruiter, {
        ids: [id],
        job_id: companies.jobs.carer.id,
        undo: true,
      });
      expect((await states(id)).map(([status]) => status)).toEqual(["held", "held", "held"]);
    });

    test("by a person goes to who moves on, and not to who is rejected before", async () => {
      await plan(ann());
      await moveAsSeen(recruiter, { ids: [ann()], status: "INTERVIEW" });
      expect((await states(ann()))[0]).toEqual(["held", null]);
      await reject({ stage_message: { template_id: null } });
      const why = "The application moved to Rejected before this was sent.";
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
      moveAsSeen(recruiter, { ids: [ann()], status: "INTERVIEW", node_id: node(name), ...more });
    const told = async () => {
      sent.length = 0;
      await pass(messageHoldMs);
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
        reason: "The application moved to First talk before this was sent.",
      });
    });

    test("sends another one, or none, where who moves says so", async () => {
      await move(talks.FIRST);
      await told();
      await move(talks.SECOND, { stage_message: { template_id: null } });
      expect(await told()).toEqual([]);
      await move(talks.FIRST, { stage_message: { template_id: (await addTo(talks.NEW)).id } });
      expect(await told()).toEqual([]);
    });

    test("tells each of several by the workflow of their job", async () => {
      await moveAsSeen(recruiter, { ids: [ann()], status: "INTERVIEW" });
      await addTo(talks.FIRST);
      expect(await told()).toEqual(["Any talk"]);
      await moveAsSeen(recruiter, { ids: [ann()], status: "APPLIED" });
      await moveAsSeen(recruiter, { ids: [ann(), hidden()], status: "INTERVIEW" });
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
      await moveAsSeen(recruiter, { ids: [ann()], status: "INTERVIEW" });
      expect(await told()).toEqual(["Any talk"]);
    });
  });

  test("sends another one, or none, where who moves says so", async () => {
    await add();
    const other = await add({ name: "Kinder", stage: null, subject: "Thank you" });
    await reject({ stage_message: { template_id: other.id, delay_minutes: 0 } });
    await pass(messageHoldMs);
    expect(sent.map(({ subject }) => subject)).toEqual(["Thank you"]);
    await moveAsSeen(recruiter, { ids: [ann()], status: "APPLIED" });
    await reject({ stage_message: { template_id: null } });
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
    const rejectAs = (stage_message: { template_id: number | null; delay_minutes?: number }) =>
      moveAsSeen(manager, {
        ids: [ann()],
        status: "REJECTED",
        reason,
        cancel_interviews: false,
        stage_message,
      });
    await expect(rejectAs({ template_id: other.id })).rejects.toMatchObject({ status: 400 });
    const { messages } = await rejectAs({ template_id: own.id, delay_minutes: 60 });
    const wait = Date.parse(messages[0]?.send_date_time ?? "") - services.clock().getTime();
    expect(wait).toBe(60 * 60_000);
    await moveAsSeen(manager, { ids: [ann()], status: "APPLIED" });
    expect((await rejectAs({ template_id: null })).messages).toEqual([]);
  });

  test("keeps what has a gap, with the reason, and sends it to nobody", async () => {
    await add({ body: "<p>Ring {{recruiter.telephone}}</p>" });
    await reject();
    await pass(30 * 60_000);
    expect(sent).toEqual([]);
    expect((await threadOf(recruiter, ann()))[0]).toMatchObject({
      status: "failed",
      tried: false,
      error: expect.stringContaining("no value for Recruiter’s telephone"),
    });
  });
});
