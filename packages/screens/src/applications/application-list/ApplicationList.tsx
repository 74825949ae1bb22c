import { hiddenFields } from "@ats/core/anonymisation/anonymisation";
import { bulkApplicationsMax } from "@ats/core/applications/application";
import { useTexts } from "@ats/ui/texts";
import { useAts } from "../../app/context.tsx";
import type { ScreenProps } from "../../app/screen.ts";
import { useTitle } from "../../app/title.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { SavedViewsButton } from "../../lists/SavedViewsButton.tsx";
import { useColumns } from "../../lists/useColumns.ts";
import { useSelection } from "../../lists/useSelection.ts";
import { useActor, useCan } from "../../session/session.tsx";
import { useMoveApplications } from "../useMoveApplications.tsx";
import { ApplicationListView } from "./ApplicationListView.tsx";
import { applicationsCall } from "./calls.ts";
import { usePrefetchApplication } from "./queries.ts";
import { type ApplicationListSearch, applicationListOptions } from "./state.ts";
import { applicationListTexts } from "./texts.ts";
import { useApplicationList } from "./useApplicationList.ts";
import { useBeginReview } from "./useBeginReview.ts";

export function ApplicationList(props: ScreenProps<"applicationList", ApplicationListSearch>) {
  const say = useTexts();
  const jobId = Number(props.params.id);
  const { client } = useAts();
  const { state, update, job, list } = useApplicationList(jobId, props);
  const actor = useActor();
  const canMove = useCan("UPDATE_APPLICATIONS");
  const prefetch = usePrefetchApplication();
  const { move, dialog } = useMoveApplications();
  const review = useBeginReview(jobId, state);
  const selection = useSelection({
    of: jobId,
    state,
    page: list.data,
    isUpdating: list.isPlaceholderData,
    most: bulkApplicationsMax,
    read: (other) => client.call(...applicationsCall(jobId, other)),
  });
  const columns = useColumns(applicationListOptions.list);
  useTitle(job.data?.title);

  const error = job.error ?? list.error;
  const retry = () => {
    if (job.error) void job.refetch();
    if (list.error) void list.refetch();
  };
  return (
    <>
      <ApplicationListView
        jobId={jobId}
        job={job.data}
        hidden={hiddenFields(actor, job.data?.anonymised ?? false)}
        state={state}
        page={list.data}
        columns={columns}
        savedViews={
          <SavedViewsButton
            options={applicationListOptions}
            state={state}
            noneLabel={say(applicationListTexts.savedViews)}
            onChange={(change) => update({ ...change, status: undefined, node: undefined })}
          />
        }
        isUpdating={list.isPlaceholderData}
        failed={
          error &&
          !(job.data && (list.data || !list.error)) && (
            <ListFailed
              what={say(applicationListTexts.applications)}
              error={error}
              isRetrying={job.isFetching || list.isFetching}
              onRetry={retry}
              onClearSearch={() => update({ search: [] })}
            />
          )
        }
        onChange={update}
        onIntent={prefetch}
        onReview={() => {
          const [first] = list.data?.records ?? [];
          if (state.view === "kanban") void review();
          else if (first) void review(first.id);
        }}
        onReviewStage={(id, stage) => void review(id, stage)}
        {...(canMove && { onMove: move, selection })}
      />
      {dialog}
    </>
  );
}
