import type { Job } from "@ats/core/jobs/job";
import { countUnviewedOfJobs } from "@ats/core/jobs/release-contract";
import { keepPreviousData } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useMemo } from "react";
import { useEndpoint } from "../../app/endpoint.ts";

const Counts = createContext<ReadonlyMap<number, number>>(new Map());

/**
 * Counts the user's unviewed applications once the jobs have loaded. Their arrival renders the
 * counts alone, not the list.
 */
export function UnviewedOfJobs({
  jobs,
  children,
}: {
  jobs: readonly Job[] | undefined;
  children: ReactNode;
}) {
  const id = jobs?.map((job) => job.id) ?? [];
  const { data } = useEndpoint(
    countUnviewedOfJobs,
    { query: { id } },
    { enabled: id.length > 0, placeholderData: keepPreviousData },
  );
  const counts = useMemo(() => new Map(data?.records.map((job) => [job.id, job.count])), [data]);
  return <Counts value={counts}>{children}</Counts>;
}

export const UnviewedOfJob = ({ id }: { id: number }) => use(Counts).get(id);
