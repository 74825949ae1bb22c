import {
  type Conflict,
  isOverloaded,
  type InterviewLoad,
  type ShortGap,
  conflictText,
  loadText,
} from "@ats/core/interviews/conflicts";
import { checkInterview } from "@ats/core/interviews/contract";
import { interviewMs } from "@ats/core/interviews/interview";
import { weekOf } from "@ats/core/interviews/zoned-time";
import { sql } from "kysely";
import { implement } from "../kernel/implement.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { interviewSettings } from "./settings.ts";
import { absencesOf, localDates } from "./time-off.ts";
import { after, before } from "../kernel/time.ts";

/** The planned time, place and people of an interview. */
export interface Plan {
  company_id: number;
  /** The application whose candidate must be free too. */
  application_id?: number | undefined;
  /** The interview to be moved there. */
  interview_id?: number | undefined;
  start_date_time: string;
  end_date_time: string;
  time_zone: string;
  room: string;
  panel: readonly number[];
}

/** Lets one user at a time arrange interviews in a company, so that nobody is booked twice. */
export const lockCalendar = (db: CompanyDb, company_id: number) =>
  sql`select pg_advisory_xact_lock(hashtext('interviews'), ${company_id}::int)`.execute(db);

/**
 * People and rooms that are busy at the planned time, each with the interview they are busy with.
 */
export async function conflictsOf(db: CompanyDb, plan: Plan): Promise<Conflict[]> {
  const start = new Date(plan.start_date_time);
  const { rows } = await sql<Conflict>`
    with others as (
      select i.* from interviews i
      where i.company_id = ${plan.company_id} and i.status = 'SCHEDULED'
        and i.start_date_time > ${before(start, interviewMs.max)}
        and i.start_date_time < ${plan.end_date_time}::timestamptz
        and i.end_date_time > ${start}
        and i.id is distinct from ${plan.interview_id ?? null}::bigint)
    select t.what, t.name, i.id as interview_id,
      to_json(i.start_date_time) #>> '{}' as start_date_time,
      to_json(i.end_date_time) #>> '{}' as end_date_time
    from others i cross join lateral (
      select 1 as place, 'panel' as what, u.first_name || ' ' || u.last_name as name
      from interview_panel p join users u on u.company_id = p.company_id and u.id = p.user_id
      where p.company_id = i.company_id and p.interview_id = i.id
        and p.user_id = any(${[...plan.panel]}::bigint[])
      union all
      select 2, 'room', i.room where ${plan.room} <> '' and lower(i.room) = lower(${plan.room})
      union all
      select 3, 'candidate', '' from applications mine
      join applications theirs on theirs.company_id = mine.company_id
        and theirs.candidate_id = mine.candidate_id and theirs.id = i.application_id
      where mine.company_id = i.company_id and mine.id = ${plan.application_id ?? null}) t
    order by t.place, t.name, i.start_date_time`.execute(db);
  return rows;
}

/** Interviews of the panel that leave fewer minutes between than the company keeps. */
async function shortGapsOf(db: CompanyDb, plan: Plan): Promise<ShortGap[]> {
  const { buffer_before, buffer_after } = await interviewSettings(db, plan.company_id);
  const minutes = buffer_before + buffer_after;
  if (minutes === 0) return [];
  const [start, end] = [new Date(plan.start_date_time), new Date(plan.end_date_time)];
  const near = await conflictsOf(db, {
    ...plan,
    start_date_time: before(start, minutes * 60_000).toISOString(),
    end_date_time: after(end, minutes * 60_000).toISOString(),
  });
  const isApart = (other: Conflict) =>
    new Date(other.end_date_time) <= start || new Date(other.start_date_time) >= end;
  return near
    .filter((other) => other.what === "panel" && isApart(other))
    .map((other) => ({ ...other, minutes }));
}

/** Interviews of each panel member in that week, the planned one included. */
export async function loadsOf(db: CompanyDb, plan: Plan): Promise<InterviewLoad[]> {
  const { weekly_cap, time_zone } = await interviewSettings(db, plan.company_id);
  const week = weekOf(new Date(plan.start_date_time).toISOString(), time_zone);
  const { rows } = await sql<Omit<InterviewLoad, "cap">>`
    select u.id as user_id, u.first_name || ' ' || u.last_name as name, 1 + (
      select count(*)::int from interviews i
      join interview_panel p on p.company_id = i.company_id and p.interview_id = i.id
      where i.company_id = u.company_id and p.user_id = u.id and i.status = 'SCHEDULED'
        and i.start_date_time >= ${week.start}::timestamptz
        and i.start_date_time < ${week.end}::timestamptz
        and i.id is distinct from ${plan.interview_id ?? null}::bigint) as count
    from users u where u.company_id = ${plan.company_id} and u.id = any(${[...plan.panel]}::bigint[])
    order by u.last_name, u.first_name, u.id`.execute(db);
  return rows.map((row) => ({ ...row, cap: weekly_cap }));
}

/**
 * Refuses a plan whose people or room are busy, naming them and the time, or that goes over a
 * weekly limit.
 */
export async function needFree(db: CompanyDb, plan: Plan): Promise<void> {
  const conflicts = await conflictsOf(db, plan);
  if (conflicts.length > 0)
    throw new HttpError(
      409,
      `${conflicts.map((each) => conflictText(each, plan.time_zone)).join(" ")} Choose another time.`,
    );
  const { cap_refuses } = await interviewSettings(db, plan.company_id);
  if (!cap_refuses) return;
  const over = (await loadsOf(db, plan)).filter(isOverloaded);
  if (over.length > 0)
    throw new HttpError(
      409,
      `${over.map(loadText).join(" ")} Choose other interviewers, or another week.`,
    );
}

export const check = implement(checkInterview, async ({ actor, query, db }) => {
  const plan = { ...query, company_id: actor.company_id };
  return {
    conflicts: await conflictsOf(db, plan),
    short_gaps: await shortGapsOf(db, plan),
    absences: await absencesOf(db, {
      ...plan,
      ...(await localDates(db, plan.company_id, plan.start_date_time, plan.end_date_time)),
    }),
    loads: await loadsOf(db, plan),
  };
});
