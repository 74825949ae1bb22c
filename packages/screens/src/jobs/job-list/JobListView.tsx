import { jobFilters } from "@ats/core/jobs/job";
import type { Job, JobStatus, ListedJob } from "@ats/core/jobs/job";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { FilterTabs } from "@ats/ui/FilterTabs";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import type { MenuItem, MenuSection } from "@ats/ui/Menu";
import { Table } from "@ats/ui/Table";
import { ListPagination } from "../../lists/ListPagination.tsx";
import { Briefcase, SearchX } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { FieldSearch } from "../../lists/FieldSearch.tsx";
import type { ListState } from "../../lists/list-state.ts";
import { listSort, tableSort } from "../../lists/sort.ts";
import { jobFields } from "../search-fields.ts";
import { jobColumns } from "./columns.tsx";
import type { JobListSearch } from "./state.ts";

// From the first choice on, and then it stays: what it says is heard, and the focus has a place.
const JobBulkBar = lazy(() => import("./JobBulkBar.tsx"));

type State = ListState<JobListSearch>;

export interface JobListViewProps {
  state: State;
  /** Absent while the first page loads. */
  jobs: readonly ListedJob[] | undefined;
  total: number | undefined;
  /** The rows are still those of the state before. */
  isUpdating: boolean;
  /** In place of the rows when they could not be read. */
  failed?: ReactNode;
  /** What else can be done here: "Add job". */
  actions?: ReactNode;
  onChange(change: Partial<State>): void;
  /** What can be done with one job; absent for who may do nothing. */
  rowMenu?(job: Job): (MenuItem | MenuSection)[];
  /** The chosen jobs' ids, and what can be done with several; absent for who may not. */
  selected?: ReadonlySet<string>;
  onSelect?(ids: ReadonlySet<string>): void;
  onBulk?(jobs: readonly Job[], status: JobStatus): void;
}

const bulk = ["ACTIVE", "FILLED", "WITHDRAWN", "ARCHIVED"] as const;

const filters = Object.entries(jobFilters).map(([id, label]) => ({
  id: id as keyof typeof jobFilters,
  label,
}));

export function JobListView({
  state,
  jobs,
  total,
  isUpdating,
  failed,
  actions,
  onChange,
  rowMenu,
  selected,
  onSelect,
  onBulk,
}: JobListViewProps) {
  const chosen = jobs?.filter(({ id }) => selected?.has(String(id))) ?? [];
  const [wasChosen, setWasChosen] = useState(false);
  if (chosen.length > 0 && !wasChosen) setWasChosen(true);
  return (
    <Page
      header={
        <PageHeader
          title="Jobs"
          actions={actions}
          tabs={
            <FilterTabs
              label="Show jobs"
              value={state.filter}
              items={filters}
              onChange={(filter) => onChange({ filter })}
            />
          }
        />
      }
    >
      <FieldSearch
        fields={jobFields}
        terms={state.search}
        onChange={(search) => onChange({ search })}
      />
      {failed || (
        <>
          <Table
            caption={`${jobFilters[state.filter]} jobs`}
            columns={jobColumns}
            rows={jobs ?? []}
            getKey={({ id }) => String(id)}
            getLabel={({ title, job_number }) => `${title}, ${job_number}`}
            href={({ id }) => to.applicationList({ id })}
            {...(rowMenu && { rowMenu })}
            {...(selected && onSelect && { selectedKeys: selected, onSelectionChange: onSelect })}
            sort={tableSort(state)}
            onSortChange={(sort) => onChange(listSort(sort))}
            isLoading={!jobs || isUpdating}
            empty={<NoJobs state={state} onChange={onChange} />}
          />
          {onSelect && onBulk && wasChosen && (
            <Suspense>
              <JobBulkBar
                count={chosen.length}
                statuses={bulk}
                onStatus={(status) => onBulk(chosen, status)}
                onClear={() => onSelect(new Set())}
              />
            </Suspense>
          )}
          <ListPagination state={state} total={total} onChange={onChange} />
        </>
      )}
    </Page>
  );
}

const reasons: Record<State["filter"], string> = {
  active: "Jobs that are open or on hold appear here.",
  filled: "A job appears here once its openings are filled.",
  draft: "Jobs that are being written or wait for approval appear here.",
  my: "Jobs where you are the recruiter or the hiring manager appear here.",
  all: "Your company has no jobs yet.",
};

function NoJobs({ state, onChange }: Pick<JobListViewProps, "state" | "onChange">) {
  if (state.search.length > 0)
    return (
      <EmptyState
        icon={<SearchX />}
        title="No jobs match your search"
        description={`None of the jobs under “${jobFilters[state.filter]}” fits every term. Take a term away, or search all jobs.`}
        action={
          <>
            <Button onPress={() => onChange({ search: [] })}>Clear the search</Button>
            {state.filter !== "all" && (
              <Button variant="ghost" onPress={() => onChange({ filter: "all" })}>
                Search all jobs
              </Button>
            )}
          </>
        }
      />
    );
  return (
    <EmptyState
      icon={<Briefcase />}
      title={state.filter === "all" ? "No jobs" : `No jobs under “${jobFilters[state.filter]}”`}
      description={reasons[state.filter]}
      {...(state.filter !== "all" && {
        action: <Button onPress={() => onChange({ filter: "all" })}>Show all jobs</Button>,
      })}
    />
  );
}
