import { isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import * as contract from "@ats/core/agencies/ownership-contract";
import { ownerOn } from "@ats/core/agencies/ownership";
import { usualOwnershipMonths } from "@ats/core/agency-portal/submission";
import { addMonths } from "@ats/core/days/days";
import { sql } from "kysely";
import { contactCodes } from "../../agency-portal/contact-codes.ts";
import { needApplication } from "../../applications/details.ts";
import { readerStates } from "../../applications/reader-state.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { asCompany } from "../../database/database.ts";
import { HttpError } from "../../kernel/http-error.ts";
import type { Call } from "../../kernel/implement.ts";
import { companyToday } from "../company-today.ts";
import { implementAgencies } from "../need-agencies.ts";
import { sayDay } from "../say-day.ts";
import { termsInForce } from "../terms-in-force.ts";
import { isOf, lockOwnerships, recordOwnership } from "./events.ts";
import { mailOwnership } from "./mail-ownership.ts";
import { presentOwner, readOwner, readSubmission } from "./read-submission.ts";

type Line = contract.CandidateOwnership["history"][number] & { application_id: number };

/** Nothing of other applications is told of an applicant who is anonymised for the reader. */
const read = implementAgencies(contract.getCandidateOwnership, async (call) => {
  const { actor, db, params, services } = call;
  const { company_id } = actor;
  const application = await needApplication(db, params.id);
  const known = await readerStates(db, actor, [application]);
  const isHidden = isAnonymisedFor(actor, application.anonymised && !known(application).revealed);
  const { email, contact_mobile_number } = await db
    .selectFrom("candidates")
    .select(["email", "contact_mobile_number"])
    .where("company_id", "=", company_id)
    .where("id", "=", application.candidate_id)
    .executeTakeFirstOrThrow();
  const codes =
    isHidden || !email ? [] : await contactCodes(db, company_id, { email, contact_mobile_number });
  const { rows } = await sql<Line & { id: number; agency_id: number }>`
    select s.id, s.agency_id, s.application_id, e.kind, e.day::text, e.until::text, e.reason,
      e.direct_applicants, coalesce(nullif(e.agent, ''), u.first_name || ' ' || u.last_name) as by,
      json_build_object('id', g.id, 'name', g.name) as agency, j.title as job
    from agency_submissions s
    join agency_ownership_events e on e.company_id = s.company_id and e.submission_id = s.id
    join agencies g on g.company_id = s.company_id and g.id = s.agency_id
    join jobs j on j.company_id = s.company_id and j.id = s.job_id
    left join users u on u.company_id = e.company_id and u.id = e.created_by
    where s.company_id = ${company_id}
      and (s.application_id = ${params.id} or ${isOf(codes)})
    order by e.id`.execute(db);
  const today = await companyToday(db, company_id, services.clock());
  const events = rows.map((row) => ({ ...row, submission_id: row.id }));
  const owner = ownerOn(events, today);
  const asked = rows.findLast(
    ({ id, kind }) => id === owner?.submission_id && kind !== "SUBMITTED",
  );
  const terms = owner && (await termsInForce(db, { company_id, ...owner }, today));
  const agency = rows.find(({ id }) => id === owner?.submission_id)?.agency;
  return {
    owner: presentOwner(owner, agency, today),
    asked: asked?.kind === "ASKED" ? { by: asked.by ?? "", day: asked.day } : null,
    months: terms?.ownership_months ?? usualOwnershipMonths,
    history: events,
  };
});

type Change =
  | typeof contract.renewOwnership
  | typeof contract.declineRenewal
  | typeof contract.endOwnership;

/** Reads the submission that a call changes, while no other act changes it. */
async function begin({ actor, db, params, services }: Call<Change>) {
  const { company_id } = actor;
  await lockOwnerships(db, company_id);
  const submission = await readSubmission(db, { company_id, id: params.id });
  const now = services.clock();
  const day = await companyToday(db, company_id, now);
  // Submissions to jobs that the reader's role does not cover decide too.
  const { events, owner } = await asCompany(db, company_id, () => readOwner(db, submission, day));
  return { submission, events, owner, day, now, created_by: actor.user_id };
}

const isOver = (agency: string) =>
  new HttpError(
    409,
    `The candidate is no longer with ${agency}. Reload the page to see whose they are.`,
  );

const renew = implementAgencies(contract.renewOwnership, async (call) => {
  const { db, body } = call;
  const { submission, owner, day, now, created_by } = await begin(call);
  if (owner?.agency_id !== submission.agency_id) throw isOver(submission.agency);
  const until = addMonths(owner.until, body.months);
  const owned_until = await asCompany(db, submission.company_id, () =>
    recordOwnership(db, submission, { kind: "RENEWED", day, until, created_by, now }),
  );
  await mailOwnership(call, submission, `renews your ownership until ${sayDay(until)}`, now);
  await recordAudit(call, {
    type: "ownership_renewed",
    subject: { id: submission.agency_id, name: submission.agency },
    changes: [{ field: "owned_until", before: owner.until, after: until }],
  });
  return { owned_until };
});

const decline = implementAgencies(contract.declineRenewal, async (call) => {
  const { submission, owner, day, now, created_by } = await begin(call);
  if (!submission.is_asked)
    throw new HttpError(409, "No renewal is asked for any more. Reload the page to see it.");
  await asCompany(call.db, submission.company_id, () =>
    recordOwnership(call.db, submission, { kind: "DECLINED", day, created_by, now }),
  );
  if (owner?.agency_id === submission.agency_id)
    await mailOwnership(
      call,
      submission,
      `does not renew your ownership, which ends on ${sayDay(owner.until)}`,
      now,
    );
  await recordAudit(call, {
    type: "renewal_declined",
    subject: { id: submission.agency_id, name: submission.agency },
  });
  return {};
});

const end = implementAgencies(contract.endOwnership, async (call) => {
  const { db, body } = call;
  const { submission, events, owner, day, now, created_by } = await begin(call);
  if (owner?.agency_id !== submission.agency_id) throw isOver(submission.agency);
  const { company_id, agency_id, contacts } = submission;
  const open = new Set(
    events
      .filter((each) => each.agency_id === agency_id && !each.end_reason)
      .map((each) => each.submission_id),
  );
  await asCompany(db, company_id, async () => {
    for (const id of open)
      await recordOwnership(
        db,
        { company_id, id, contacts },
        { kind: "ENDED", day, reason: body.reason, created_by, now },
      );
  });
  await mailOwnership(call, submission, "ended your ownership today", now);
  await recordAudit(call, {
    type: "ownership_ended",
    subject: { id: agency_id, name: submission.agency },
    reason: body.reason,
  });
  return {};
});

export const ownershipHandlers = [read, renew, decline, end];
