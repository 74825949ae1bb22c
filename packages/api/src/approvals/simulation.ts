import { chainFor, type Fields } from "@ats/core/approvals/chain";
import * as contract from "@ats/core/approvals/chains-contract";
import { fieldsOf, fieldsOfOffer } from "@ats/core/approvals/fields";
import { medianOf, simulate } from "@ats/core/approvals/simulate";
import type { StoredApprover } from "@ats/core/approvals/stored-chain";
import type { SubjectKind } from "@ats/core/approvals/subject";
import { workingDaysBetween } from "@ats/core/approvals/working-days";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { notFound } from "../kernel/http-error.ts";
import { implement } from "../kernel/implement.ts";
import { readSetting } from "../settings/read-setting.ts";
import { fieldsOfAskingCost, readAskingCosts } from "./cost-subject.ts";
import { readChains } from "./read-chains.ts";
import { known } from "./resolve-chain.ts";
import { readNames } from "./user-names.ts";
import { workCalendar } from "./work-calendar.ts";

interface PastRequest {
  fields: Fields;
  requested_by: number | null;
  recruiter_id: number | null;
  hiring_manager_id: number | null;
}

/** Most requests of the past that are tried, the latest first. */
const mostRequests = 10_000;

/** Requests for offers since a time: those sent for approval, and offers made without one. */
async function readPastOffers(db: CompanyDb, since: Date): Promise<PastRequest[]> {
  const { rows } = await sql<
    Parameters<typeof fieldsOfOffer>[0] & Omit<PastRequest, "fields"> & { asked: Fields | null }
  >`
    select j.title, j.dept, j.brand_name, j.location, o.job_type, o.offered_salary, o.currency,
      o.start_date::text, j.recruiter_id, j.hiring_manager_id,
      r.fields as asked, coalesce(r.requested_by, o.created_by) as requested_by
    from offers o
    join applications a on a.company_id = o.company_id and a.id = o.application_id
    join jobs j on j.company_id = a.company_id and j.id = a.job_id
    left join requisitions r on r.company_id = o.company_id and r.offer_id = o.id
    where coalesce(r.sent_date_time, o.made_date_time) >= ${since}
    order by coalesce(r.sent_date_time, o.made_date_time) desc, o.id limit ${mostRequests}`.execute(
    db,
  );
  return rows.map(({ asked, requested_by, recruiter_id, hiring_manager_id, ...offer }) => ({
    fields: asked ?? fieldsOfOffer(offer),
    requested_by,
    recruiter_id,
    hiring_manager_id,
  }));
}

/** Requests since a time: those sent for approval, and jobs that opened without one. */
async function readPastJobs(db: CompanyDb, since: Date): Promise<PastRequest[]> {
  const { rows } = await sql<
    Parameters<typeof fieldsOf>[0] & Omit<PastRequest, "fields"> & { asked: Fields | null }
  >`
    select j.title, j.dept, j.brand_name, j.location, j.job_type, j.source, j.openings,
      j.salary_min, j.salary_max, j.currency, j.recruiter_id, j.hiring_manager_id,
      r.fields as asked, coalesce(r.requested_by, j.approval_requested_by, j.created_by) as requested_by
    from jobs j left join requisitions r on r.company_id = j.company_id and r.job_id = j.id
    where coalesce(r.sent_date_time, j.published_date_time) >= ${since}
    order by coalesce(r.sent_date_time, j.published_date_time) desc, j.id limit ${mostRequests}`.execute(
    db,
  );
  return rows.map(({ asked, requested_by, recruiter_id, hiring_manager_id, ...job }) => ({
    fields: asked ?? fieldsOf(job, {}),
    requested_by,
    recruiter_id,
    hiring_manager_id,
  }));
}

/** Costs of the time since, and the budgets of those that were sent for approval. */
async function readPastCosts(
  db: CompanyDb,
  since: Date,
  company_id: number,
): Promise<PastRequest[]> {
  const { currency } = await readSetting(db, company_id, "cost_settings");
  const costs = await readAskingCosts<{ asked: Fields | null; requested_by: number | null }>(
    db,
    company_id,
    sql`c.kind = 'COST' and c.day >= ${since}::date order by c.day desc, c.id limit ${mostRequests}`,
    sql`, (select r.fields from requisitions r where r.company_id = c.company_id
        and r.cost_line_id = c.id) as asked, c.created_by as requested_by`,
  );
  return costs.map((cost) => ({
    fields: cost.asked ?? fieldsOfAskingCost(cost, currency, {}),
    requested_by: cost.requested_by,
    recruiter_id: cost.jobs[0]?.recruiter_id ?? null,
    hiring_manager_id: cost.jobs[0]?.hiring_manager_id ?? null,
  }));
}

