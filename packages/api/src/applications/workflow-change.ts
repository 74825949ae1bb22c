import { sql } from "kysely";
import type { Call } from "../app/implement.ts";

/**
 * Takes the applications of a job into its new workflow, which the job names by now: each keeps its
 * status, and stands in the first node for that. Where each stood before goes on its record.
 */
export async function takeIntoWorkflow(
  { actor, db, services, afterCommit }: Pick<Call, "actor" | "db" | "services" | "afterCommit">,
  jobId: number,
): Promise<void> {
  const { company_id, user_id } = actor;
  const { rows } = await sql<{ count: number }>`
    with stood as (select a.id, n.name from applications a
      left join workflow_nodes n on n.company_id = a.company_id and n.id = a.node_id
      where a.company_id = ${company_id} and a.job_id = ${jobId}),
    stands as (update applications set node_id = null
      where company_id = ${company_id} and job_id = ${jobId} returning id, status, node_id),
    written as (insert into activities (company_id, application_id, user_id, type,
        status_before, status_after, value_before, value_after, created_date_time)
      select ${company_id}, stands.id, ${user_id}, 'workflow_changed', stands.status, stands.status,
        stood.name, n.name, ${services.clock()}
      from stands join stood using (id)
      left join workflow_nodes n on n.company_id = ${company_id} and n.id = stands.node_id
      where stood.name is distinct from n.name returning id)
    select count(*)::int as count from written`.execute(db);
  if (rows[0]?.count)
    afterCommit(() =>
      services.live.publish({ company_id, job_id: jobId, application_ids: [], activity_ids: [] }),
    );
}
