import { routes } from "@ats/core/navigation/routes";
import { sql } from "kysely";
import {
  type DutyIds,
  type DutyOf,
  type DutyParticipant,
  isAmong,
  type Leaving,
  type Successor,
} from "../users/duty-participant.ts";
import { recordJobEvent } from "./record-job-event.ts";
import { indexJob } from "./index-job.ts";

const isOpen = sql`j.status in ('DRAFT', 'PENDING_APPROVAL', 'ACTIVE', 'ON_HOLD')`;
const columns = sql`j.id::text as id, j.title || ' (' || j.job_number || ')' as label,
  replace(${routes.jobEdit}, '{id}', j.id::text) as path`;

/** Records on each job who took over from whom. */
async function record(
  leaving: Leaving,
  jobs: readonly { id: number }[],
  field: string,
  to: Successor | undefined,
) {
  const { db, user } = leaving;
  const { first_name, last_name } = await db
    .selectFrom("users")
    .where("id", "=", user.id)
    .select(["first_name", "last_name"])
    .executeTakeFirstOrThrow();
  const change = {
    field,
    before: `${first_name} ${last_name}`,
    after: to ? `${to.first_name} ${to.last_name}` : null,
  };
  for (const { id: job_id } of jobs)
    await recordJobEvent(leaving, { job_id, type: "updated", changes: [change] });
}

const holds = (column: "recruiter_id" | "hiring_manager_id"): DutyOf => ({
  find: ({ id }) => sql`select ${columns} from jobs j
    where j.${sql.raw(column)} = ${id} and ${isOpen} order by j.job_number`,
  async reassign(leaving, to, ids) {
    const { db, user } = leaving;
    const { rows } = await sql<{ id: number }>`update jobs j
      set ${sql.raw(column)} = ${to.id}, version = version + 1
      where j.${sql.raw(column)} = ${user.id} and ${isOpen} and ${isAmong(ids, "j.id")}
      returning j.id`.execute(db);
    await record(leaving, rows, column, to);
    if (column === "recruiter_id")
      for (const { id } of rows) await indexJob(db, user.company_id, id);
  },
});

const seats = sql`job_members m join jobs j on j.company_id = m.company_id and j.id = m.job_id`;

async function leaveTeams({ db, user }: Leaving, ids: DutyIds) {
  const { rows } = await sql<{ id: number }>`delete from job_members m using jobs j
    where j.company_id = m.company_id and j.id = m.job_id and m.user_id = ${user.id} and ${isOpen}
      and ${isAmong(ids, "j.id")}
    returning m.job_id as id`.execute(db);
  return rows;
}

export const jobsDuties: DutyParticipant = {
  columns: {
    "jobs.recruiter_id": "duty",
    "jobs.hiring_manager_id": "duty",
    "jobs.approval_requested_by": "duty",
    "jobs.created_by": "history",
    "job_members.user_id": "duty",
    "job_templates.created_by": "duty",
    "job_events.user_id": "history",
    "job_approvals.user_id": "history",
  },

  duties: {
    JOB_RECRUITER: holds("recruiter_id"),
    JOB_HIRING_MANAGER: holds("hiring_manager_id"),

    JOB_MEMBER: {
      find: ({ id }) => sql`select ${columns} from ${seats}
        where m.user_id = ${id} and ${isOpen} order by j.job_number`,
      async reassign(leaving, to, ids) {
        const { db, user } = leaving;
        const jobs = await leaveTeams(leaving, ids);
        await record(leaving, jobs, "members", to);
        await sql`insert into job_members (company_id, job_id, user_id)
          select ${user.company_id}::int, id, ${to.id}::bigint
          from unnest(${jobs.map(({ id }) => id)}::bigint[]) as id
          on conflict do nothing`.execute(db);
      },
      async end(leaving, ids) {
        await record(leaving, await leaveTeams(leaving, ids), "members", undefined);
      },
    },

    APPROVAL: {
      find: ({ id }) => sql`select ${columns} from jobs j
        where j.approval_requested_by = ${id} and j.status = 'PENDING_APPROVAL'
        order by j.job_number`,
      reassign: ({ db, user }, to, ids) =>
        sql`update jobs set approval_requested_by = ${to.id}, version = version + 1
          where approval_requested_by = ${user.id} and status = 'PENDING_APPROVAL'
            and ${isAmong(ids, "id")}`.execute(db),
    },
  },
};
