import type { People } from "@ats/core/approvals/acts";
import { getApprovalFigures, listRequisitions } from "@ats/core/approvals/contract";
import type { requisitionSortColumns, RequisitionTab } from "@ats/core/approvals/list-columns";
import { owedDecisions } from "@ats/core/approvals/owed-decisions";
import { openSteps } from "@ats/core/approvals/requisition";
import { workingDaysBetween } from "@ats/core/approvals/working-days";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { after } from "../kernel/time.ts";
import { type Call, implement } from "../kernel/implement.ts";
import { orderBy, pageOf, type SortKey } from "../lists/list-query.ts";
import { contains } from "../search/field-search.ts";
import { workCalendar } from "./work-calendar.ts";
import { presentAsked } from "./present-asked.ts";
import { readApplicants } from "./read-applicants.ts";
import { readsOwn, seesSubjectSql } from "./readable.ts";
import { readPeople } from "./people.ts";
import { owing, type StoredRequisition, subjectIdIn } from "./stored-requisition.ts";
import { titleOf, titleSql } from "./title-of.ts";
import { readUsers } from "./user-names.ts";

const field = (name: string) => sql`r.fields ->> ${sql.lit(name)}`;

const sortKeys: Record<(typeof requisitionSortColumns)[number], RawBuilder<unknown>> = {
  sent_date_time: sql`r.sent_date_time`,
  decided_date_time: sql`r.decided_date_time`,
  job_number: sql`r.job_number`,
  title: sql`normalise(${titleSql}) collate "C"`,
  dept: sql`normalise(${field("dept")}) collate "C"`,
  state: sql`r.state`,
};

/** The users whose decisions the caller gives now: the own, and those of whom they stand in for. */
async function decidersFor(db: CompanyDb, company_id: number, user: number, people: People) {
  const { rows } = await sql<{ from: number }>`select distinct from_user_id as from
    from approval_delegations where company_id = ${company_id}`.execute(db);
  const others = rows.map(({ from }) => from).filter((each) => people.delegateOf(each) === user);
  const hasDelegate = people.delegateOf(user) !== undefined;
  return { others, all: [user, ...others], hasDelegate };
}
type Deciders = Awaited<ReturnType<typeof decidersFor>>;

const owedBy = (users: readonly number[]) =>
  sql<SqlBool>`exists (select from requisition_approvers a where a.company_id = r.company_id
    and a.requisition_id = r.id and a.user_id = any(${[...users]}::bigint[]))`;

const inTab = (tab: RequisitionTab, { others, all, hasDelegate }: Deciders, user: number) =>
  ({
    mine: sql<SqlBool>`r.state = 'pending' and ${owedBy(all)} and r.requested_by is distinct from ${user}`,
    pending: sql<SqlBool>`r.state = 'pending'`,
    decided: sql<SqlBool>`r.state <> 'pending' and r.sent_date_time is not null`,
    delegated: sql<SqlBool>`r.state = 'pending' and ${owedBy(hasDelegate ? [...others, user] : others)}`,
    all: sql<SqlBool>`r.sent_date_time is not null`,
  })[tab];

/** The same rule as `needReadable`. */
const isReadable = ({ actor }: Pick<Call, "actor">, { all }: Deciders) => {
  const seen = seesSubjectSql(actor);
  const own = sql<SqlBool>`(r.requested_by = ${actor.user_id} or ${owedBy(all)}
    or exists (select from requisition_events e where e.company_id = r.company_id
      and e.requisition_id = r.id and e.user_id = ${actor.user_id}))`;
  return readsOwn({ actor }) ? sql<SqlBool>`(${seen} or ${own})` : seen;
};

const columns = sql`r.id, r.company_id, r.kind, ${subjectIdIn("r")} as subject_id, r.job_number, r.chain_id, r.chain_name, r.state,
  r.fields, r.steps, r.approved, r.sent_date_time, r.decided_date_time, r.version,
  coalesce(r.requested_by, 0) as requested_by`;

