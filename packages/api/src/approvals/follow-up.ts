import * as contract from "@ats/core/approvals/contract";
import { recordAudit } from "../audit/record-audit.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { type Call, implement } from "../kernel/implement.ts";
import { before } from "../kernel/time.ts";
import { actOnRequisition } from "./act-on-requisition.ts";
import { mailAbout, mailApprovers } from "./mail.ts";
import { readPeople } from "./people.ts";
import { needReadable, seesSubject } from "./readable.ts";
import { recordRequisitionEvent } from "./record-event.ts";
import { lockRequisition, owing } from "./stored-requisition.ts";
import { tellOpenPages } from "./tell-open-pages.ts";
import { namedIn, shortName } from "./title-of.ts";
import { readNames } from "./user-names.ts";

/** Locks a request that the caller may read. */
async function needRequisition(call: Pick<Call, "actor" | "db" | "services">, id: number) {
  const { actor, db, services } = call;
  const requisition = await lockRequisition(db, actor.company_id, { id });
  if (!requisition) throw notFound("request");
  const people = await readPeople(db, actor.company_id, services.clock());
  await needReadable(call, requisition, people);
  return { requisition, people };
}

const write = implement(contract.writeToRequisition, async (call) => {
  const { actor, body, db } = call;
  const { requisition, people } = await needRequisition(call, call.params.id);
  const { type, text } = body;
  await recordRequisitionEvent(call, { requisition_id: requisition.id, type, comment: text });
  const asked = await db
    .selectFrom("requisition_events")
    .select("user_id")
    .where("company_id", "=", actor.company_id)
    .where("requisition_id", "=", requisition.id)
    .where("type", "in", ["question", "answer"])
    .execute();
  const nameOf = await readNames(db, actor.company_id, [actor.user_id]);
  const said = type === "question" ? "asks about" : "answered about";
  await mailAbout(call, requisition, {
    // Whoever asked or answered before follows the conversation; who sent it is always told.
    recipients: [requisition.requested_by, ...asked.flatMap(({ user_id }) => user_id ?? [])],
    subject: `${type === "question" ? "Question" : "Answer"}: ${shortName(requisition)}`,
    news: `${nameOf(actor.user_id)} ${said} ${namedIn(requisition)}:\n\n${text}`,
    next: "Read and answer",
    isHeld: false,
  });
  tellOpenPages(call, people, requisition);
  return {};
});

const reassign = implement(contract.changeApprover, async (call) => {
  const { body, params } = call;
  const { requisition, people } = await needRequisition(call, params.id);
  const act = { type: "reassign", step: body.step_id, from: body.from, to: body.to } as const;
  const record = { type: "reassigned", approver_id: body.to } as const;
  const done = await actOnRequisition(call, requisition, act, people, record);
  if ("problem" in done) throw new HttpError(409, done.problem);
  const nameOf = await readNames(call.db, call.actor.company_id, [body.from, body.to]);
  await recordAudit(call, {
    type: "approver_changed",
    subject: { id: requisition.subject_id, name: namedIn(requisition) },
    changes: [{ field: "approver", before: nameOf(body.from), after: nameOf(body.to) }],
  });
  return {};
});

const dayMs = 24 * 60 * 60_000;

const remind = implement(contract.remindApprovers, async (call) => {
  const { actor, db, services } = call;
  const { requisition, people } = await needRequisition(call, call.params.id);
  if (requisition.requested_by !== actor.user_id && !(await seesSubject(call, requisition)))
    throw new HttpError(403, "You cannot send reminders for this request.");
  if (owing(requisition).length === 0)
    throw new HttpError(409, "This request waits for nobody now. Look at it again.");
  const now = services.clock();
  const due = await db
    .updateTable("requisition_approvers")
    .set({ reminded_date_time: now })
    .where("company_id", "=", actor.company_id)
    .where("requisition_id", "=", requisition.id)
    .where((row) =>
      row.or([
        row("reminded_date_time", "is", null),
        row("reminded_date_time", "<", before(now, dayMs)),
      ]),
    )
    .returning("user_id")
    .execute();
  if (due.length === 0) return { reminded: 0 };
  await recordRequisitionEvent(call, { requisition_id: requisition.id, type: "reminded" });
  const recipients = [...new Set(due.map(({ user_id }) => user_id))];
  await mailApprovers(call, people, requisition, recipients, true);
  return { reminded: recipients.length };
});

export const followUpHandlers = [write, reassign, remind];
