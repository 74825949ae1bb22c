import { getInterviewTime, type InterviewTime } from "@ats/core/costs/interview-time-contract";
import { sql } from "kysely";
import { needJob } from "../jobs/need-job.ts";
import type { Call } from "../kernel/implement.ts";
import { implementCosts } from "./need-costs.ts";
import { readSetting } from "../settings/read-setting.ts";

interface Row {
  role: string;
  minutes: number;
  amount: number | null;
  interview_ids: number[];
  interviewers: string[];
}

/** Reads what interviews cost; null where the company does not cost them. */
export async function readInterviewTime(
  { actor, db, services }: Pick<Call, "actor" | "db" | "services">,
  { job_id, from, to, dept = "" }: Call<typeof getInterviewTime>["query"],
): Promise<InterviewTime | null> {
  const { company_id } = actor;
  const { costs_interviews, currency } = await readSetting(db, company_id, "cost_settings");
  if (!costs_interviews) return null;
  const ofJobs = job_id
    ? sql`and t.job_id = ${job_id}`
    : dept
      ? sql`and t.job_id in (select j.id from jobs j where j.company_id = ${company_id}
          and normalise(j.dept) collate "C" = normalise(${dept}) collate "C")`
      : sql``;
  const { rows } = await sql<Row>`
    select t.role, sum(t.minutes)::int as minutes, sum(t.amount)::bigint as amount,
      array_agg(distinct t.interview_id) as interview_ids,
      array_agg(distinct u.first_name || ' ' || u.last_name) as interviewers
    from interview_time(${company_id}, ${services.clock()}) t
    join users u on u.company_id = ${company_id} and u.id = t.user_id
    where true ${from ? sql`and t.day >= ${from}::date` : sql``}
      ${to ? sql`and t.day <= ${to}::date` : sql``} ${ofJobs}
    group by t.role order by minutes desc, t.role`.execute(db);
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    currency,
    amount: sum(({ amount }) => amount ?? 0),
    minutes: sum(({ minutes }) => minutes),
    interviews: new Set(rows.flatMap(({ interview_ids }) => interview_ids)).size,
    roles: rows.map(({ role, minutes, interviewers, amount }) => ({
      role,
      minutes,
      interviewers,
      has_rate: amount !== null,
    })),
  };
}

/** Answers with hours by role and one total: an amount of each interviewer would reveal their pay. */
export const interviewTimeHandler = implementCosts(getInterviewTime, async (call) => {
  const { actor, db, query } = call;
  if (query.job_id) await needJob(db, actor.company_id, query.job_id);
  return { interview_time: await readInterviewTime(call, query) };
});
