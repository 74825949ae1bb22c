import type { Stage } from "@ats/core/applications/stage";
import { listStageTemplates } from "@ats/core/templates/contract";

/** The call that reads what a stage sends these applications by itself; of several jobs whatever their brand and workflow. */
export function stageTemplatesFor(
  { status, node_id }: Stage,
  applications: readonly { job_id: number }[],
) {
  const [job_id, ...others] = new Set(applications.map((each) => each.job_id));
  const query = others.length > 0 ? {} : { job_id, ...(node_id !== null && { node_id }) };
  return [listStageTemplates, { params: { status }, query }] as const;
}
