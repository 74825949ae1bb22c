import { type Placement, listPlacements } from "@ats/core/agencies/placement-contract";
import { type PlacementFilter, placementFilters } from "@ats/core/agencies/list-columns";
import { defaultPageSize } from "@ats/core/lists/page";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Drawer } from "@ats/ui/Drawer";
import { EmptyState } from "@ats/ui/EmptyState";
import { FilterTabs } from "@ats/ui/FilterTabs";
import { Stack } from "@ats/ui/Stack";
import { Table } from "@ats/ui/Table";
import { useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { UserCheck } from "lucide-react";
import { useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { ListPagination } from "../../lists/ListPagination.tsx";
import { rowButton } from "../../lists/row-button.tsx";
import { listSort, tableSort } from "../../lists/sort.ts";
import { placementColumns } from "./columns.tsx";
import { PlacementDetails } from "./PlacementDetails.tsx";
import { placementFilterTexts, placementTexts } from "./texts.ts";

/** Hires through one agency or all, with their invoices and rebate windows. */
export function PlacementsCard({ agencyId }: { agencyId?: number }) {
  const say = useTexts();
  const [filter, show] = useState<PlacementFilter>("all");
  const [sort, setSort] = useState<ReturnType<typeof listSort>>({ sc: "start_date", so: "desc" });
  const [state, setState] = useState({ page: 1, per_page: defaultPageSize });
  const [opened, open] = useState<number>();
  const { data, error, isFetching, isPlaceholderData, refetch } = useEndpoint(
    listPlacements,
    {
      query: {
        filter,
        sc: sort.sc === "rebate_until" ? "rebate_until" : "start_date",
        so: sort.so ?? "desc",
        page_no: state.page - 1,
        per_page: state.per_page,
        ...(agencyId !== undefined && { agency_id: agencyId }),
      },
    },
    { placeholderData: keepPreviousData },
  );
  const rows = data?.records ?? [];
  const placement = rows.find(({ id }) => id === opened);
  const filterBy = (next: PlacementFilter) => {
    show(next);
    setState({ ...state, page: 1 });
  };
  return (
    <Card title={say(placementTexts.placements)}>
      <Stack>
        <FilterTabs
          label={say(placementTexts.show)}
          value={filter}
          items={placementFilters.map((id) => ({ id, label: say(placementFilterTexts[id]) }))}
          onChange={filterBy}
        />
        {error && !data ? (
          <ListFailed
            what={say(placementTexts.placements)}
            error={error}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <>
            <Table
              caption={say(placementTexts.placements)}
              columns={placementColumns(say, agencyId === undefined)}
              rows={rows}
              getKey={({ id }: Placement) => String(id)}
              getLabel={({ applicant_name }) => applicant_name}
              onRowAction={({ id }) => open(id)}
              rowActions={rowButton(
                say(placementTexts.view),
                ({ applicant_name: name }) => say(placementTexts.viewNamed, { name }),
                ({ id }) => open(id),
              )}
              sort={tableSort(sort)}
              onSortChange={(next) => setSort(listSort(next))}
              isLoading={!data || isPlaceholderData}
              empty={
                <EmptyState
                  level={3}
                  icon={<UserCheck />}
                  title={say(filter === "all" ? placementTexts.none : placementTexts.noneHere)}
                  description={filter === "all" && say(placementTexts.noneHint)}
                  action={
                    filter !== "all" && (
                      <Button onPress={() => filterBy("all")}>{say(placementTexts.showAll)}</Button>
                    )
                  }
                />
              }
            />
            <ListPagination
              state={state}
              onChange={(change) => setState({ ...state, page: 1, ...change })}
              total={data?.total}
            />
          </>
        )}
      </Stack>
      {placement && (
        <Drawer
          isOpen
          title={placement.applicant_name}
          description={`${placement.job.title} · ${placement.agency.name}`}
          onOpenChange={() => open(undefined)}
        >
          <PlacementDetails placement={placement} />
        </Drawer>
      )}
    </Card>
  );
}
