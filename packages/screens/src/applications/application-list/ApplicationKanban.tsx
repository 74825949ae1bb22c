import type { Application } from "@ats/core/applications/application";
import { displayName } from "@ats/core/anonymisation/anonymisation";
import { type Stage, stageId, stageName, targetsOf } from "@ats/core/applications/stage";
import { type ApplicationFilter, statusesOf } from "@ats/core/applications/status";
import { to } from "@ats/core/navigation/routes";
import { Kanban } from "@ats/ui/Kanban";
import { useRef, useState } from "react";
import type { FieldTerm } from "../../lists/list-state.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { statusTones } from "../ApplicationStatus.tsx";
import type { MoveApplications } from "../useMoving.tsx";
import { ApplicationCard, ApplicationTitle } from "./ApplicationCard.tsx";
import { BulkActions } from "./BulkActions.tsx";
import { useFocusAfterMove } from "../useFocusAfterMove.ts";
import { useColumns } from "./queries.ts";

export interface ApplicationKanbanProps {
  jobId: number;
  stages: readonly Stage[];
  filter: ApplicationFilter;
  search: FieldTerm[];
  onIntent?(application: Application): void;
  onMove?: MoveApplications;
}

/** The stages of a filter, and those that their applications may move to. */
function columnsOf(stages: readonly Stage[], filter: ApplicationFilter) {
  const shown = stages.filter(({ status }) => statusesOf[filter].includes(status));
  const targets = targetsOf(stages, shown);
  return stages.filter((stage) => shown.includes(stage) || targets.includes(stage));
}

/** The applications of a job as cards in the columns of their stages. */
export function ApplicationKanban({
  jobId,
  stages,
  filter,
  search,
  onIntent,
  onMove,
}: ApplicationKanbanProps) {
  const board = useRef<HTMLDivElement>(null);
  const focusAfterMove = useFocusAfterMove(board);
  const [selectedKeys, setSelectedKeys] = useState<Set<string>>(new Set());
  const columns = useColumns({ jobId, shown: columnsOf(stages, filter), search });
  const failed = columns.filter(({ error }) => error);
  const [first] = failed;
  if (first?.error)
    return (
      <ListFailed
        what="Applications"
        error={first.error}
        isRetrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.forEach(({ retry }) => retry())}
      />
    );
  const items = Object.fromEntries(columns.map(({ stage, rows }) => [stageId(stage), rows]));
  const all = Object.values(items).flat();
  const columnOf = (id: string) => columns.find(({ stage }) => stageId(stage) === id);
  return (
    <div ref={board} tabIndex={-1} role="group" aria-label="Board">
      <Kanban
        label="Applications by stage"
        columns={columns.map(({ stage, total, rows }) => ({
          id: stageId(stage),
          title: stageName(stage),
          tone: statusTones[stage.status],
          ...(total !== undefined && { count: total, hasMore: rows.length < total }),
        }))}
        items={items}
        getKey={({ id }) => String(id)}
        getLabel={displayName}
        href={({ id }) => to.applicationDetails({ id })}
        {...(onIntent && { onCardIntent: onIntent })}
        renderTitle={(application) => <ApplicationTitle application={application} />}
        renderCard={(application) => <ApplicationCard application={application} />}
        isLoading={columns.some(({ total }) => total === undefined)}
        onLoadMore={(id) => columnOf(id)?.loadMore()}
        {...(onMove && { selectedKeys, onSelectionChange: setSelectedKeys })}
        getMoveTargets={(row) => (onMove ? targetsOf(stages, [row]).map(stageId) : [])}
        onMove={(keys, id) => {
          const moved = all.filter((row) => keys.includes(String(row.id)));
          const to = columnOf(id)?.stage;
          if (to) onMove?.(moved, to, focusAfterMove);
        }}
      />
      {onMove && (
        <BulkActions
          stages={stages}
          selected={all.filter(({ id }) => selectedKeys.has(String(id)))}
          onClear={() => setSelectedKeys(new Set())}
          onMove={onMove}
          onSent={focusAfterMove}
        />
      )}
    </div>
  );
}
