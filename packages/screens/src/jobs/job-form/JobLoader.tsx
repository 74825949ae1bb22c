import { getJob } from "@ats/core/jobs/contract";
import type { JobDetails } from "@ats/core/jobs/job-details";
import { ErrorState } from "@ats/ui/ErrorState";
import { Loader } from "@ats/ui/Loader";
import type { ReactNode } from "react";
import { useEndpoint } from "../../app/endpoint.ts";

interface JobLoaderProps {
  id: number;
  children(job: JobDetails): ReactNode;
}

/** Reads a job once for a form, which later refetches do not replace. */
export function JobLoader({ id, children }: JobLoaderProps) {
  const { data, error, isFetchedAfterMount, refetch } = useEndpoint(
    getJob,
    { params: { id } },
    { staleTime: 0 },
  );
  if (data && isFetchedAfterMount) return children(data);
  if (error)
    return (
      <ErrorState
        level={1}
        title="This job could not be loaded"
        description={error.message}
        retryLabel="Try again"
        onRetry={() => void refetch()}
      />
    );
  return <Loader label="Loading the job" isFullPage />;
}
