import type { CostTotals, ListedCost } from "@ats/core/costs/contract";
import { departmentOf } from "@ats/core/costs/department-of";
import { costFilters } from "@ats/core/costs/list-columns";
import { approvalProcess } from "@ats/core/flags/flags";
import { useFlag } from "../../flags/useFlag.ts";
import { to } from "@ats/core/navigation/routes";
import { FilterTabs } from "@ats/ui/FilterTabs";
import { Table } from "@ats/ui/Table";
import { useTexts } from "@ats/ui/texts";
import { type ReactNode, useRef } from "react";
import { freeSearch } from "../../applications/search-query.ts";
import { conditionFrom } from "../../lists/filters/condition.ts";
import { FilterButton } from "../../lists/filters/FilterButton.tsx";
import { FilterChips } from "../../lists/filters/FilterChips.tsx";
import { ListPagination } from "../../lists/ListPagination.tsx";
import { ListToolbar } from "../../lists/ListToolbar.tsx";
import { listSort, tableSort } from "../../lists/sort.ts";
import type { Columns } from "../../lists/useColumns.ts";
import { useRowKeys } from "../../lists/useRowKeys.ts";
import { costStageTexts, costsTexts } from "../texts.ts";
import { costColumns, costLabel } from "./columns.tsx";
import { CostTotalsLine } from "./CostTotalsLine.tsx";
import { NoCosts } from "./NoCosts.tsx";
import { costSearch } from "./search-fields.ts";
import type { CostListState } from "./state.ts";
import { costListTexts } from "./texts.ts";

interface CostListViewProps {
  state: CostListState;
  /** Absent while the first page loads. */
  costs: readonly ListedCost[] | undefined;
  total: number | undefined;
  totals: CostTotals | undefined;
  /** True while the rows are still those of the previous state. */
  isUpdating: boolean;
  /** The job whose costs they are. */
  jobId?: number | undefined;
  columns: Columns;
  savedViews?: ReactNode;
  addHref: string | undefined;
  /** Shown instead of the rows when they could not be loaded. */
  failed?: ReactNode;
  onChange(change: Partial<CostListState>, options?: { replace?: boolean }): void;
}

const tabText = {
  all: costListTexts.all,
  planned: costStageTexts.PLANNED,
  committed: costStageTexts.COMMITTED,
  actual: costStageTexts.ACTUAL,
  paid: costStageTexts.PAID,
  waiting: costListTexts.waiting,
  rejected: costListTexts.rejected,
} as const;

/** A list of costs with its totals. */
export function CostListView(props: CostListViewProps) {
  const say = useTexts();
  const { state, costs, total, totals, jobId, columns, addHref, onChange } = props;
  const hasApprovals = useFlag(approvalProcess);
  const shownFilters = costFilters.filter(
    (id) => hasApprovals || state.filter === id || !["waiting", "rejected"].includes(id),
  );
  const department = departmentOf(state.search.map(conditionFrom));
  const share = jobId
    ? say(costListTexts.share)
    : department && say(costListTexts.shareOf, { department });
  const shown = costColumns(say, totals?.home.currency, share);
  const filters = {
    fields: costSearch(say),
    terms: state.search,
    onChange: (search: CostListState["search"]) => onChange({ search }),
  };
  const table = useRef<HTMLDivElement>(null);
  useRowKeys(table, { title: say(costsTexts.costs), isSelectable: false });
  return (
    <>
      <ListToolbar
        tabs={
          <FilterTabs
            label={say(costListTexts.show)}
            value={state.filter}
            items={shownFilters.map((id) => ({ id, label: say(tabText[id]) }))}
            onChange={(filter) => onChange({ filter })}
          />
        }
        state={state}
        onChange={onChange}
        search={{ field: freeSearch, label: say(costListTexts.search) }}
        filters={<FilterButton {...filters} />}
        chips={<FilterChips {...filters} />}
        views={props.savedViews}
        table={{ columns: shown, choice: columns }}
      />
      {props.failed || (
        <>
          <CostTotalsLine totals={totals} />
          <Table
            ref={table}
            caption={say(costsTexts.costs)}
            columns={shown}
            isFixed
            columnOrder={columns.columnOrder}
            hiddenColumns={columns.hiddenColumns}
            rows={costs ?? []}
            getKey={({ id }) => String(id)}
            getLabel={(cost) => costLabel(say, cost)}
            href={({ id }) => to.costEdit({ id })}
            sort={tableSort(state)}
            onSortChange={(sort) => onChange(listSort(sort))}
            isLoading={!costs || props.isUpdating}
            empty={<NoCosts state={state} addHref={addHref} onChange={onChange} />}
          />
          <ListPagination state={state} total={total} onChange={onChange} />
        </>
      )}
    </>
  );
}
