import { getInterviewTime } from "@ats/core/costs/interview-time-contract";
import { sql } from "kysely";
import { notFound } from "../kernel/http-error.ts";
import { implementCosts } from "./need-costs.ts";
import { readSetting } from "../settings/read-setting.ts";

interface Row {
  role: string;
  minutes: number;
  amount: number | null;
  interview_ids: number[];
  interviewers: string[];
}

/** Answers with hours by role and one total: an amount of each interviewer would reveal their pay. */
export const interviewTimeHandler = implementCosts(getInterviewTime, async (call) => {
  const { actor, db, query, services } = call;
  const { company_id } = actor;
  const job = await db
    .selectFrom("jobs")
    .select("id")
    .where("company_id", "=", company_id)
    .where("id", "=", query.job_id)
    .executeTakeFirst();
  if (!job) throw notFound("job");
  const { costs_interviews, currency } = await readSetting(db, company_id, "cost_settings");
  if (!costs_interviews) return { interview_time: null };
  const { rows } = await sql<Row>`
    select t.role, sum(t.minutes)::int as minutes, sum(t.amount)::bigint as amount,
      array_agg(distinct t.interview_id) as interview_ids,
      array_agg(distinct u.first_name || ' ' || u.last_name) as interviewers
    from interview_time(${company_id}, ${services.clock()}) t
    join users u on u.company_id = ${company_id} and u.id = t.user_id
    where t.job_id = ${query.job_id}
    group by t.role order by minutes desc, t.role`.execute(db);
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    interview_time: {
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
    },
  };
});
