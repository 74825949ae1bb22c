import { suggestInterview } from "@ats/core/interviews/contract";
import type { InterviewType } from "@ats/core/interviews/interview";
import { localDateOf } from "@ats/core/interviews/zoned-time";
import { sql } from "kysely";
import { needApplication } from "../applications/details.ts";
import type { CompanyDb } from "../database/database.ts";
import { implement } from "../kernel/implement.ts";
import { after } from "../kernel/time.ts";
import { hasRight } from "../roles/has-right.ts";
import { slotsOf } from "./booking-slots.ts";
import { interviewSettings } from "./settings.ts";

const day = 24 * 60 * 60_000;
const usual = { title: null, type: "IN_PERSON" as const, minutes: 60 };

export const suggest = implement(
  suggestInterview,
  async ({ actor, params, query, db, services }) => {
    const { company_id } = actor;
    const { job_id } = await needApplication(db, params.id);
    const last = (await lastInterview(db, company_id, params.id)) ?? usual;
    const minutes = query.minutes ?? last.minutes;
    const panel = query.panel ?? (await hiringTeam(db, company_id, job_id));
    const now = services.clock();
    const { time_zone } = await interviewSettings(db, company_id);
    const dayOf = (at: Date) => localDateOf(at.toISOString(), time_zone);
    const times = await slotsOf(
      db,
      {
        company_id,
        application_id: params.id,
        interview: { panel, room: query.room, interview_id: query.interview_id },
        first_date: dayOf(now),
        last_date: dayOf(after(now, 13 * day)),
        minutes,
      },
      now,
    );
    return { ...last, minutes, panel, times: panel.length > 0 ? times : [] };
  },
);

/** The job's last interview, of an applicant in the same stage if there is one. */
async function lastInterview(db: CompanyDb, company_id: number, application_id: number) {
  const { rows } = await sql<{ title: string; type: InterviewType; minutes: number }>`
    select i.title, i.type,
      (extract(epoch from i.end_date_time - i.start_date_time) / 60)::int as minutes
    from applications mine
    join applications a on a.company_id = mine.company_id and a.job_id = mine.job_id
    join interviews i on i.company_id = a.company_id and i.application_id = a.id
    where mine.company_id = ${company_id} and mine.id = ${application_id}
      and i.status <> 'CANCELLED'
    order by (a.status, a.node_id) is not distinct from (mine.status, mine.node_id) desc,
      i.created_date_time desc, i.id desc
    limit 1`.execute(db);
  return rows[0];
}

/** The hiring manager and the further members of the job's team, without the recruiter. */
async function hiringTeam(db: CompanyDb, company_id: number, job_id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u join jobs j on j.company_id = u.company_id and j.id = ${job_id}
    where u.company_id = ${company_id} and u.is_active and ${hasRight("u", "VIEW_INTERVIEWS")}
      and (u.id = j.hiring_manager_id or exists (select from job_members m
        where m.company_id = u.company_id and m.job_id = j.id and m.user_id = u.id))
    order by u.id`.execute(db);
  return rows.map(({ id }) => id);
}
