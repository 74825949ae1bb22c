import { displayName } from "@ats/core/anonymisation/anonymisation";
import { type Application, bulkApplicationsMax } from "@ats/core/applications/application";
import { mayMoveTo, type Stage, stageId, targetsOf } from "@ats/core/applications/stage";
import { type ApplicationFilter, statusesOf } from "@ats/core/applications/status";
import { to } from "@ats/core/navigation/routes";
import { Kanban } from "@ats/ui/Kanban";
import type { MenuItem } from "@ats/ui/Menu";
import { onDemand } from "@ats/ui/onDemand";
import { type Say, useTexts } from "@ats/ui/texts";
import { GalleryHorizontalEnd, ListChecks } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { ListFailed } from "../../lists/ListFailed.tsx";
import type { FieldTerm } from "../../lists/field-term.ts";
import { statusTones } from "../ApplicationStatus.tsx";
import type { Neighbour } from "../application-details/NeighbourButtons.tsx";
import { RejectButton } from "../RejectButton.tsx";
import { stageName } from "../status-texts.ts";
import { useFocusAfterMove } from "../useFocusAfterMove.ts";
import type { MoveApplications } from "../useMoveApplications.tsx";
import { ApplicationCard, ApplicationTitle } from "./ApplicationCard.tsx";
import { BulkBar } from "./BulkBar.tsx";
import { boardTexts } from "./board-texts.ts";
import { type Column, useColumns } from "./queries.ts";
import { useBoardSelection } from "./useBoardSelection.ts";

// Loads on first use.
const ApplicationDrawer = onDemand(() => import("./ApplicationDrawer.tsx"));

export interface ApplicationKanbanProps {
  jobId: number;
  stages: readonly Stage[];
  filter: ApplicationFilter;
  search: FieldTerm[];
  /** Shown instead of a board without applications. */
  empty: ReactNode;
  onClearSearch(): void;
  onIntent?(application: Application): void;
  onMove?: MoveApplications;
  /** Starts a review of a stage from this application. */
  onReview?(id: number, stage: Stage): void;
}

/** The stages of a filter, and the stages that its applications may move to. */
function columnsOf(stages: readonly Stage[], filter: ApplicationFilter) {
  const shown = stages.filter(({ status }) => statusesOf[filter].includes(status));
  const targets = targetsOf(stages, shown);
  return stages.filter((stage) => shown.includes(stage) || targets.includes(stage));
}

