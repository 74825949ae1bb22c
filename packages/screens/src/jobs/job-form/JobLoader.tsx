import { getJob } from "@ats/core/jobs/contract";
import type { JobDetails } from "@ats/core/jobs/job-details";
import { ErrorState } from "@ats/ui/ErrorState";
import { Loader } from "@ats/ui/Loader";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import type { ReactNode } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { jobFormTexts } from "./texts.ts";

interface JobLoaderProps {
  id: number;
  children(job: JobDetails): ReactNode;
}

/** Reads a job once for a form, which later refetches do not replace. */
export function JobLoader({ id, children }: JobLoaderProps) {
  const say = useTexts();
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
        title={say(jobFormTexts.notLoaded)}
        description={error.message}
        retryLabel={say(words.retry)}
        onRetry={() => void refetch()}
      />
    );
  return <Loader label={say(jobFormTexts.loading)} isFullPage />;
}
