import { type Job, type JobFilter, jobFilters, type ListedJob } from "@ats/core/jobs/job";
import { to } from "@ats/core/navigation/routes";
import { FilterTabs } from "@ats/ui/FilterTabs";
import type { MenuItem, MenuSection } from "@ats/ui/Menu";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Table } from "@ats/ui/Table";
import { useTexts } from "@ats/ui/texts";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { titles } from "../../app/titles.ts";
import { FilterButton } from "../../lists/filters/FilterButton.tsx";
import { FilterChips } from "../../lists/filters/FilterChips.tsx";
import { ListToolbar } from "../../lists/ListToolbar.tsx";
import { ListPagination } from "../../lists/ListPagination.tsx";
import type { ListState } from "../../lists/list-state.ts";
import { listSort, tableSort } from "../../lists/sort.ts";
import type { Columns } from "../../lists/useColumns.ts";
import { useRowKeys } from "../../lists/useRowKeys.ts";
import type { Selection } from "../../lists/useSelection.ts";
import { jobFilterTexts } from "../label-texts.ts";
import { jobFields } from "../search-fields.ts";
import { jobColumns } from "./columns.tsx";
import type { JobListSearch } from "./state.ts";
import { jobListTexts } from "./texts.ts";
import type { JobActions } from "./useJobActions.tsx";

const NoJobs = lazy(() => import("./NoJobs.tsx"));
// Mounted at the first selection, then kept, so that its live region announces and its focus stays.
const JobBulkBar = lazy(() => import("./JobBulkBar.tsx"));

const searchField = "title";

type State = ListState<JobListSearch>;

export interface JobListViewProps {
  state: State;
  /** Absent while the first page loads. */
  jobs: readonly ListedJob[] | undefined;
  total: number | undefined;
  /** True while the rows are those of the previous state. */
  isUpdating: boolean;
  /** Shown instead of the rows if they cannot be read. */
  failed?: ReactNode;
  actions?: ReactNode;
  onChange(change: Partial<State>, options?: { replace?: boolean }): void;
  /** Actions for one job; absent for a user who has none. */
  rowMenu?(job: Job): (MenuItem | MenuSection)[];
  /** The selected jobs and their bulk actions; absent for a user who has none. */
  selection?: Selection<ListedJob>;
  onBulk?: JobActions["onBulk"];
  /** Unviewed applications by job. Default: as `UnviewedOfJobs` around it counts them. */
  unviewed?: ReadonlyMap<number, number>;
  columns: Columns;
  savedViews?: ReactNode;
}

const tabs = Object.keys(jobFilters) as JobFilter[];

export function JobListView({
  state,
  jobs,
  total,
  isUpdating,
  failed,
  actions,
  onChange,
  rowMenu,
  selection,
  onBulk,
  unviewed,
  columns,
  savedViews,
}: JobListViewProps) {
  const say = useTexts();
  const chosen = selection?.rows ?? [];
  const [wasChosen, setWasChosen] = useState(false);
  if (chosen.length > 0 && !wasChosen) setWasChosen(true);
  const shown = jobColumns(say, unviewed);
  const filters = {
    records: ["jobs"] as const,
    fields: jobFields(say).filter(({ id }) => id !== searchField),
    terms: state.search,
    onChange: (search: State["search"]) => onChange({ search }),
  };
  const table = useRef<HTMLDivElement>(null);
  useRowKeys(table, { title: say(titles.jobList), isSelectable: Boolean(selection) });
  return (
    <Page spacing="tight" header={<PageHeader title={say(titles.jobList)} actions={actions} />}>
      <ListToolbar
        tabs={
          <FilterTabs
            label={say(jobListTexts.show)}
            value={state.filter}
            items={tabs.map((id) => ({ id, label: say(jobFilterTexts[id]) }))}
            onChange={(filter) => onChange({ filter })}
          />
        }
        state={state}
        onChange={onChange}
        search={{ field: searchField, label: say(jobListTexts.search) }}
        filters={<FilterButton {...filters} />}
        chips={<FilterChips {...filters} />}
        views={savedViews}
        table={{ columns: shown, choice: columns }}
      />
      {failed || (
        <>
          <Table
            ref={table}
            caption={say(jobListTexts.caption, { filter: say(jobFilterTexts[state.filter]) })}
            columns={shown}
            columnOrder={columns.columnOrder}
            hiddenColumns={columns.hiddenColumns}
            isFixed
            rows={jobs ?? []}
            getKey={({ id }) => String(id)}
            getLabel={({ title, job_number }) => `${title}, ${job_number}`}
            href={({ id }) => to.applicationList({ id })}
            {...(rowMenu && { rowMenu })}
            {...(selection && {
              selectedKeys: selection.keys,
              onSelectionChange: selection.onChange,
            })}
            sort={tableSort(state)}
            onSortChange={(sort) => onChange(listSort(sort))}
            isLoading={!jobs || isUpdating}
            empty={
              <Suspense>
                <NoJobs state={state} onChange={onChange} />
              </Suspense>
            }
          />
          {selection && onBulk && wasChosen && (
            <Suspense>
              <JobBulkBar
                jobs={chosen}
                onDuplicate={onBulk.duplicate}
                {...(total !== undefined && { total })}
                most={selection.most}
                onSelectAll={selection.onAll}
                onStatus={(status) => onBulk.move(chosen, status)}
                onRelease={onBulk.release && ((isReleased) => onBulk.release?.(chosen, isReleased))}
                channels={onBulk.channels}
                onAdvertise={(...how) => onBulk.advertise(chosen, ...how)}
                onClear={selection.onClear}
              />
            </Suspense>
          )}
          <ListPagination state={state} total={total} onChange={onChange} />
        </>
      )}
    </Page>
  );
}
