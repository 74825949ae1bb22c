import type { ApplicationStatus } from "@ats/core/applications/status";
import { listStageTemplates } from "@ats/core/templates/contract";

/** The call that reads what a stage sends these applications by itself; of several jobs whatever their brand. */
export function stageTemplatesFor(
  status: ApplicationStatus,
  applications: readonly { job_id: number }[],
) {
  const [job_id, ...others] = new Set(applications.map((each) => each.job_id));
  const query = others.length > 0 ? {} : { job_id };
  return [listStageTemplates, { params: { status }, query }] as const;
}
