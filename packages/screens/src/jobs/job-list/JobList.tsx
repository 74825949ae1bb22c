import { useState } from "react";
import type { ScreenProps } from "../../app/screen.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { useLastPage, useListState } from "../../lists/use-list-state.ts";
import { AddJob } from "./AddJob.tsx";
import { JobListView } from "./JobListView.tsx";
import { useJobActions } from "./useJobActions.tsx";
import { useJobs } from "./queries.ts";
import { jobListOptions, type JobListSearch } from "./state.ts";

const none: ReadonlySet<string> = new Set();

export function JobList(props: ScreenProps<"jobList", JobListSearch>) {
  const { state, update } = useListState(jobListOptions, props);
  const { data, error, isFetching, isPlaceholderData, refetch } = useJobs(state);
  useLastPage(state, data?.total, update);
  const [selected, setSelected] = useState(none);
  const { rowMenu, onBulk, dialog } = useJobActions(() => setSelected(none));
  const failed = error && !data && (
    <ListFailed what="Jobs" error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  );
  return (
    <>
      <JobListView
        state={state}
        jobs={data?.records}
        total={data?.total}
        isUpdating={isPlaceholderData}
        failed={failed}
        actions={<AddJob />}
        onChange={update}
        {...(rowMenu && { rowMenu })}
        {...(onBulk && { selected, onSelect: setSelected, onBulk })}
      />
      {dialog}
    </>
  );
}
