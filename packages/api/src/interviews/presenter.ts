import { anonymise, hiddenFields } from "@ats/core/anonymisation/anonymisation";
import type { Briefing, Interview } from "@ats/core/interviews/interview";
import type { Actor } from "@ats/core/rights/rights";
import { type RawBuilder, sql } from "kysely";
import { readerStates } from "../applications/reader-state.ts";
import type { CompanyDb } from "../database/database.ts";

/** Columns of an interview with its application, candidate, job and people. */
const columns = sql`
  i.id, i.uid, i.version, i.application_id, i.title, i.type, i.room, i.video_link, i.start_date_time,
  i.end_date_time, i.time_zone, i.status, i.reason, i.candidate_answer, a.job_id, a.anonymised, a.candidate_number,
  i.candidate_invited, j.job_number, j.title as job_title, c.first_name, c.last_name,
  json_build_object('id', o.id, 'first_name', o.first_name, 'last_name', o.last_name) as organiser,
  (select coalesce(json_agg(json_build_object('id', u.id, 'first_name', u.first_name,
      'last_name', u.last_name) order by u.last_name, u.first_name, u.id), '[]')
    from interview_panel p join users u on u.company_id = p.company_id and u.id = p.user_id
    where p.company_id = i.company_id and p.interview_id = i.id) as panel`;

const tables = sql`
  interviews i
  join applications a on a.company_id = i.company_id and a.id = i.application_id
  join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
  join jobs j on j.company_id = a.company_id and j.id = a.job_id
  join users o on o.company_id = i.company_id and o.id = i.organiser_id`;

export type InterviewRow = Omit<
  Interview,
  "start_date_time" | "end_date_time" | "anonymised_row" | "anonymise_data_fields"
> &
  Pick<Briefing, "candidate_invited"> & {
    uid: string;
    start_date_time: Date;
    end_date_time: Date;
    anonymised: boolean;
  };

/** Interviews `i` of applications `a` of jobs `j`, earliest first. */
export async function interviewRows(
  db: CompanyDb,
  condition: RawBuilder<unknown>,
): Promise<InterviewRow[]> {
  const { rows } = await sql<InterviewRow>`
    select ${columns} from ${tables} where ${condition}
    order by i.start_date_time, i.id`.execute(db);
  return rows;
}

export type BriefingRow = InterviewRow &
  Pick<Briefing, "questions" | "attributes" | "scored" | "has_cv"> & { adjustments: string };

/** One interview with the briefing that the reader may see. */
export async function briefingRow(
  db: CompanyDb,
  { user_id }: Pick<Actor, "user_id">,
  id: number,
): Promise<BriefingRow | undefined> {
  const { rows } = await sql<BriefingRow>`
    select ${columns}, i.questions, i.adjustments, a.cv_key is not null as has_cv,
      exists (select from scorecards s where s.company_id = a.company_id
        and s.application_id = a.id and s.user_id = ${user_id}) as scored,
      (select coalesce(json_agg(json_build_object('name', name, 'description', description)
        order by position), '[]') from scorecard_attributes s
        where s.company_id = j.company_id and s.job_id = j.id) as attributes
    from ${tables} where i.id = ${id}`.execute(db);
  return rows[0];
}

/** The only exit of interviews. Hides the names of candidates who are anonymised for the actor. */
export async function presentInterviews<Row extends InterviewRow>(
  db: CompanyDb,
  actor: Actor,
  rows: readonly Row[],
) {
  const known = await readerStates(
    db,
    actor,
    rows.map(({ application_id }) => ({ id: application_id })),
  );
  return rows.map(({ anonymised, ...record }) =>
    anonymise(
      record,
      hiddenFields(actor, anonymised && !known({ id: record.application_id }).revealed),
    ),
  );
}
