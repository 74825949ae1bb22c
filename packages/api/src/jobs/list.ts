import type { Actor } from "@ats/core/rights/rights";
import {
  type jobFigures,
  type jobSearchFields,
  type jobSortColumns,
  type jobTimes,
  listJobs,
} from "@ats/core/jobs/list-contract";
import type { AttentionReason } from "@ats/core/jobs/attention";
import { type JobFilter, jobStatusesOf, jobStatusLabels } from "@ats/core/jobs/job";
import {
  isWhole,
  type NumberCondition,
  termsOfCondition,
  type TextCondition,
  type TimeCondition,
} from "@ats/core/lists/conditions";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { implement } from "../kernel/implement.ts";
import type { CompanyDb } from "../database/database.ts";
import { prepared } from "../database/prepared.ts";
import { timeZoneColumn } from "../interviews/settings.ts";
import { customCondition } from "../custom-fields/condition.ts";
import { rangeCondition, textCondition, timeCondition } from "../lists/conditions.ts";
import { isOneOf, searchConditions } from "../lists/list-query.ts";
import { contains, equals, labelled } from "../search/field-search.ts";
import { jobMatchesTerm } from "../search/type-ahead.ts";
import type { Term } from "../search/term.ts";
import { attentionColumn, needsAttention } from "./attention.ts";
import type { UserTable } from "../users/tables.ts";
import { needsApproval } from "./needs-approval.ts";
import { type JobRow, presentJob } from "./presenter.ts";

type ListedJobRow = JobRow & { attention: AttentionReason[]; total: number };

type Field = (typeof jobSearchFields)[number];

const sortKeys: Record<(typeof jobSortColumns)[number], RawBuilder<unknown>> = {
  job_number: sql`j.job_number`,
  title: sql`normalise(j.title) collate "C"`,
  location: sql`normalise(j.location) collate "C"`,
  status: sql`j.status`,
  created_date_time: sql`j.created_date_time`,
  published_date_time: sql`j.published_date_time`,
  closing_date_time: sql`j.closing_date_time`,
};

/** Sort columns that may be null. The other columns are read from the end of their index. */
const mayBeNull: ReadonlySet<string> = new Set(["published_date_time", "closing_date_time"]);

const person = (id: "recruiter_id" | "hiring_manager_id", field: keyof UserTable) =>
  sql`(select ${sql.ref(`u.${field}`)} from users u where u.id = ${sql.ref(`j.${id}`)})`;

export const searchedFields: Record<Field, RawBuilder<unknown>> = {
  status: sql`j.status`,
  title: sql`j.title`,
  location: sql`j.location`,
  source: sql`j.source`,
  choose_benefits: sql`array_to_string(j.choose_benefits, ' ')`,
  recruiter_first_name: person("recruiter_id", "first_name"),
  recruiter_last_name: person("recruiter_id", "last_name"),
  recruiter_email: person("recruiter_id", "email"),
  hiring_manager_first_name: person("hiring_manager_id", "first_name"),
  hiring_manager_last_name: person("hiring_manager_id", "last_name"),
  hiring_manager_email: person("hiring_manager_id", "email"),
  dept: sql`j.dept`,
  job_type: sql`j.job_type`,
  job_number: sql`j.job_number`,
};

export const jobTables = sql`jobs j join users r on r.id = j.recruiter_id join users h on h.id = j.hiring_manager_id`;

export const jobColumns = sql`j.id, j.job_number, j.title, j.status, j.location, j.postal_code, j.dept, j.job_type,
  j.source, j.choose_benefits, j.salary_min, j.salary_max, j.currency, j.openings, j.brand_name,
  j.anonymised, j.created_date_time, j.published_date_time, j.closing_date_time,
  ${timeZoneColumn}, j.version, j.status_date_time, j.close_reason, j.channels, j.released_date_time, j.created_by,
  j.approval_requested_by, ${needsApproval} as needs_approval,
  r.id as recruiter_id, r.first_name as recruiter_first_name, r.last_name as recruiter_last_name,
  r.email as recruiter_email, h.id as hiring_manager_id, h.first_name as hiring_manager_first_name,
  h.last_name as hiring_manager_last_name, h.email as hiring_manager_email,
  (select json_object_agg(status, count) from job_status_counts where job_id = j.id) as counts`;

