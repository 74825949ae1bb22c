import type { JobStatus } from "@ats/core/jobs/job";
import { Button } from "@ats/ui/Button";
import { SelectionBar } from "@ats/ui/SelectionBar";
import { jobVerb } from "../job-verbs.ts";

interface JobBulkBarProps {
  count: number;
  statuses: readonly JobStatus[];
  onStatus(status: JobStatus): void;
  onClear(): void;
}

/** What can be done with the jobs that are chosen. */
const JobBulkBar = ({ count, statuses, onStatus, onClear }: JobBulkBarProps) => (
  <SelectionBar count={count} onClear={onClear}>
    {statuses.map((status) => (
      <Button key={status} size="sm" onPress={() => onStatus(status)}>
        {jobVerb(status)}
      </Button>
    ))}
  </SelectionBar>
);
export default JobBulkBar;
