import { requiredSteps } from "@ats/core/approvals/chain";
import {
  getCostRequisition,
  getOfferRequisition,
  getRequisition,
  type stepStates,
} from "@ats/core/approvals/contract";
import { approvedOpenings, isSigned, openSteps } from "@ats/core/approvals/requisition";
import type { SubjectKey } from "@ats/core/approvals/subject";
import { can } from "@ats/core/rights/rights";
import { sql } from "kysely";
import { asCompany, type CompanyDb } from "../database/database.ts";
import { hasApprovals } from "../jobs/approval.ts";
import { readJob } from "../jobs/details.ts";
import { notFound } from "../kernel/http-error.ts";
import { type Call, implement } from "../kernel/implement.ts";
import { before as timeBefore } from "../kernel/time.ts";
import { fieldChanges } from "./field-changes.ts";
import { presentLines } from "./list.ts";
import { presentAsked } from "./present-asked.ts";
import { readPeople } from "./people.ts";
import { ofJob, readAskingJob } from "./job-subject.ts";
import { ofCost } from "./cost-subject.ts";
import { ofOffer } from "./offer-subject.ts";
import { needReadable, seesSubject } from "./readable.ts";
import { resolveChain } from "./resolve-chain.ts";
import { mayAsk } from "./save-asked.ts";
import { readRequisition, type StoredRequisition } from "./stored-requisition.ts";
import type { Subject } from "./subject.ts";
import { readSubject } from "./subjects.ts";
import { readUsers } from "./user-names.ts";
import { readVersions } from "./versions.ts";

const threeYearsMs = 3 * 365 * 24 * 60 * 60_000;

export const details = implement(getRequisition, async (call) => {
  const { actor, db, params } = call;
  const job = await readAskingJob(db, actor.company_id, params.id);
  if (!job) throw notFound("job");
  const { sees, ...request } = await presentRequest(call, ofJob(job.id));
  return {
    ...request,
    job_status: sees ? job.status : null,
    document_name: null,
    may: {
      ...request.may,
      edit: sees && (await hasApprovals(call)) && mayAsk(actor, await readJob(db, job.id)),
    },
  };
});

export const offerDetails = implement(getOfferRequisition, async (call) => {
  const { sees: _, ...request } = await presentRequest(call, ofOffer(call.params.id));
  return {
    ...request,
    job_status: null,
    document_name: null,
    may: { ...request.may, edit: false },
  };
});

export const costDetails = implement(getCostRequisition, async (call) => {
  const { actor, db, params } = call;
  const { sees, ...request } = await presentRequest(call, ofCost(params.id));
  const document = sees
    ? await db
        .selectFrom("cost_lines")
        .select("document_name")
        .where("company_id", "=", actor.company_id)
        .where("id", "=", params.id)
        .executeTakeFirst()
    : undefined;
  return {
    ...request,
    job_status: null,
    document_name: document?.document_name ?? null,
    may: { ...request.may, edit: false },
  };
});

/** The request about something, which the caller has to be able to read. */
async function presentRequest(call: Pick<Call, "actor" | "db" | "services">, key: SubjectKey) {
  const { actor, db, services } = call;
  const stored = await readRequisition(db, actor.company_id, key);
  const people = await readPeople(db, actor.company_id, services.clock());
  const sees = await seesSubject(call, key);
  const subject = await readSubject(db, actor.company_id, key, stored?.fields);
  if (!subject) throw notFound(key.kind);
  if (stored) await needReadable(call, stored, people);
  else if (!sees) throw notFound(key.kind);
  const requisition = await asItStands(call, subject, stored);
  const [line] = await presentLines(call, [requisition], people);
  if (!line) throw notFound(key.kind);
  const versions = stored ? await readVersions(db, stored) : [];
  const last = versions.at(-1);
  const isPending = requisition.state === "pending";
  const asked = presentAsked(requisition);
  return {
    ...line,
    id: stored?.id ?? null,
    is_needed: requisition.steps.length > 0 && (await hasApprovals(call)),
    version: stored?.version ?? 0,
    ...asked,
    steps: await presentSteps(db, requisition),
    events: stored ? await readEvents(db, stored) : [],
    versions: versions.toReversed(),
    changes: last ? fieldChanges(last.fields, requisition.fields) : [],
    approved_openings: approvedOpenings(requisition),
    earlier_hires: await earlierHires(db, actor.company_id, asked, services.clock()),
    may: {
      manage: isPending && can(actor, "MANAGE_APPROVALS") && sees,
      remind: isPending && (sees || requisition.requested_by === actor.user_id),
    },
    sees,
  };
}

