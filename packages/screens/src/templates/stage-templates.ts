import type { Stage } from "@ats/core/applications/stage";
import { listStageTemplates } from "@ats/core/templates/contract";

/**
 * The call that lists a stage's automatic messages. For several jobs it ignores brand and workflow.
 */
export function stageTemplatesFor(
  { status, node_id }: Stage,
  applications: readonly { id: number; job_id: number }[],
) {
  const [job_id, ...others] = new Set(applications.map((each) => each.job_id));
  const [only, ...rest] = applications;
  const query =
    others.length > 0
      ? {}
      : {
          job_id,
          ...(node_id !== null && { node_id }),
          ...(rest.length === 0 && { application_id: only?.id }),
        };
  return [listStageTemplates, { params: { status }, query }] as const;
}
