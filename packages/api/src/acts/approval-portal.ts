import type { Act } from "@ats/core/approvals/acts";
import { decidePortalRequest, getPortalRequest } from "@ats/core/approvals/portal-contract";
import { openSteps } from "@ats/core/approvals/requisition";
import { blankFields } from "@ats/core/rights/field-groups";
import { actOnRequisition } from "../approvals/act-on-requisition.ts";
import { eventOf } from "../approvals/decide.ts";
import { earlierHires } from "../approvals/details.ts";
import { fieldChanges } from "../approvals/field-changes.ts";
import { findLink, redeemLink } from "../approvals/links.ts";
import { leftToApprove } from "../approvals/left-to-approve.ts";
import { mailReturned } from "../approvals/mail.ts";
import { readPeople } from "../approvals/people.ts";
import { presentAsked } from "../approvals/present-asked.ts";
import { lockRequisition, readRequisition } from "../approvals/stored-requisition.ts";
import { readNames } from "../approvals/user-names.ts";
import { readVersions } from "../approvals/versions.ts";
import { inCompany } from "../database/database.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { type Acting, implementPublic } from "../kernel/implement.ts";
import { followRequest, lockSubject } from "./follow-request.ts";

const show = implementPublic(getPortalRequest, async ({ params, services }) => {
  const now = services.clock();
  const link = await findLink(services.system, params.token, now);
  const { company_id, requisition_id, step_id, user_id } = link;
  return inCompany(services.system, company_id, async (db) => {
    const requisition = await readRequisition(db, company_id, { id: requisition_id });
    if (!requisition) throw notFound("request");
    const step = openSteps(requisition).find(({ id }) => id === step_id);
    if (!step?.approvers.includes(user_id))
      throw new HttpError(
        404,
        "This request does not wait for your decision any more. Sign in to read it.",
      );
    const nameOf = await readNames(db, company_id, [user_id, requisition.requested_by]);
    const last = (await readVersions(db, requisition)).at(-1);
    const asked = presentAsked(requisition);
    const answer = {
      ...asked,
      changes: last ? fieldChanges(last.fields, requisition.fields) : [],
      earlier_hires: await earlierHires(db, company_id, asked, now),
      version: requisition.version,
      company_name: link.company_name,
      step: step.name,
      approver: nameOf(user_id),
      requested_by: nameOf(requisition.requested_by),
      expires_date_time: link.expires_date_time,
    };
    const hidden = await db
      .selectFrom("users as u")
      .innerJoin("roles as r", (on) =>
        on.onRef("r.company_id", "=", "u.company_id").onRef("r.id", "=", "u.role_id"),
      )
      .select("r.hidden_groups")
      .where("u.company_id", "=", company_id)
      .where("u.id", "=", user_id)
      .executeTakeFirst();
    return blankFields(answer, hidden?.hidden_groups ?? []);
  });
});

const decide = implementPublic(decidePortalRequest, async ({ body, services, afterCommit }) => {
  const { token, decision, comment, version } = body;
  const now = services.clock();
  const link = await findLink(services.system, token, now);
  const { company_id, requisition_id, step_id: step, user_id: by } = link;
  return inCompany(services.system, company_id, async (db) => {
    const acting: Acting = { actor: { company_id, user_id: by }, db, services, afterCommit };
    // Only the first of those who try at once gets further; a refusal gives the link back.
    await redeemLink(db, token, now);
    const found = await readRequisition(db, company_id, { id: requisition_id });
    if (found) await lockSubject(acting, found);
    const requisition = await lockRequisition(db, company_id, { id: requisition_id });
    if (!requisition) throw notFound("request");
    if (requisition.version !== version)
      throw new HttpError(409, "What it asks for has changed. Load this page again and read it.");
    const people = await readPeople(db, company_id, now);
    const act: Act =
      decision === "approve"
        ? { type: "approve", by, step }
        : { type: decision, by, step, comment };
    const done = await actOnRequisition(acting, requisition, act, people, {
      type: eventOf[decision],
      approver_id: by,
      through_mail: true,
      comment: comment || null,
    });
    if ("problem" in done) throw new HttpError(409, done.problem);
    if (decision !== "approve") await mailReturned(acting, done, comment);
    const left = done.state === "pending" ? leftToApprove(done) : null;
    return { state: done.state, message: (await followRequest(acting, done, comment)) ?? left };
  });
});

export const approvalPortalHandlers = [show, decide];
