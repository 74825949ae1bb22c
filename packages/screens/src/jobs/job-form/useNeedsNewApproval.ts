import { approvalProcess } from "@ats/core/flags/flags";
import { hasChangedTerms } from "@ats/core/jobs/approval";
import { getJobApproval } from "@ats/core/jobs/approval-contract";
import type { JobDetails } from "@ats/core/jobs/job-details";
import type { JobInput } from "@ats/core/jobs/job-input";
import { useEndpoint } from "../../app/endpoint.ts";
import { useFlag } from "../../flags/useFlag.ts";

/** True when saving these values sends an active job for approval again. */
export function useNeedsNewApproval(job: JobDetails | undefined, values: JobInput): boolean {
  const canNeed = useFlag(approvalProcess) && job?.status === "ACTIVE";
  const { data } = useEndpoint(
    getJobApproval,
    { params: { id: job?.id ?? 0 } },
    { enabled: canNeed },
  );
  return canNeed && hasChangedTerms(data?.approved?.terms ?? job, values);
}
