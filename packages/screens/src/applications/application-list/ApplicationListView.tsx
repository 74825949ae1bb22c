import { hidesTexts } from "@ats/core/anonymisation/fields";
import { type Stage, stagesOf } from "@ats/core/applications/stage";
import { type ApplicationFilter, statusesOf } from "@ats/core/applications/status";
import type { JobDetails } from "@ats/core/jobs/job-details";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Loader } from "@ats/ui/Loader";
import { NativeSelect } from "@ats/ui/NativeSelect";
import { Page } from "@ats/ui/Page";
import { ToggleButtonGroup } from "@ats/ui/ToggleButtonGroup";
import { useTexts } from "@ats/ui/texts";
import { Columns3, GalleryHorizontalEnd, Rows3 } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { JobHeader } from "../../jobs/job-page/JobHeader.tsx";
import { FilterButton } from "../../lists/filters/FilterButton.tsx";
import { FilterChips } from "../../lists/filters/FilterChips.tsx";
import { ListToolbar } from "../../lists/ListToolbar.tsx";
import { freeSearch } from "../search-query.ts";
import { filterTexts } from "../texts.ts";
import { ApplicationFilters } from "./ApplicationFilters.tsx";
import { ApplicationTable, type ApplicationTableProps } from "./ApplicationTable.tsx";
import { applicationColumns } from "./columns.tsx";
import { useExportItem } from "./useExportItem.tsx";
import { NoApplications } from "./NoApplications.tsx";
import { StageTabs, shownStage } from "./StageTabs.tsx";
import type { ApplicationListState } from "./state.ts";
import { hiddenFieldsInWords } from "../anonymised-texts.ts";
import { applicationListTexts } from "./texts.ts";

// Loads after the list.
const UnviewedCount = lazy(() => import("./UnviewedCount.tsx"));
const ApplicationKanban = lazy(async () => ({
  default: (await import("./ApplicationKanban.tsx")).ApplicationKanban,
}));

interface ApplicationListViewProps extends Omit<ApplicationTableProps, "stages" | "shown"> {
  /** Absent while it loads. */
  job: JobDetails | undefined;
  savedViews?: ReactNode;
  /** Shown instead of the rows when they could not be loaded. */
  failed?: ReactNode;
  /** Starts a review of the list from its first application. */
  onReview(): void;
  /** Starts a review of a stage from this application. */
  onReviewStage(id: number, stage: Stage): void;
}

const views = [
  { id: "table", label: applicationListTexts.table, icon: <Rows3 /> },
  { id: "kanban", label: applicationListTexts.kanban, icon: <Columns3 /> },
];

/** Shows an application that was just added on top. */
const newestFirst: Partial<ApplicationListState> = {
  filter: "active",
  status: undefined,
  node: undefined,
  search: [],
  sc: "created_date_time",
  so: "desc",
};

export function ApplicationListView(props: ApplicationListViewProps) {
  const say = useTexts();
  const { jobId, job, hidden, state, page, failed, onChange } = props;
  const exportItem = useExportItem(jobId, job, state);
  const isKanban = state.view === "kanban";
  const stages = stagesOf(job?.nodes ?? [], page?.counts ?? job?.counts);
  const columns = applicationColumns(say, hidden);
  const searchField = hidesTexts(hidden)
    ? { field: "candidate_number", label: say(applicationListTexts.searchByNumber) }
    : { field: freeSearch, label: say(applicationListTexts.search) };
  const filters = {
    hidden,
    searchField: searchField.field,
    terms: state.search,
    onChange: (search: ApplicationListState["search"]) => onChange({ search }),
  };
  return (
    <Page
      spacing="tight"
      width={isKanban ? "full" : "broad"}
      header={
        <JobHeader
          job={job}
          count={<Count jobId={jobId} isReady={Boolean(page)} />}
          listActions={
            <Button
              iconStart={<GalleryHorizontalEnd />}
              isIconOnNarrow
              isDisabled={!isKanban && !page?.records.length}
              onPress={props.onReview}
            >
              {say(applicationListTexts.review)}
            </Button>
          }
          listMenu={[exportItem]}
          onAdded={() => onChange(newestFirst)}
        />
      }
    >
      {hidden.length > 0 && (
        <Banner tone="info">
          {say(applicationListTexts.anonymisedBanner, { fields: hiddenFieldsInWords(say, hidden) })}
        </Banner>
      )}
      <ListToolbar
        tabs={
          <>
            <ToggleButtonGroup
              label={say(applicationListTexts.view)}
              value={state.view ?? "table"}
              onChange={(view) => onChange({ view: view as "table" | "kanban" })}
              options={views.map((view) => ({ ...view, label: say(view.label) }))}
              isIconOnly
            />
            <NativeSelect
              look="small"
              label={say(applicationListTexts.showApplications)}
              value={state.filter}
              options={Object.entries(filterTexts).map(([id, label]) => ({
                id: id as ApplicationFilter,
                label: say(label),
              }))}
              onChange={(filter) => onChange({ filter, status: undefined, node: undefined })}
            />
            {!isKanban && statusesOf[state.filter].length > 1 && (
              <StageTabs {...{ state, stages, page, onChange }} />
            )}
          </>
        }
        state={state}
        onChange={onChange}
        search={searchField}
        filters={<ApplicationFilters as={FilterButton} {...filters} />}
        chips={<ApplicationFilters as={FilterChips} {...filters} />}
        views={props.savedViews}
        {...(!isKanban && { table: { columns, choice: props.columns } })}
      />
      {failed ||
        (isKanban ? (
          <Suspense fallback={<Loader label={say(applicationListTexts.loadingBoard)} />}>
            <ApplicationKanban
              key={jobId}
              jobId={jobId}
              stages={stages}
              filter={state.filter}
              search={state.search}
              empty={<NoApplications {...{ state, onChange }} />}
              onClearSearch={() => onChange({ search: [] })}
              {...(props.onIntent && { onIntent: props.onIntent })}
              {...(props.onMove && { onMove: props.onMove })}
              onReview={props.onReviewStage}
            />
          </Suspense>
        ) : (
          <ApplicationTable {...props} stages={stages} shown={shownStage(say, state, stages)} />
        ))}
    </Page>
  );
}

/** As wide as the count, so that the list keeps its place, also below a narrow header. */
const roomForCount = (
  <span aria-hidden="true" style={{ display: "inline-block", inlineSize: "13em" }} />
);

/** `isReady` is true once the list has loaded, so that nothing else delays the list. */
const Count = ({ jobId, isReady }: { jobId: number; isReady: boolean }) =>
  isReady ? (
    <Suspense fallback={roomForCount}>
      <UnviewedCount jobId={jobId} room={roomForCount} />
    </Suspense>
  ) : (
    roomForCount
  );