const readPast: Record<SubjectKind, typeof readPastCosts> = {
  job: readPastJobs,
  offer: readPastOffers,
  cost: readPastCosts,
};

/** For who has never decided, in a company where nobody has: a day. */
const assumedDays = 1;

const median = (decisions: readonly { days: number }[]) =>
  medianOf(decisions.map(({ days }) => days).toSorted((a, b) => a - b));

/** How long people took to decide: the median of each, and of all. */
async function readPace(db: CompanyDb, company_id: number, since: Date, now: Date) {
  const { rows } = await sql<{ user_id: number; asked: Date; decided: Date }>`
    select user_id, asked, decided from (
      select e.user_id, e.type, e.created_date_time as decided,
        lag(e.created_date_time) over (partition by e.requisition_id order by e.id) as asked
      from requisition_events e
      where e.created_date_time >= ${since} and e.type not in ('question', 'answer', 'reminded')
    ) as decision
    where type in ('approved', 'rejected', 'sent_back') and user_id is not null
      and asked is not null limit ${mostRequests}`.execute(db);
  const calendar = await workCalendar(db, company_id, since, now);
  const taken = rows.map(({ user_id, asked, decided }) => ({
    user_id,
    days: workingDaysBetween(asked, decided, calendar),
  }));
  return {
    daysOf: new Map(
      [...Map.groupBy(taken, ({ user_id }) => user_id)].map(([user, decisions]) => [
        user,
        median(decisions) ?? assumedDays,
      ]),
    ),
    usualDays: median(taken) ?? assumedDays,
  };
}

/** The active users of each role, and everybody's line manager. */
async function readStaff(db: CompanyDb, company_id: number) {
  const { rows } = await sql<{ id: number; role: string; line_manager_id: number | null }>`
    select u.id, coalesce(r.name, u.user_type) as role, u.line_manager_id
    from users u left join roles r on r.company_id = u.company_id and r.id = u.role_id
    where u.company_id = ${company_id} and u.is_active and u.home_company_id is null`.execute(db);
  const managers = new Map(rows.map(({ id, line_manager_id }) => [id, line_manager_id]));
  const roles = Map.groupBy(rows, ({ role }) => role);
  const held = new Map([...roles].map(([role, users]) => [role, users.map(({ id }) => id)]));
  return (approver: StoredApprover, request: PastRequest): readonly number[] => {
    switch (approver.by) {
      case "person":
        return [approver.user_id];
      case "role":
        return held.get(approver.role) ?? [];
      case "line_manager": {
        const manager = request.requested_by && managers.get(request.requested_by);
        return manager ? [manager] : [];
      }
      case "hiring_manager":
        return known(request.hiring_manager_id);
      case "recruiter":
        return known(request.recruiter_id);
    }
  };
}

/** Sends the last year's requests through the chains as they would be with this one on. */
export const simulation = implement(contract.simulateApprovalChain, async (call) => {
  const { actor, db, params, services } = call;
  const all = await readChains(db);
  const found = all.find(({ id }) => id === params.id);
  if (!found) throw notFound("approval chain");
  const chain = { ...found, is_on: true };
  const chains = all.flatMap((each) =>
    each.kind !== chain.kind ? [] : each === found ? [chain] : [each],
  );
  const now = services.clock();
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - 1);
  const past = await readPast[chain.kind](db, since, actor.company_id);
  const taken = past.filter(({ fields }) => chainFor(chains, fields) === chain);
  const pace = await readPace(db, actor.company_id, since, now);
  const usersOf = await readStaff(db, actor.company_id);
  const { days, asked, skipped } = simulate([chain], { requests: taken, ...pace }, usersOf);
  const nameOf = await readNames(
    db,
    actor.company_id,
    asked.map(({ user }) => user),
  );
  return {
    requests: past.length,
    taken: taken.length,
    days,
    asked: asked.map(({ user, times }) => ({ name: nameOf(user), times })),
    skipped: skipped.map(({ step, times }) => ({ step_id: step, times })),
  };
});
