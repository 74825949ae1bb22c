import type { Application } from "@ats/core/applications/application";
import { displayName } from "@ats/core/anonymisation/anonymisation";
import { type Stage, stageName } from "@ats/core/applications/stage";
import { applicationFilters } from "@ats/core/applications/status";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { IconButton } from "@ats/ui/IconButton";
import { Table } from "@ats/ui/Table";
import { ListPagination } from "../../lists/ListPagination.tsx";
import { ArrowRightLeft, SearchX, Users } from "lucide-react";
import { useRef } from "react";
import { listSort, tableSort } from "../../lists/sort.ts";
import { MarksButton } from "../MarksButton.tsx";
import { MoveMenu } from "../MoveMenu.tsx";
import type { ApplicationListViewProps } from "./ApplicationListView.tsx";
import type { MoveApplications } from "../useMoving.tsx";
import { useFocusAfterMove } from "../useFocusAfterMove.ts";
import { BulkActions } from "./BulkActions.tsx";
import { applicationColumns } from "./columns.tsx";

interface ApplicationTableProps extends ApplicationListViewProps {
  stages: readonly Stage[];
  /** The one stage that is shown. */
  shown: Pick<Stage, "status" | "node_name"> | undefined;
}

export function ApplicationTable({
  state,
  stages,
  shown,
  page,
  isAnonymised,
  isUpdating,
  onChange,
  onIntent,
  onMove,
  selection,
}: ApplicationTableProps) {
  const results = useRef<HTMLDivElement>(null);
  const focusAfterMove = useFocusAfterMove(results);
  const rows = page?.records ?? [];
  const what = shown ? stageName(shown) : applicationFilters[state.filter];
  return (
    <>
      <div ref={results} tabIndex={-1} role="group" aria-label={`Applications: ${what}`}>
        <Table
          caption={what}
          columns={applicationColumns(isAnonymised)}
          isFixed
          rows={rows}
          getKey={({ id }) => String(id)}
          getLabel={displayName}
          href={({ id }) => to.applicationDetails({ id })}
          {...(onIntent && { onRowIntent: onIntent })}
          sort={tableSort(state)}
          onSortChange={(sort) => onChange(listSort(sort))}
          {...(onMove &&
            selection && {
              selectedKeys: selection.keys,
              onSelectionChange: selection.onChange,
              rowActions: rowButtons(stages, onMove, focusAfterMove),
              actionsWidth: "5.25rem",
            })}
          isLoading={!page || isUpdating}
          empty={<NoApplications {...{ state, shown, onChange }} />}
        />
      </div>
      {onMove && selection && (
        <BulkActions
          selected={selection.rows}
          {...(page && { total: page.total, most: selection.most, onSelectAll: selection.onAll })}
          stages={stages}
          onClear={selection.onClear}
          onMove={onMove}
          onSent={focusAfterMove}
        />
      )}
      <ListPagination state={state} total={page?.total} onChange={onChange} />
    </>
  );
}

const rowButtons =
  (stages: readonly Stage[], onMove: MoveApplications, onSent: () => void) =>
  (row: Application) => (
    <>
      <MarksButton application={row} label={`Rate and tag ${displayName(row)}`} />
      <MoveMenu
        trigger={
          <IconButton aria-label={`Move ${displayName(row)}`} icon={<ArrowRightLeft />} size="sm" />
        }
        label={displayName(row)}
        stages={stages}
        from={[row]}
        onMove={(stage) => onMove([row], stage, onSent)}
      />
    </>
  );

function NoApplications({
  state,
  shown,
  onChange,
}: Pick<ApplicationTableProps, "state" | "shown" | "onChange">) {
  if (state.search.length > 0)
    return (
      <EmptyState
        icon={<SearchX />}
        title="No applications match your search"
        description="Nobody here fits every term. Take a term away, or clear the search."
        action={<Button onPress={() => onChange({ search: [] })}>Clear the search</Button>}
      />
    );
  if (shown)
    return (
      <EmptyState
        icon={<Users />}
        title={`Nobody is in ${stageName(shown)}`}
        description="Applications appear here once they are moved to this stage."
        action={
          <Button onPress={() => onChange({ status: undefined, node: undefined })}>
            Show every stage
          </Button>
        }
      />
    );
  if (state.filter === "active")
    return (
      <EmptyState
        icon={<Users />}
        title="No active applications"
        description="Applications that are applied, shortlisted, in interview or in processing appear here."
        action={
          <Button onPress={() => onChange({ filter: "complete" })}>
            Show all complete applications
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={<Users />}
      title={state.filter === "incomplete" ? "No incomplete applications" : "No applications yet"}
      description={
        state.filter === "incomplete"
          ? "Applications that were started but not submitted appear here."
          : "Applications appear here as soon as candidates submit them."
      }
    />
  );
}
