import type { JobStatus } from "@ats/core/jobs/job";
import { Button } from "@ats/ui/Button";
import { SelectionBar } from "@ats/ui/SelectionBar";
import { jobVerb } from "../job-verbs.ts";

interface JobBulkBarProps {
  count: number;
  onStatus(status: JobStatus): void;
  /** Absent for a company that has no agencies. */
  onRelease?: ((isReleased: boolean) => void) | undefined;
  onClear(): void;
}

const statuses = ["ACTIVE", "FILLED", "WITHDRAWN", "ARCHIVED"] as const;

/** What can be done with the jobs that are chosen. */
const JobBulkBar = ({ count, onStatus, onRelease, onClear }: JobBulkBarProps) => (
  <SelectionBar count={count} onClear={onClear}>
    {statuses.map((status) => (
      <Button key={status} size="sm" onPress={() => onStatus(status)}>
        {jobVerb(status)}
      </Button>
    ))}
    {onRelease && (
      <>
        <Button size="sm" onPress={() => onRelease(true)}>
          Release to agencies
        </Button>
        <Button size="sm" onPress={() => onRelease(false)}>
          Take back from agencies
        </Button>
      </>
    )}
  </SelectionBar>
);
export default JobBulkBar;
