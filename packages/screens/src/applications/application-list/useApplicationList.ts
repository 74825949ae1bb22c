import type { SearchOf } from "../../app/useSearch.ts";
import { useLastPage, useListState } from "../../lists/useListState.ts";
import { useApplications, useJob } from "./queries.ts";
import { type ApplicationListSearch, applicationListOptions } from "./state.ts";

/** The state of a job's list of applications, the job, and the page that the list shows. */
export function useApplicationList(jobId: number, address: SearchOf<ApplicationListSearch>) {
  const { state, update } = useListState(
    { ...applicationListOptions, scope: String(jobId) },
    address,
  );
  const job = useJob(jobId);
  const list = useApplications(jobId, state);
  useLastPage(state, list.data?.total, update);
  return { state, update, job, list };
}