export function ApplicationKanban({
  jobId,
  stages,
  filter,
  search,
  empty,
  onClearSearch,
  onIntent,
  onMove,
  onReview,
}: ApplicationKanbanProps) {
  const say = useTexts();
  const board = useRef<HTMLDivElement>(null);
  const focusAfterMove = useFocusAfterMove(board);
  const shown = { jobId, shown: columnsOf(stages, filter), search };
  const columns = useColumns(shown);
  const [opened, setOpened] = useState<Neighbour>();
  const close = () => {
    board.current?.querySelector<HTMLElement>(`[data-key="${opened?.id}"]`)?.focus();
    setOpened(undefined);
  };
  const selection = useBoardSelection(shown, columns);
  const failed = columns.filter(({ error }) => error);
  const [first] = failed;
  if (first?.error)
    return (
      <ListFailed
        what={say(boardTexts.applications)}
        error={first.error}
        isRetrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.forEach(({ retry }) => retry())}
        onClearSearch={onClearSearch}
      />
    );
  if (columns.every(({ total }) => total === 0)) return empty;
  const items = Object.fromEntries(columns.map(({ stage, rows }) => [stageId(stage), rows]));
  const all = Object.values(items).flat();
  const chosen = onlyStageOf(selection.rows, columns);
  const selectionSent = () => {
    selection.onClear();
    focusAfterMove();
  };
  const columnOf = (id: string) => columns.find(({ stage }) => stageId(stage) === id);
  return (
    <div ref={board} tabIndex={-1} role="group" aria-label={say(boardTexts.board)}>
      <Kanban
        label={say(boardTexts.byStage)}
        columns={columns.map((column) => ({
          id: stageId(column.stage),
          title: stageName(say, column.stage),
          tone: statusTones[column.stage.status],
          ...(column.total !== undefined && {
            count: column.total,
            hasMore: column.rows.length < column.total,
          }),
          actions: actionsOf(say, column, onReview, onMove && selection.onStage),
        }))}
        items={items}
        getKey={({ id }) => String(id)}
        getLabel={displayName}
        href={({ id }) => to.applicationDetails({ id })}
        onCardAction={setOpened}
        {...(onIntent && { onCardIntent: onIntent })}
        renderTitle={(application) => <ApplicationTitle application={application} />}
        renderAction={(application) =>
          onMove && (
            <RejectButton
              application={application}
              stages={stages}
              onMove={(stage) => onMove([application], stage, focusAfterMove)}
              excludeFromTabOrder
            />
          )
        }
        renderCard={(application) => <ApplicationCard application={application} />}
        isLoading={columns.some(({ total }) => total === undefined)}
        onLoadMore={(id) => columnOf(id)?.loadMore()}
        {...(onMove && {
          selectedKeys: selection.keys,
          onSelectionChange: selection.onChange,
        })}
        getMoveTargets={(row) => (onMove ? targetsOf(stages, [row]).map(stageId) : [])}
        onMove={(keys, id) => {
          const to = columnOf(id)?.stage;
          if (!to) return;
          // Selected cards that are not loaded move too.
          if (keys.some((key) => selection.keys.has(key)))
            return onMove?.(
              selection.rows.filter((row) => mayMoveTo(row, to)),
              to,
              selectionSent,
            );
          const moved = all.filter((row) => keys.includes(String(row.id)));
          onMove?.(moved, to, focusAfterMove);
        }}
      />
      {onMove && (
        <BulkBar
          stages={stages}
          selected={selection.rows}
          {...(chosen?.total && {
            total: chosen.total,
            most: bulkApplicationsMax,
            onSelectAll: () => selection.onStage(chosen),
          })}
          onClear={selection.onClear}
          onAdd={selection.onAdd}
          onMove={onMove}
          onSent={focusAfterMove}
        />
      )}
      {opened && (
        <ApplicationDrawer
          jobId={jobId}
          shown={opened}
          onShow={setOpened}
          onMove={onMove}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The column of all selected applications; undefined when they are in several. */
const onlyStageOf = ([first, ...others]: readonly Application[], columns: readonly Column[]) =>
  columns.find(({ stage }) => {
    const isThere = (row: Application) => stageId(row) === stageId(stage);
    return first && isThere(first) && others.every(isThere);
  });

/** Actions on a whole stage, loaded or not. */
function actionsOf(
  say: Say,
  column: Column,
  onReview: ApplicationKanbanProps["onReview"],
  onSelect: ((column: Column) => void) | undefined,
): MenuItem[] {
  const { stage, rows, total = 0 } = column;
  const [first] = rows;
  const name = stageName(say, stage);
  return [
    {
      id: "review",
      label: say(boardTexts.reviewStage, { stage: name }),
      icon: <GalleryHorizontalEnd />,
      isDisabled: !first,
      onAction: () => first && onReview?.(first.id, stage),
    },
    ...(onSelect
      ? [
          {
            id: "select",
            label: selectLabel(say, total, name),
            icon: <ListChecks />,
            isDisabled: total === 0,
            onAction: () => onSelect(column),
          },
        ]
      : []),
  ];
}

function selectLabel(say: Say, count: number, stage: string): string {
  if (count === 0) return say(boardTexts.selectNone, { stage });
  return count > bulkApplicationsMax
    ? say(boardTexts.selectFirst, { most: bulkApplicationsMax, count, stage })
    : say(boardTexts.selectAll, { count, stage });
}