export const list = implement(listRequisitions, async (call) => {
  const { actor, db, query, services } = call;
  const { tab, q, sc } = query;
  const now = services.clock();
  const people = await readPeople(db, actor.company_id, now);
  const deciders = await decidersFor(db, actor.company_id, actor.user_id, people);
  const searched = q
    ? sql<SqlBool>`(${contains(titleSql, q)} or ${contains(field("dept"), q)}
        or ${contains(field("location"), q)} or r.job_number::text = ${q})`
    : sql<SqlBool>`true`;
  const where = sql`r.company_id = ${actor.company_id} and ${inTab(tab, deciders, actor.user_id)}
    and ${isReadable(call, deciders)} and ${searched}`;
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from requisitions r where ${where}`.execute(db);
  const total = counted.rows[0]?.total ?? 0;
  const page = pageOf(query, total);
  const keys: SortKey[] = [
    [sortKeys[sc], "asc"],
    [sql`r.id`, "asc"],
  ];
  const { rows } = await sql<StoredRequisition>`select ${columns} from requisitions r where ${where}
    order by ${orderBy(keys, page.so)} limit ${page.limit} offset ${page.offset}`.execute(db);
  return { records: await presentLines(call, page.inOrder(rows), people), total };
});

/** Requisitions as lines of the list. */
export async function presentLines(
  { actor, db, services }: Pick<Call, "actor" | "db" | "services">,
  requisitions: readonly StoredRequisition[],
  people: People,
) {
  const now = services.clock();
  const users = await readUsers(
    db,
    actor.company_id,
    requisitions.flatMap(({ requested_by, steps }) => [
      requested_by,
      ...steps.flatMap(({ approvers }) => [...approvers]),
    ]),
  );
  const calendar = await workCalendar(db, actor.company_id, earliest(requisitions), now);
  const applicants = await readApplicants({ actor, db }, requisitions);
  const person = (id: number) => users.get(id) ?? null;
  return requisitions.map((requisition) => {
    const { sent_date_time, decided_date_time } = requisition;
    const owed = owing(requisition);
    return {
      id: requisition.id,
      ...lineOf(requisition),
      applicant:
        requisition.kind === "offer" ? (applicants.get(requisition.subject_id) ?? null) : null,
      state: requisition.state,
      chain_name: requisition.chain_name,
      requested_by: person(requisition.requested_by),
      sent_date_time,
      decided_date_time,
      working_days:
        sent_date_time && workingDaysBetween(sent_date_time, decided_date_time ?? now, calendar),
      waiting: openSteps(requisition).map(({ id, name }) => ({
        step: name,
        people: owed.flatMap(({ step_id, user_id }) =>
          step_id === id ? (person(user_id) ?? []) : [],
        ),
      })),
      owed: owedDecisions(requisition, actor.user_id, people).map(({ step, approver }) => ({
        step_id: step,
        step: requisition.steps.find(({ id }) => id === step)?.name ?? "",
        approver: approver === actor.user_id ? null : person(approver),
      })),
      version: requisition.version,
    };
  });
}

/** The part of a request that a line of the list shows. */
function lineOf(requisition: StoredRequisition) {
  const {
    asked: _,
    cost: _cost,
    brand_name: _brand,
    job_type: _type,
    source: _source,
    ...line
  } = presentAsked(requisition);
  return line;
}

const earliest = (requisitions: readonly StoredRequisition[]): Date | undefined =>
  requisitions
    .flatMap(({ sent_date_time }) => sent_date_time ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime())[0];

const quarterMs = 90 * 24 * 60 * 60_000;

export const figures = implement(getApprovalFigures, async (call) => {
  const { actor, db, services } = call;
  const now = services.clock();
  const people = await readPeople(db, actor.company_id, now);
  const deciders = await decidersFor(db, actor.company_id, actor.user_id, people);
  const readable = sql`r.company_id = ${actor.company_id} and ${isReadable(call, deciders)}`;
  const since = after(now, -quarterMs);
  const { rows: decided } = await sql<{ sent: Date; decided: Date }>`
    select r.sent_date_time as sent, r.decided_date_time as decided from requisitions r
    where ${readable} and r.state <> 'pending' and r.sent_date_time is not null
      and r.decided_date_time >= ${since}`.execute(db);
  const { rows: counts } = await sql<{ mine: number; pending: number }>`
    select count(*) filter (where ${inTab("mine", deciders, actor.user_id)})::int as mine,
      count(*)::int as pending
    from requisitions r where ${readable} and r.state = 'pending'`.execute(db);
  const { rows } = await sql<StoredRequisition>`select ${columns} from requisitions r
    where ${readable} and r.state = 'pending' order by r.sent_date_time, r.id limit 1`.execute(db);
  const [oldest] = rows;
  const first = [
    ...decided.map(({ sent }) => sent),
    ...(oldest?.sent_date_time ? [oldest.sent_date_time] : []),
  ];
  const calendar = await workCalendar(
    db,
    actor.company_id,
    first.toSorted((a, b) => a.getTime() - b.getTime())[0],
    now,
  );
  const days = decided.map((each) => workingDaysBetween(each.sent, each.decided, calendar));
  return {
    mine: counts[0]?.mine ?? 0,
    pending: counts[0]?.pending ?? 0,
    median_working_days: median(days),
    decided: days.length,
    longest: oldest?.sent_date_time
      ? {
          kind: oldest.kind,
          subject_id: oldest.subject_id,
          job_number: oldest.job_number,
          title: titleOf(oldest),
          working_days: workingDaysBetween(oldest.sent_date_time, now, calendar),
        }
      : null,
  };
});

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
