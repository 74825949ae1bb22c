import { applicationStatuses } from "@ats/core/applications/status";
import { type Kysely, sql } from "kysely";
import type { Tables } from "@ats/api/database/tables";
import type { DemoApplication, DemoCandidate, DemoData } from "./data.ts";

/** Tables with many rows, and those that their triggers write to. */
export const bulkTables = [
  "candidates",
  "candidate_tokens",
  "candidate_words",
  "candidate_cvs",
  "applications",
  "activities",
  "notes",
  "interviews",
  "interview_panel",
  "scorecards",
] as const satisfies readonly (keyof Tables)[];

/** The columns of candidates and applications that triggers write. A test compares them. */
export function derivedColumns(data: DemoData) {
  const applicationsOf = Map.groupBy(data.applications, ({ candidate_id }) => candidate_id);
  const active = latestBy(
    data.activities.filter(({ type }) => type !== "cv_viewed"),
    ({ application_id, created_date_time }) => [application_id, created_date_time],
  );
  const assessed = latestBy(data.scorecards, (each) => [
    each.application_id,
    each.submitted_date_time,
  ]);
  const awaited = new Map<number, Date>();
  for (const { application_id, start_date_time, end_date_time } of data.interviews) {
    const known = awaited.get(application_id);
    if ((assessed.get(application_id) ?? 0) <= start_date_time && !(known && known < end_date_time))
      awaited.set(application_id, end_date_time);
  }
  const isAnonymised = (candidateId: number) =>
    (applicationsOf.get(candidateId) ?? []).some(({ hides_person }) => hides_person);
  return {
    ofCandidate({ id }: DemoCandidate) {
      const own = applicationsOf.get(id) ?? [];
      const times = own.flatMap((each) =>
        [each.status_date_time, active.get(each.id) ?? []].flat(),
      );
      return {
        status_order: own.length > 0 ? orderOf(own.toSorted(byPlace)[0] as DemoApplication) : -1,
        anonymised: isAnonymised(id),
        last_activity_date_time: times.length > 0 ? new Date(Math.max(...times.map(Number))) : null,
      };
    },
    ofApplication: ({ id, candidate_id }: DemoApplication) => ({
      anonymised: isAnonymised(candidate_id),
      feedback_awaited_date_time: awaited.get(id) ?? null,
    }),
  };
}

function latestBy<Row>(rows: readonly Row[], entryOf: (row: Row) => [id: number, time: Date]) {
  const latest = new Map<number, Date>();
  for (const row of rows) {
    const [id, time] = entryOf(row);
    if (time > (latest.get(id) ?? 0)) latest.set(id, time);
  }
  return latest;
}

const orderOf = ({ status }: DemoApplication) => applicationStatuses.indexOf(status);

const rank = (order: number) => (order === 0 ? -2 : order < 5 ? order : order === 5 ? 0 : -1);

/** Puts the furthest open application first, then hires, ended and incomplete ones, newest first. */
function byPlace(a: DemoApplication, b: DemoApplication): number {
  return (
    rank(orderOf(b)) - rank(orderOf(a)) ||
    b.status_date_time.getTime() - a.status_date_time.getTime()
  );
}

/** Writes what triggers write in other tables than those of candidates and applications. */
export async function insertDerivedRows(db: Kysely<Tables>): Promise<void> {
  await sql`insert into job_status_counts (company_id, job_id, status, count)
    select company_id, job_id, status, count(*) from applications group by 1, 2, 3`.execute(db);
  await sql`insert into job_node_counts (company_id, job_id, node_id, count)
    select company_id, job_id, node_id, count(*) from applications where node_id is not null
    group by 1, 2, 3`.execute(db);
  await sql`insert into candidate_counts
    select company_id, status_order, count(*) from candidates group by 1, 2`.execute(db);
  await sql`insert into candidate_words
    select company_id, id, company_words(company_id, search_text), sort_name, status_order,
      created_date_time, candidate_number, anonymised from candidates`.execute(db);
  await sql`update candidate_cvs v set added_in = spans_of(c.created_date_time)
    from candidates c where c.company_id = v.company_id and c.id = v.candidate_id`.execute(db);
}
