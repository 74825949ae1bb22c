import { stageFor, stageName, stagesOf } from "@ats/core/applications/stage";
import { type ApplicationStatus, applicationStatuses } from "@ats/core/applications/status";
import type { JobDetails } from "@ats/core/jobs/job-details";
import type { WorkflowNode } from "@ats/core/jobs/workflow-node";
import { Banner } from "@ats/ui/Banner";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";

interface WorkflowChangeProps {
  job: JobDetails;
  nodes: readonly WorkflowNode[];
}

export function WorkflowChange({ job, nodes }: WorkflowChangeProps) {
  const before = stagesOf(job.nodes, job.counts);
  const after = stagesOf(nodes, job.counts);
  const from = (status: ApplicationStatus) =>
    before.filter((stage) => stage.status === status).map(stageName);
  const moves = applicationStatuses.flatMap((status) => {
    const count = job.counts[status] ?? 0;
    const to = stageName(stageFor(after, status));
    const names = from(status).filter((name) => name !== to);
    return count > 0 && names.length > 0 ? [{ status, count, names, to }] : [];
  });
  if (moves.length === 0) return null;
  return (
    <Banner tone="info" title="Saving moves the job's applications to these stages">
      <Stack gap="sm">
        <Stack as="ul" gap="xxs">
          {moves.map(({ status, count, names, to }) => (
            <Text as="li" size="sm" key={status}>
              {names.join(" and ")} → {to} ({count} {count === 1 ? "application" : "applications"})
            </Text>
          ))}
        </Stack>
        <Text size="sm">
          No status changes and no message is sent. Each application’s history keeps its old stage.
        </Text>
      </Stack>
    </Banner>
  );
}
