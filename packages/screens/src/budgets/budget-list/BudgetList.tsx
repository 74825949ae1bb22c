import { listBudgets, type Budget } from "@ats/core/budgets/contract";
import { budgetFilters, type budgetSortColumns } from "@ats/core/budgets/list-columns";
import { defaultPageSize, type Sort } from "@ats/core/lists/page";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { FilterTabs } from "@ats/ui/FilterTabs";
import { Stack } from "@ats/ui/Stack";
import { Table } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { PiggyBank, Plus } from "lucide-react";
import { useEndpoint } from "../../app/endpoint.ts";
import type { SearchOf } from "../../app/useSearch.ts";
import { CostsPage } from "../../costs/cost-list/CostsPage.tsx";
import type { CostsSearch } from "../../costs/cost-list/tabs.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { ListPagination, type Pages } from "../../lists/ListPagination.tsx";
import { listSort, tableSort } from "../../lists/sort.ts";
import { useLastPage } from "../../lists/useListState.ts";
import { useCan } from "../../session/session.tsx";
import { budgetsPath } from "../budget-words.ts";
import { budgetsTexts } from "../texts.ts";
import { budgetColumns } from "./columns.tsx";
import { budgetFilterTexts, budgetListTexts } from "./texts.ts";

/** The budgets, those that are used up most first. */
export function BudgetList({ search, setSearch }: SearchOf<CostsSearch>) {
  const say = useTexts();
  const mayUpdate = useCan("UPDATE_COSTS");
  const { show = "all", by = "used_percent", so = "desc" } = search;
  const { page = 1, per_page = defaultPageSize } = search;
  const change = (part: Partial<CostsSearch>, options?: { replace?: boolean }) =>
    setSearch({ ...search, page: undefined, ...part }, options);
  const pages: Pages = { state: { page, per_page }, onChange: change };
  const { data, error, isFetching, isPlaceholderData, refetch } = useEndpoint(
    listBudgets,
    { query: { filter: show, sc: by, so, page_no: page - 1, per_page } },
    { placeholderData: keepPreviousData },
  );
  useLastPage(pages.state, data?.total, pages.onChange);
  const addButton = mayUpdate && (
    <Button variant="primary" href={budgetsPath("new")} iconStart={<Plus />} isIconOnNarrow>
      {say(budgetsTexts.addBudget)}
    </Button>
  );
  return (
    <CostsPage tab="budgets" actions={addButton}>
      <Stack>
        <FilterTabs
          label={say(budgetListTexts.show)}
          value={show}
          items={budgetFilters.map((id) => ({ id, label: say(budgetFilterTexts[id]) }))}
          onChange={(next) => change({ show: next })}
        />
        {error && !data ? (
          <ListFailed
            what={say(budgetsTexts.budgets)}
            error={error}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <>
            <Table
              caption={say(budgetsTexts.budgets)}
              columns={budgetColumns(say)}
              rows={data?.records ?? []}
              getKey={keyOfRow}
              getLabel={({ name }) => name}
              href={({ id }) => budgetsPath(id)}
              sort={tableSort({ sc: by, so })}
              onSortChange={(sort) => {
                const { sc, so: order }: Sort<(typeof budgetSortColumns)[number]> = listSort(sort);
                change({ by: sc, so: order });
              }}
              isLoading={!data || isPlaceholderData}
              empty={
                show === "all" ? (
                  <EmptyState
                    level={2}
                    icon={<PiggyBank />}
                    title={say(budgetListTexts.none)}
                    description={say(budgetListTexts.noneHint)}
                    action={addButton}
                  />
                ) : (
                  <EmptyState
                    level={2}
                    icon={<PiggyBank />}
                    title={say(budgetListTexts.noneHere)}
                    action={
                      <Button onPress={() => change({ show: undefined })}>
                        {say(budgetListTexts.showAll)}
                      </Button>
                    }
                  />
                )
              }
            />
            {data && data.total > 0 && (
              <Text size="sm" tone="muted">
                {say(budgetsTexts.whatCounts)}
              </Text>
            )}
            <ListPagination {...pages} total={data?.total} />
          </>
        )}
      </Stack>
    </CostsPage>
  );
}

const keyOfRow = ({ id }: Budget) => String(id);
