import type { HiddenFields } from "@ats/core/anonymisation/fields";
import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Candidate } from "@ats/core/candidates/candidate";
import { candidateFilters } from "@ats/core/candidates/filters";
import type { TalentPool } from "@ats/core/candidates/pool-contract";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { FilterTabs } from "@ats/ui/FilterTabs";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Table } from "@ats/ui/Table";
import { useTexts } from "@ats/ui/texts";
import { Plus } from "lucide-react";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { freeSearch } from "../../applications/search-query.ts";
import { contractText } from "../../languages/contract-text.ts";
import { fieldOf } from "../../lists/filters/condition.ts";
import { FilterButton } from "../../lists/filters/FilterButton.tsx";
import { FilterChips } from "../../lists/filters/FilterChips.tsx";
import { ListPagination } from "../../lists/ListPagination.tsx";
import { ListToolbar } from "../../lists/ListToolbar.tsx";
import { listSort, tableSort } from "../../lists/sort.ts";
import type { Columns } from "../../lists/useColumns.ts";
import { useRowKeys } from "../../lists/useRowKeys.ts";
import type { Selection } from "../../lists/useSelection.ts";
import { candidateFields, isHiddenField } from "../search-fields.ts";
import { cvWords, filterPools } from "./calls.ts";
import { candidateColumns } from "./columns.tsx";
import { NoCandidates } from "./NoCandidates.tsx";
import type { CandidateListState } from "./state.ts";
import { candidateListTexts } from "./texts.ts";

export interface CandidateListViewProps {
  state: CandidateListState;
  /** Absent while the first page loads. */
  candidates: readonly Candidate[] | undefined;
  total: number | undefined;
  /** True while the rows are still those of the previous state. */
  isUpdating: boolean;
  /** True when anonymised candidates are numbers to the reader. */
  hidden: HiddenFields;
  /** True when the reader may add candidates. */
  isAddable: boolean;
  /** The import button; absent for a reader who may not add candidates. */
  importer?: ReactNode;
  columns: Columns;
  /** Absent for a reader who may not edit candidates. */
  selection?: Selection<Candidate> | undefined;
  pools: readonly TalentPool[];
  tags: readonly string[];
  savedViews?: ReactNode;
  /** A menu of further actions; absent for a reader who may not use them. */
  more?: ReactNode;
  /** Shown instead of the rows when they could not be loaded. */
  failed?: ReactNode;
  onChange(change: Partial<CandidateListState>, options?: { replace?: boolean }): void;
}

const tabs = Object.entries(candidateFilters).map(([id, label]) => ({
  id: id as keyof typeof candidateFilters,
  label,
}));

// Mounted from the first selection on, so that its announcements are heard and the focus stays.
const CandidateBulkBar = lazy(() => import("./CandidateBulkBar.tsx"));

export function CandidateListView(props: CandidateListViewProps) {
  const say = useTexts();
  const { state, candidates, total, isUpdating, hidden, columns, selection, failed, onChange } =
    props;
  const chosen = selection?.rows ?? [];
  const [wasChosen, setWasChosen] = useState(false);
  if (chosen.length > 0 && !wasChosen) setWasChosen(true);
  const [pool, ...otherPools] = filterPools(state.search);
  const shown = candidateColumns(
    say,
    state.search.some(({ field }) => field === cvWords),
  );
  const filters = {
    records: ["candidates"] as const,
    fields: candidateFields(say, props).filter(({ id }) => id !== freeSearch),
    terms: state.search,
    onChange: (search: CandidateListState["search"]) => onChange({ search }),
  };
  const table = useRef<HTMLDivElement>(null);
  useRowKeys(table, {
    title: say(candidateListTexts.candidates),
    isSelectable: Boolean(selection),
  });
  return (
    <Page
      spacing="tight"
      header={
        <PageHeader
          isOneLine
          title={say(candidateListTexts.candidates)}
          actions={
            <>
              {props.importer}
              {props.more}
              {props.isAddable && (
                <Button
                  variant="primary"
                  href={to.candidateAdd()}
                  iconStart={<Plus />}
                  isIconOnNarrow
                >
                  {say(candidateListTexts.addCandidate)}
                </Button>
              )}
            </>
          }
        />
      }
    >
      {!failed && state.search.some((term) => isHiddenField(fieldOf(term), hidden)) && (
        <Banner tone="info">{say(candidateListTexts.hiddenFields)}</Banner>
      )}
      <ListToolbar
        tabs={
          <FilterTabs
            label={say(candidateListTexts.showCandidates)}
            value={state.filter}
            items={tabs.map(({ id, label }) => ({ id, label: say(contractText(label)) }))}
            onChange={(filter) => onChange({ filter })}
          />
        }
        state={state}
        onChange={onChange}
        search={{ field: freeSearch, label: say(candidateListTexts.search) }}
        filters={<FilterButton {...filters} />}
        chips={<FilterChips {...filters} />}
        views={props.savedViews}
        table={{ columns: shown, choice: columns }}
      />
      {failed || (
        <>
          <Table
            ref={table}
            caption={say(candidateListTexts.caption, {
              filter: say(contractText(candidateFilters[state.filter])),
            })}
            columns={shown}
            isFixed
            columnOrder={columns.columnOrder}
            hiddenColumns={columns.hiddenColumns}
            rows={candidates ?? []}
            getKey={({ id }) => String(id)}
            getLabel={displayName}
            href={({ id }) => to.candidateEdit({ id })}
            {...(selection && {
              selectedKeys: selection.keys,
              onSelectionChange: selection.onChange,
            })}
            sort={tableSort(state)}
            onSortChange={(sort) => onChange(listSort(sort))}
            isLoading={!candidates || isUpdating}
            empty={<NoCandidates state={state} onChange={onChange} />}
          />
          {selection && wasChosen && (
            <Suspense>
              <CandidateBulkBar
                candidates={chosen}
                pool={props.pools.find(({ id }) => id === pool && otherPools.length === 0)}
                {...(total !== undefined && {
                  total,
                  most: selection.most,
                  onSelectAll: selection.onAll,
                })}
                onClear={selection.onClear}
              />
            </Suspense>
          )}
          <ListPagination
            state={state}
            total={total}
            isCounting={total === undefined && Boolean(candidates?.length)}
            onChange={onChange}
          />
        </>
      )}
    </Page>
  );
}
