import { Button } from "@ats/ui/Button";
import { SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { ScreenProps } from "../../app/screen.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { useColumns } from "../../lists/use-columns.ts";
import { useLastPage, useListState } from "../../lists/use-list-state.ts";
import { AddJob } from "./AddJob.tsx";
import { JobListView } from "./JobListView.tsx";
import { useJobActions } from "./useJobActions.tsx";
import { useJobs, useUnviewed } from "./queries.ts";
import { jobListOptions, type JobListSearch } from "./state.ts";

const JobViewDialog = lazy(() => import("./JobViewDialog.tsx"));

const none: ReadonlySet<string> = new Set();

export function JobList(props: ScreenProps<"jobList", JobListSearch>) {
  const { state, update } = useListState(jobListOptions, props);
  const { data, error, isFetching, isPlaceholderData, refetch } = useJobs(state);
  useLastPage(state, data?.total, update);
  const [selected, setSelected] = useState(none);
  const columns = useColumns(jobListOptions.list);
  const unviewed = useUnviewed(data?.records);
  const [isViewed, setViewed] = useState(false);
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
        unviewed={unviewed}
        columns={columns}
        actions={
          <>
            <Button
              iconStart={<SlidersHorizontal />}
              isIconOnNarrow
              onPress={() => setViewed(true)}
            >
              View
            </Button>
            <AddJob />
          </>
        }
        onChange={update}
        {...(rowMenu && { rowMenu })}
        {...(onBulk && { selected, onSelect: setSelected, onBulk })}
      />
      {dialog}
      {isViewed && (
        <Suspense>
          <JobViewDialog
            state={state}
            columns={columns}
            onChange={update}
            onClose={() => setViewed(false)}
          />
        </Suspense>
      )}
    </>
  );
}
