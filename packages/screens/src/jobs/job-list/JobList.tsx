import { bulkJobsMax } from "@ats/core/jobs/status-contract";
import { useTexts } from "@ats/ui/texts";
import { useAts } from "../../app/context.tsx";
import type { ScreenProps } from "../../app/screen.ts";
import { titles } from "../../app/titles.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { SavedViewsButton } from "../../lists/SavedViewsButton.tsx";
import { useColumns } from "../../lists/useColumns.ts";
import { useSelection } from "../../lists/useSelection.ts";
import { AddJob } from "./AddJob.tsx";
import { JobListView } from "./JobListView.tsx";
import { type JobListSearch, jobListOptions, jobsOf } from "./state.ts";
import { jobListTexts } from "./texts.ts";
import { UnviewedOfJobs } from "./UnviewedOfJobs.tsx";
import { useJobActions } from "./useJobActions.tsx";
import { useJobList } from "./useJobList.ts";

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
  const { rowMenu, onBulk, dialog } = useJobActions(selection.onClear);
  const failed = error && !data && (
    <ListFailed
      what={say(titles.jobList)}
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      onClearSearch={() => update({ search: [] })}
    />
  );
  return (
    <UnviewedOfJobs jobs={data?.records}>
      <JobListView
        state={state}
        jobs={data?.records}
        total={data?.total}
        isUpdating={isPlaceholderData}
        failed={failed}
        columns={columns}
        actions={<AddJob />}
        savedViews={
          <SavedViewsButton
            options={jobListOptions}
            state={state}
            noneLabel={say(jobListTexts.savedViews)}
            onChange={update}
          />
        }
        onChange={update}
        {...(rowMenu && { rowMenu })}
        {...(onBulk && { selection, onBulk })}
      />
      {dialog}
    </UnviewedOfJobs>
  );
}
