import type { Application } from "@ats/core/applications/application";
import { displayName } from "@ats/core/anonymisation/anonymisation";
import {
  type ApplicationFilter,
  type ApplicationStatus,
  applicationStatuses,
  movesFrom,
  statusesOf,
  statusLabels,
} from "@ats/core/applications/status";
import { to } from "@ats/core/navigation/routes";
import { Kanban } from "@ats/ui/Kanban";
import { useRef, useState } from "react";
import type { FieldTerm } from "../../lists/list-state.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { statusTones } from "../ApplicationStatus.tsx";
import type { MoveApplications } from "../useMoving.tsx";
import { ApplicationCard } from "./ApplicationCard.tsx";
import { BulkActions } from "./BulkActions.tsx";
import { useFocusAfterMove } from "../useFocusAfterMove.ts";
import { useColumns } from "./queries.ts";

export interface ApplicationKanbanProps {
  jobId: number;
  filter: ApplicationFilter;
  search: FieldTerm[];
  onIntent?(application: Application): void;
  onMove?: MoveApplications;
}

/** The statuses of a filter, and those that they may move to. */
const columnsOf = (filter: ApplicationFilter) =>
  applicationStatuses.filter((status) =>
    statusesOf[filter].some((shown) => shown === status || movesFrom(shown).includes(status)),
  );

/** The applications of a job as cards in the columns of their statuses. */
export function ApplicationKanban({
  jobId,
  filter,
  search,
  onIntent,
  onMove,
}: ApplicationKanbanProps) {
  const board = useRef<HTMLDivElement>(null);
  const focusAfterMove = useFocusAfterMove(board);
  const [selectedKeys, setSelectedKeys] = useState<Set<string>>(new Set());
  const columns = useColumns({ jobId, shown: columnsOf(filter), search });
  const failed = columns.filter(({ query }) => query.error && !query.data);
  const [first] = failed;
  if (first?.query.error)
    return (
      <ListFailed
        what="Applications"
        error={first.query.error}
        isRetrying={failed.some(({ query }) => query.isFetching)}
        onRetry={() => failed.forEach(({ query }) => void query.refetch())}
      />
    );
  const items = Object.fromEntries(
    columns.map(({ status, query }) => [
      status,
      query.data?.pages.flatMap(({ records }) => records) ?? [],
    ]),
  );
  const all = Object.values(items).flat();
  return (
    <div ref={board} tabIndex={-1} role="group" aria-label="Board">
      <Kanban
        label="Applications by status"
        columns={columns.map(({ status, query }) => ({
          id: status,
          title: statusLabels[status],
          tone: statusTones[status],
          hasMore: query.hasNextPage,
          ...(query.data && { count: query.data.pages[0]?.total ?? 0 }),
        }))}
        items={items}
        getKey={({ id }) => String(id)}
        getLabel={displayName}
        href={({ id }) => to.applicationDetails({ id })}
        renderCard={(application) => (
          <ApplicationCard application={application} {...(onIntent && { onIntent })} />
        )}
        isLoading={columns.some(({ query }) => query.isPending)}
        onLoadMore={(id) => void columns.find(({ status }) => status === id)?.query.fetchNextPage()}
        {...(onMove && { selectedKeys, onSelectionChange: setSelectedKeys })}
        getMoveTargets={({ status }) => (onMove ? [...movesFrom(status)] : [])}
        onMove={(keys, column) =>
          onMove?.(
            all.filter(({ id }) => keys.includes(String(id))),
            column as ApplicationStatus,
            focusAfterMove,
          )
        }
      />
      {onMove && (
        <BulkActions
          selected={all.filter(({ id }) => selectedKeys.has(String(id)))}
          onClear={() => setSelectedKeys(new Set())}
          onMove={onMove}
          onSent={focusAfterMove}
        />
      )}
    </div>
  );
}
