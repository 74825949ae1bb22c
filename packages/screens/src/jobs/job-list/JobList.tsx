import { bulkJobsMax } from "@ats/core/jobs/status-contract";
import { Button } from "@ats/ui/Button";
import { useTexts } from "@ats/ui/texts";
import { SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useAts } from "../../app/context.tsx";
import type { ScreenProps } from "../../app/screen.ts";
import { titles } from "../../app/titles.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { useColumns } from "../../lists/useColumns.ts";
import { useSelection } from "../../lists/useSelection.ts";
import { AddJob } from "./AddJob.tsx";
import { JobListView } from "./JobListView.tsx";
import { useUnviewed } from "./queries.ts";
import { type JobListSearch, jobListOptions, jobsOf } from "./state.ts";
import { jobListTexts } from "./texts.ts";
import { useJobActions } from "./useJobActions.tsx";
import { useJobList } from "./useJobList.ts";

const JobViewDialog = lazy(() => import("./JobViewDialog.tsx"));

export function JobList(props: ScreenProps<"jobList", JobListSearch>) {
  const say = useTexts();
  const { state, update, list } = useJobList(props);
  const { data, error, isFetching, isPlaceholderData, refetch } = list;
  const { client } = useAts();
  const selection = useSelection({
    state,
    page: data,
    isUpdating: isPlaceholderData,
    most: bulkJobsMax,
    read: (other) => client.call(...jobsOf(other)),
  });
  const columns = useColumns(jobListOptions.list);
  const unviewed = useUnviewed(data?.records);
  const [isViewed, setViewed] = useState(false);
  const { rowMenu, onBulk, dialog } = useJobActions(selection.onClear);
  const failed = error && !data && (
    <ListFailed
      what={say(titles.jobList)}
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
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
              {say(jobListTexts.view)}
            </Button>
            <AddJob />
          </>
        }
        onChange={update}
        {...(rowMenu && { rowMenu })}
        {...(onBulk && { selection, onBulk })}
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
