import * as contract from "@ats/core/careers/diversity-contract";
import {
  type DiversityField,
  type DiversityInput,
  diversityFields,
  minShownCount,
  suppressSmallCounts,
} from "@ats/core/careers/diversity";
import { sql } from "kysely";
import { implement, type SessionActor } from "../kernel/implement.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { readJob } from "../jobs/details.ts";

/**
 * Counts answers for the vacancy; they are stored nowhere else. Shown counts change after five more
 * answers, so that nobody can tell one applicant's answer from the difference. Rules of the field,
 * Diversity.
 */
export async function countDiversity(
  db: CompanyDb,
  { company_id, job_id }: { company_id: number; job_id: number },
  answers: DiversityInput,
) {
  for (const [field, answer] of Object.entries(answers)) {
    if (!answer) continue;
    await sql`
      insert into diversity_counts as d (company_id, job_id, field, answer, count)
      values (${company_id}, ${job_id}, ${field}, ${answer}, 1)
      on conflict (company_id, job_id, field, answer) do update set count = d.count + 1`.execute(
      db,
    );
    await sql`
      update diversity_counts set shown_count = count
      where job_id = ${job_id} and field = ${field} and ${minShownCount} <= (
        select sum(count - shown_count) from diversity_counts
        where job_id = ${job_id} and field = ${field})`.execute(db);
  }
}

const fields = Object.keys(diversityFields) as DiversityField[];

const standardFields = implement(contract.listStandardFields, async () => ({
  records: fields.map((field) => {
    const { label, options } = diversityFields[field];
    return { field, label, options: [...options] };
  }),
}));

const read = implement(contract.readDiversity, async ({ actor, params, db }) => {
  await readJob(db, params.id);
  await refuseWhoDecides(db, actor, params.id);
  const rows = await db
    .selectFrom("diversity_counts")
    .select(["field", "answer", "shown_count"])
    .where("job_id", "=", params.id)
    .execute();
  return {
    records: fields.map((field) => ({
      field,
      label: diversityFields[field].label,
      ...suppressSmallCounts(
        field,
        new Map(
          rows.filter((row) => row.field === field).map((row) => [row.answer, row.shown_count]),
        ),
      ),
    })),
  };
});

/**
 * Refuses a reader who decides: a member of the hiring team, an interviewer, or a user who has
 * moved, rated, scored or transferred an application of the job.
 */
async function refuseWhoDecides(db: CompanyDb, { user_id }: SessionActor, job_id: number) {
  const theirs = sql`x.application_id in (select id from applications where job_id = ${job_id})
    and x.user_id = ${user_id}`;
  const { rows } = await sql`
    select from jobs where id = ${job_id} and ${user_id} in (recruiter_id, hiring_manager_id)
    union all select from job_members where job_id = ${job_id} and user_id = ${user_id}
    union all select from activities x where x.type in ('status_changed', 'rated', 'transferred')
      and ${theirs}
    union all select from activities x join jobs j on j.id = ${job_id}
      where x.type = 'transferred' and x.user_id = ${user_id}
        and x.value_before like '% (' || j.job_number || ')%'
    union all select from scorecards x where ${theirs}
    union all select from interviews i join applications a on a.id = i.application_id
      where a.job_id = ${job_id} and (i.organiser_id = ${user_id} or exists (
        select from interview_panel p where p.interview_id = i.id and p.user_id = ${user_id}))
    limit 1`.execute(db);
  if (rows.length > 0)
    throw new HttpError(
      403,
      "You take part in the decisions on this job, so its diversity answers are not shown to you.",
    );
}

export const diversityHandlers = [read, standardFields];
