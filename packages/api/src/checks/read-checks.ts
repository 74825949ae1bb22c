import type * as contract from "@ats/core/checks/contract";
import { dayOf, rightToWorkState } from "@ats/core/checks/right-to-work";
import type { CheckRoute, DocumentList } from "@ats/core/checks/right-to-work";
import { sql } from "kysely";
import type { Call } from "../kernel/implement.ts";
import type { CompanyDb } from "../database/database.ts";
import { needNamedApplication } from "../documents/envelopes.ts";
import { readSettings } from "./settings.ts";

/** Reads an applicant's checks; refuses when the applicant is anonymised for the reader. */
export async function readRightToWork(call: Call<typeof contract.getRightToWork>) {
  await needNamedApplication(call, call.params.id);
  return rightToWorkOf(call, call.params.id);
}

interface CheckRow {
  id: number;
  route: CheckRoute;
  list: DocumentList;
  documents: string[];
  checked_by: string;
  checked_date: string;
  permission_date: string | null;
  notice_date: string | null;
  follow_up_date: string | null;
  share_code: string | null;
  provider: string;
  restrictions: string;
  statement: string | null;
  destroyed_date_time: Date | null;
  evidence: { id: string; name: string }[];
}

export async function rightToWorkOf(
  { db, services }: Pick<Call, "db" | "services">,
  application_id: number,
) {
  const standing = await standingOf(db, application_id);
  const { rows: checks } = await sql<CheckRow>`
    select c.id, c.route, c.list, c.documents, u.first_name || ' ' || u.last_name as checked_by,
      c.checked_date::text, c.permission_date::text, c.notice_date::text, c.follow_up_date::text, c.share_code,
      c.provider, c.restrictions, c.statement, c.destroyed_date_time,
      (select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name)
          order by e.created_date_time, e.id), '[]')
        from check_evidence e where e.application_id = c.application_id and e.check_id = c.id) as evidence
    from right_to_work_checks c join users u on u.id = c.checked_by
    where c.application_id = ${application_id}
    order by c.id desc`.execute(db);
  const settings = await readSettings(db);
  const today = dayOf(services.clock());
  return {
    ...standing,
    state: rightToWorkState({ ...standing, newest: checks[0] }, today, settings),
    checks,
  };
}

/** Reads the dates of employment; version 0 until any are saved. */
export async function standingOf(db: CompanyDb, application_id: number) {
  const { rows } = await sql<{
    start_date: string | null;
    end_date: string | null;
    kept_until: string | null;
    version: number;
  }>`select start_date::text, end_date::text, kept_until::text, version from right_to_work
    where application_id = ${application_id}`.execute(db);
  return rows[0] ?? { start_date: null, end_date: null, kept_until: null, version: 0 };
}

const unchecked = sql`not exists (select from right_to_work_checks k
  where k.company_id = a.company_id and k.application_id = a.id)`;

/** Finds the applications without a recorded check. */
export async function uncheckedOf(
  db: CompanyDb,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select a.id from applications a
    where a.id = any(${[...ids]}::bigint[]) and ${unchecked}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Lists hires without a check, and applicants whose next check is due within the company's time.
 */
export async function readFollowUps(call: Call<typeof contract.listFollowUps>) {
  const { actor, query, db, services } = call;
  const { so, page_no, per_page } = query;
  const { due_days } = await readSettings(db);
  const today = dayOf(services.clock());
  const due = sql`from (
        select application_id as id from right_to_work
        where company_id = ${actor.company_id} and due_date <= ${today}::date + ${due_days}::int
        union select a.id from applications a
        where a.company_id = ${actor.company_id} and a.status = 'HIRE' and ${unchecked}
      ) due
      join applications a on a.id = due.id
      join candidates c on c.id = a.candidate_id
      join jobs j on j.id = a.job_id
      left join right_to_work r on r.application_id = a.id
    where (r.end_date is null or r.end_date >= ${today}::date)
      and a.status not in ('REJECTED','WITHDRAWN')`;
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total ${due}`.execute(db);
  const { rows } = await sql<{
    application_id: number;
    name: string;
    job_title: string;
    job_number: number;
    due_date: string | null;
    start_date: string | null;
    end_date: string | null;
    is_checked: boolean;
  }>`
    select a.id as application_id, btrim(c.first_name || ' ' || c.last_name) as name, j.title as job_title,
      j.job_number, r.due_date::text, r.start_date::text, r.end_date::text,
      not ${unchecked} as is_checked ${due}
    order by coalesce(r.due_date, a.status_date_time::date) ${so === "desc" ? sql`desc` : sql`asc`}, a.id
    limit ${per_page} offset ${page_no * per_page}`.execute(db);
  return {
    records: rows.map((row) => ({
      ...row,
      state: rightToWorkState(
        { ...row, newest: row.is_checked ? { follow_up_date: row.due_date } : undefined },
        today,
        { due_days },
      ),
    })),
    total: counted[0]?.total ?? 0,
  };
}
