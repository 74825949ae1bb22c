import { sql } from "kysely";
import type { Call } from "../kernel/implement.ts";

/**
 * Moves a job's applications to the workflow that the job now has: each keeps its status and gets
 * the first node for it. Records the earlier stage.
 */
export async function takeIntoWorkflow(
  { actor, db, services, afterCommit }: Pick<Call, "actor" | "db" | "services" | "afterCommit">,
  jobId: number,
): Promise<void> {
  const { company_id, user_id } = actor;
  const { rows } = await sql`
    with first as (select distinct on (n.status) n.status, n.name
      from jobs j join workflow_nodes n
        on n.company_id = j.company_id and n.workflow_id = j.workflow_id
      where j.company_id = ${company_id} and j.id = ${jobId} order by n.status, n.position)
    insert into activities (company_id, application_id, user_id, type,
      status_before, status_after, value_before, value_after, created_date_time)
    select a.company_id, a.id, ${user_id}, 'workflow_changed', a.status, a.status,
      stood.name, first.name, ${services.clock()}
    from applications a
      left join workflow_nodes stood on stood.company_id = a.company_id and stood.id = a.node_id
      left join first on first.status = a.status
    where a.company_id = ${company_id} and a.job_id = ${jobId}
      and stood.name is distinct from first.name
    returning id`.execute(db);
  await sql`update applications set node_id = null
    where company_id = ${company_id} and job_id = ${jobId}`.execute(db);
  if (rows.length > 0)
    afterCommit(() =>
      services.live.publish({ company_id, job_id: jobId, application_ids: [], activity_ids: [] }),
    );
}