/**
 * The request, or what it would be if the caller sent it now: a draft that nobody signed is not tied
 * to a chain yet.
 */
async function asItStands(
  { actor, db }: Pick<Call, "actor" | "db">,
  subject: Subject,
  stored: StoredRequisition | undefined,
): Promise<StoredRequisition> {
  const isSigned = stored?.steps.some(({ signatures }) => signatures.length > 0);
  const isOpen = stored && (stored.state === "pending" || stored.state === "approved");
  if (stored && (isOpen || isSigned)) return stored;
  const { kind, subject_id, job_number, fields } = subject;
  const { steps, ...chain } = await resolveChain(db, subject, actor.user_id);
  return {
    id: 0,
    company_id: actor.company_id,
    kind,
    subject_id,
    job_number,
    state: "draft",
    requested_by: actor.user_id,
    approved: null,
    sent_date_time: null,
    decided_date_time: null,
    version: 0,
    ...stored,
    ...chain,
    fields,
    steps: steps.map((step) => ({ ...step, signatures: [] })),
  };
}

async function presentSteps(db: CompanyDb, requisition: StoredRequisition) {
  const { company_id, steps, fields } = requisition;
  const required = new Set(requiredSteps(steps, fields));
  const open = new Set(openSteps(requisition).map(({ id }) => id));
  const users = await readUsers(
    db,
    company_id,
    steps.flatMap(({ approvers, signatures }) => [
      ...approvers,
      ...signatures.flatMap(({ approver, by }) => [approver, by]),
    ]),
  );
  const stateOf = (step: StoredRequisition["steps"][number]): (typeof stepStates)[number] => {
    if (!required.has(step)) return "skipped";
    if (isSigned(step)) return "approved";
    return open.has(step.id) ? "waiting" : "later";
  };
  return steps.map((step) => {
    const { id, name, stage, needed, condition, reads, approvers, signatures } = step;
    const ids = [...new Set([...approvers, ...signatures.map(({ approver }) => approver)])];
    return {
      id,
      name,
      stage,
      needed,
      condition:
        condition && "values" in condition
          ? { ...condition, values: [...condition.values] }
          : condition,
      reads: [...reads],
      state: stateOf(step),
      approvers: ids.flatMap((approver) => {
        const user = users.get(approver);
        const signature = signatures.find((each) => each.approver === approver);
        return user ? { ...user, signed_by: users.get(signature?.by ?? 0) ?? null } : [];
      }),
    };
  });
}

async function readEvents(db: CompanyDb, { company_id, id }: StoredRequisition) {
  const rows = await db
    .selectFrom("requisition_events")
    .select(["id", "type", "user_id", "approver_id", "is_on_behalf", "through_mail"])
    .select(["step_name", "comment", "changes", "created_date_time"])
    .where("company_id", "=", company_id)
    .where("requisition_id", "=", id)
    .orderBy("id", "desc")
    .limit(200)
    .execute();
  const users = await readUsers(
    db,
    company_id,
    rows.flatMap(({ user_id, approver_id }) => [user_id ?? 0, approver_id ?? 0]),
  );
  return rows.map(({ user_id, approver_id, ...event }) => ({
    ...event,
    user: users.get(user_id ?? 0) ?? null,
    approver: users.get(approver_id ?? 0) ?? null,
  }));
}

/** Hires of the last three years for jobs of the same title, by job. An approver sees numbers, and nobody's name. */
export const earlierHires = (
  db: CompanyDb,
  company_id: number,
  { kind, subject_id, title }: SubjectKey & { title: string },
  now: Date,
) =>
  asCompany(db, company_id, async () => {
    if (kind === "cost") return [];
    const { rows } = await sql<{
      job_number: number;
      title: string;
      location: string;
      salary_min: number | null;
      salary_max: number | null;
      currency: string;
      hired: number;
      last_hired_date_time: Date;
    }>`select j.job_number, j.title, j.location, j.salary_min, j.salary_max, j.currency,
        count(*)::int as hired, max(a.status_date_time) as last_hired_date_time
      from jobs j join applications a on a.company_id = j.company_id and a.job_id = j.id
      where j.company_id = ${company_id} and j.id <> ${kind === "job" ? subject_id : 0}
        and normalise(j.title) = normalise(${title})
        and a.status = 'HIRE' and a.status_date_time >= ${timeBefore(now, threeYearsMs)}
      group by j.id, j.job_number, j.title, j.location, j.salary_min, j.salary_max, j.currency
      order by last_hired_date_time desc limit 5`.execute(db);
    return rows;
  });