/** "My jobs" are those where the actor is recruiter, hiring manager or on the hiring team. */
const inFilter = (filter: JobFilter, actor: Actor) =>
  filter === "my"
    ? sql<SqlBool>`(${actor.user_id} in (j.recruiter_id, j.hiring_manager_id)
        or exists (select from job_members m where m.company_id = j.company_id
          and m.job_id = j.id and m.user_id = ${actor.user_id}))`
    : isOneOf(sql`j.status`, jobStatusesOf[filter]);

function matches(field: Field, term: string, whole: boolean): RawBuilder<SqlBool> {
  if (field === "status") return isOneOf(sql`j.status`, labelled(jobStatusLabels, term, whole));
  if (!whole) return contains(searchedFields[field], term);
  return field === "choose_benefits"
    ? sql`exists (select from unnest(j.choose_benefits) b where ${equals(sql`b`, term)})`
    : equals(searchedFields[field], term);
}

/** The lowest and the highest number of a job. */
const figures: Record<
  (typeof jobFigures)[number],
  [lowest: RawBuilder<unknown>, highest?: RawBuilder<unknown>]
> = {
  salary: [sql`coalesce(j.salary_min, j.salary_max)`, sql`coalesce(j.salary_max, j.salary_min)`],
  openings: [sql`j.openings`],
  applications: [
    sql`(select coalesce(sum(count), 0) from job_status_counts s
      where s.job_id = j.id and s.status <> 'INCOMPLETE')`,
  ],
};

const searching = {
  byTerm: async (term: Term) =>
    sql<SqlBool>`j.id in (select job_id from (${jobMatchesTerm(term)}) m)`,
  text: (condition: TextCondition<Field>) =>
    textCondition(
      condition,
      searchedFields[condition.field],
      termsOfCondition(condition).map((term) =>
        matches(condition.field, term, isWhole(condition.operator)),
      ),
    ),
  number: (condition: NumberCondition<(typeof jobFigures)[number]>) =>
    rangeCondition(condition, "numeric", ...figures[condition.field]),
  nothing: sql<SqlBool>`false`,
};

export const list = implement(listJobs, async ({ actor, query, db, services }) => {
  const { filter, sc, so, page_no, per_page } = query;
  const now = services.clock();
  const conditions = await searchConditions(query, {
    ...searching,
    time: (condition: TimeCondition<(typeof jobTimes)[number]>) =>
      timeCondition(condition, sortKeys[condition.field], now),
    custom: (condition) => customCondition(db, { jobs: sql`j.id` }, condition, now),
  });
  const needy = query.attention ? [needsAttention(query.attention, now)] : [];
  const where = sql.join([inFilter(filter, actor), ...needy, ...conditions], sql` and `);
  const direction =
    so === "asc" ? sql`asc` : sql`desc ${mayBeNull.has(sc) ? sql`nulls last` : sql``}`;
  const order = sql`order by ${sortKeys[sc]} ${direction}, j.id`;
  const total = sql`(select count(*)::int from jobs j where ${where})`;
  const { rows } = await sql<ListedJobRow>`${prepared}
      with page as materialized (select j.id from jobs j
        where ${where} ${order} limit ${per_page} offset ${page_no * per_page})
      select ${jobColumns}, ${attentionColumn(now)}, ${total} as total
      from page join (${jobTables}) on j.id = page.id ${order}`.execute(db);
  return {
    records: rows.map((row) => ({ ...row, ...presentJob(row) })),
    total: rows[0]?.total ?? (page_no === 0 ? 0 : await readTotal(db, total)),
  };
});

/** Reads the total alone, for a page after the last, which has no row to carry it. */
async function readTotal(db: CompanyDb, total: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${total} as total`.execute(db);
  return rows[0]?.total ?? 0;
}
