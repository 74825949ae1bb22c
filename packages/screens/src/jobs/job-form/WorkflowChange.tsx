import { stageFor, stagesOf } from "@ats/core/applications/stage";
import { type ApplicationStatus, applicationStatuses } from "@ats/core/applications/status";
import type { JobDetails } from "@ats/core/jobs/job-details";
import type { WorkflowNode } from "@ats/core/jobs/workflow-node";
import { Banner } from "@ats/ui/Banner";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { stageName } from "../../applications/status-texts.ts";
import { processTexts } from "./process-texts.ts";

interface WorkflowChangeProps {
  job: JobDetails;
  nodes: readonly WorkflowNode[];
}

export function WorkflowChange({ job, nodes }: WorkflowChangeProps) {
  const say = useTexts();
  const list = new Intl.ListFormat(say.locale);
  const before = stagesOf(job.nodes, job.counts);
  const after = stagesOf(nodes, job.counts);
  const from = (status: ApplicationStatus) =>
    before.filter((stage) => stage.status === status).map((stage) => stageName(say, stage));
  const moves = applicationStatuses.flatMap((status) => {
    const count = job.counts[status] ?? 0;
    const to = stageName(say, stageFor(after, status));
    const names = from(status).filter((name) => name !== to);
    return count > 0 && names.length > 0 ? [{ status, count, names, to }] : [];
  });
  if (moves.length === 0) return null;
  return (
    <Banner tone="info" title={say(processTexts.moves)}>
      <Stack gap="sm">
        <Stack as="ul" gap="xxs">
          {moves.map(({ status, count, names, to }) => (
            <Text as="li" size="sm" key={status}>
              {say(processTexts.move, { from: list.format(names), to, count })}
            </Text>
          ))}
        </Stack>
        <Text size="sm">{say(processTexts.movesHint)}</Text>
      </Stack>
    </Banner>
  );
}
