import { type Stage, stageFor, stagesOf } from "@ats/core/applications/stage";
import type { ApplicationStatus } from "@ats/core/applications/status";
import type { WorkflowNode } from "@ats/core/jobs/workflow-node";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { nodesOfJob } from "./presenter.ts";

/** Finds the requested stage in each application's job; leaves out jobs without it. */
export async function stagesNamed(
  db: CompanyDb,
  jobIds: readonly number[],
  { status, node_id }: { status: ApplicationStatus; node_id?: number | undefined },
): Promise<(application: { job_id: number }) => Stage | undefined> {
  const { rows } = await sql<{ id: number; nodes: WorkflowNode[] }>`
    select j.id, ${nodesOfJob} from jobs j where j.id = any(${[...new Set(jobIds)]}::bigint[])`.execute(
    db,
  );
  const named = new Map(
    rows.map(({ id, nodes }) => {
      const stages = stagesOf(nodes);
      return [
        id,
        node_id
          ? stages.find((stage) => stage.node_id === node_id && stage.status === status)
          : stageFor(stages, status),
      ];
    }),
  );
  return ({ job_id }) => named.get(job_id);
}
