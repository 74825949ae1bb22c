import type { HiddenFields } from "@ats/core/anonymisation/fields";
import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Application } from "@ats/core/applications/application";
import { mayMoveTo, type Stage, stageFor } from "@ats/core/applications/stage";
import { to } from "@ats/core/navigation/routes";
import { IconButton } from "@ats/ui/IconButton";
import { Table } from "@ats/ui/Table";
import { onDemand } from "@ats/ui/onDemand";
import { type Say, useTexts } from "@ats/ui/texts";
import { ArrowRightLeft, PanelRight } from "lucide-react";
import { useRef, useState } from "react";
import { ListPagination } from "../../lists/ListPagination.tsx";
import { listSort, tableSort } from "../../lists/sort.ts";
import type { Columns } from "../../lists/useColumns.ts";
import { useRowKeys } from "../../lists/useRowKeys.ts";
import type { Selection } from "../../lists/useSelection.ts";
import type { Neighbour } from "../application-details/NeighbourButtons.tsx";
import { MoveMenu } from "../MoveMenu.tsx";
import { RatingAndTagsButton } from "../RatingAndTagsButton.tsx";
import { RejectButton } from "../RejectButton.tsx";
import type { ApplicationPage } from "../status-patches.ts";
import { stageName } from "../status-texts.ts";
import { applicationsTexts, filterTexts } from "../texts.ts";
import { useFocusAfterMove } from "../useFocusAfterMove.ts";
import type { MoveApplications } from "../useMoveApplications.tsx";
import { BulkBar } from "./BulkBar.tsx";
import { applicationColumns } from "./columns.tsx";
import { NoApplications } from "./NoApplications.tsx";
import type { ApplicationListState } from "./state.ts";
import { applicationListTexts } from "./texts.ts";

// Loads on first use.
const ApplicationDrawer = onDemand(() => import("./ApplicationDrawer.tsx"));

export interface ApplicationTableProps {
  jobId: number;
  /** Fields of the applicants that are hidden from the reader. */
  hidden: HiddenFields;
  state: ApplicationListState;
  stages: readonly Stage[];
  /** The one stage that is shown. */
  shown: Pick<Stage, "status" | "node_name"> | undefined;
  /** Absent while the first page loads. */
  page: ApplicationPage | undefined;
  isUpdating: boolean;
  columns: Columns;
  onChange(change: Partial<ApplicationListState>, options?: { replace?: boolean }): void;
  /** Called when the reader is about to open an application. */
  onIntent?(application: Application): void;
  /** Absent for a reader who may not move applications. */
  onMove?: MoveApplications;
  /** Absent for a reader who may not move applications. */
  selection?: Selection<Application>;
}

export function ApplicationTable({
  jobId,
  state,
  stages,
  shown,
  page,
  hidden,
  isUpdating,
  columns,
  onChange,
  onIntent,
  onMove,
  selection,
}: ApplicationTableProps) {
  const say = useTexts();
  const results = useRef<HTMLDivElement>(null);
  const focusAfterMove = useFocusAfterMove(results);
  const [opened, setOpened] = useState<Neighbour>();
  const close = () => {
    const address = opened && to.applicationDetails(opened);
    results.current?.querySelector<HTMLElement>(`a[href$="${address}"]`)?.focus();
    setOpened(undefined);
  };
  const rows = page?.records ?? [];
  const rejectRow = (index: number) => {
    const row = rows[index];
    const rejected = stageFor(stages, "REJECTED");
    if (row && mayMoveTo(row, rejected)) onMove?.([row], rejected, focusAfterMove);
  };
  useRowKeys(results, {
    title: say(applicationListTexts.applications),
    isSelectable: Boolean(onMove && selection),
    actions: onMove
      ? [{ id: "rejectRow", label: say(applicationsTexts.reject), keys: "R", onAction: rejectRow }]
      : [],
  });
  const what = shown ? stageName(say, shown) : say(filterTexts[state.filter]);
  return (
    <>
      <div
        ref={results}
        tabIndex={-1}
        role="group"
        aria-label={say(applicationListTexts.applicationsOf, { what })}
      >
        <Table
          caption={what}
          columns={applicationColumns(say, hidden)}
          columnOrder={columns.columnOrder}
          hiddenColumns={columns.hiddenColumns}
          isFixed
          rows={rows}
          getKey={({ id }) => String(id)}
          getLabel={displayName}
          href={({ id }) => to.applicationDetails({ id })}
          onRowAction={setOpened}
          currentKey={opened && String(opened.id)}
          {...(onIntent && { onRowIntent: onIntent })}
          sort={tableSort(state)}
          onSortChange={(sort) => onChange(listSort(sort))}
          {...(onMove &&
            selection && {
              selectedKeys: selection.keys,
              onSelectionChange: selection.onChange,
            })}
          rowActions={rowButtons(say, {
            stages,
            onMove,
            onOpen: setOpened,
            onSent: focusAfterMove,
          })}
          actionsWidth={onMove ? "8.75rem" : "3.75rem"}
          isLoading={!page || isUpdating}
          empty={<NoApplications {...{ state, shown, onChange }} />}
        />
      </div>
      {onMove && selection && (
        <BulkBar
          selected={selection.rows}
          {...(page && { total: page.total, most: selection.most, onSelectAll: selection.onAll })}
          stages={stages}
          onClear={selection.onClear}
          onAdd={selection.onAdd}
          onMove={onMove}
          onSent={focusAfterMove}
        />
      )}
      <ListPagination state={state} total={page?.total} onChange={onChange} />
      {opened && (
        <ApplicationDrawer
          jobId={jobId}
          shown={opened}
          onShow={setOpened}
          onMove={onMove}
          onClose={close}
        />
      )}
    </>
  );
}

interface RowButtonsProps extends Pick<ApplicationTableProps, "stages" | "onMove"> {
  onOpen(row: Application): void;
  onSent(): void;
}

const rowButtons =
  (say: Say, { stages, onMove, onOpen, onSent }: RowButtonsProps) =>
  (row: Application) => (
    <>
      <IconButton
        aria-label={say(applicationListTexts.viewApplicant, { applicant: displayName(row) })}
        aria-haspopup="dialog"
        icon={<PanelRight />}
        size="sm"
        onPress={() => onOpen(row)}
      />
      {onMove && (
        <>
          <RatingAndTagsButton
            application={row}
            label={say(applicationListTexts.rateAndTag, { applicant: displayName(row) })}
          />
          <RejectButton
            application={row}
            stages={stages}
            onMove={(stage) => onMove([row], stage, onSent)}
          />
          <MoveMenu
            trigger={
              <IconButton
                aria-label={say(applicationListTexts.moveApplicant, {
                  applicant: displayName(row),
                })}
                icon={<ArrowRightLeft />}
                size="sm"
              />
            }
            label={displayName(row)}
            stages={stages}
            from={[row]}
            onMove={(stage) => onMove([row], stage, onSent)}
          />
        </>
      )}
    </>
  );
