import { type AgencyDisputeLine, listAgencyDisputes } from "@ats/core/agencies/disputes-contract";
import { type DisputeFilter, disputeFilters } from "@ats/core/agencies/list-columns";
import { defaultPageSize } from "@ats/core/lists/page";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { EmptyState } from "@ats/ui/EmptyState";
import { FilterTabs } from "@ats/ui/FilterTabs";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Table } from "@ats/ui/Table";
import { useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { Gavel } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { ListPagination } from "../../lists/ListPagination.tsx";
import { rowButton } from "../../lists/row-button.tsx";
import { disputeColumns } from "./columns.tsx";
import { disputeFilterTexts, disputeTexts } from "./texts.ts";

const DisputeDrawer = lazy(() => import("./DisputeDrawer.tsx"));

/** Disputes with one agency or all, the newest first. */
export function DisputesCard({ agencyId }: { agencyId?: number }) {
  const say = useTexts();
  const [filter, show] = useState<DisputeFilter>("all");
  const [state, setState] = useState({ page: 1, per_page: defaultPageSize });
  const [opened, open] = useState<number>();
  const { data, error, isFetching, isPlaceholderData, refetch } = useEndpoint(
    listAgencyDisputes,
    {
      query: {
        filter,
        page_no: state.page - 1,
        per_page: state.per_page,
        ...(agencyId !== undefined && { agency_id: agencyId }),
      },
    },
    { placeholderData: keepPreviousData, meta: { isLive: true } },
  );
  const filterBy = (next: DisputeFilter) => {
    show(next);
    setState({ ...state, page: 1 });
  };
  return (
    <Card
      title={say(disputeTexts.disputes)}
      actions={
        data &&
        data.open > 0 && (
          <StatusBadge tone="warning" label={say(disputeTexts.openCount, { count: data.open })} />
        )
      }
    >
      <Stack>
        <FilterTabs
          label={say(disputeTexts.show)}
          value={filter}
          items={disputeFilters.map((id) => ({ id, label: say(disputeFilterTexts[id]) }))}
          onChange={filterBy}
        />
        {error && !data ? (
          <ListFailed
            what={say(disputeTexts.disputes)}
            error={error}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <>
            <Table
              caption={say(disputeTexts.disputes)}
              columns={disputeColumns<AgencyDisputeLine>(
                say,
                say(disputeTexts.agency),
                ({ agency }) => agency.name,
              )}
              rows={data?.records ?? []}
              getKey={({ id }) => String(id)}
              getLabel={({ agency, job }) => `${agency.name}, ${job}`}
              onRowAction={({ id }) => open(id)}
              rowActions={rowButton(
                say(disputeTexts.view),
                ({ agency }) => say(disputeTexts.viewNamed, { agency: agency.name }),
                ({ id }) => open(id),
              )}
              isLoading={!data || isPlaceholderData}
              empty={
                <EmptyState
                  level={3}
                  icon={<Gavel />}
                  title={say(filter === "all" ? disputeTexts.none : disputeTexts.noneHere)}
                  description={filter === "all" && say(disputeTexts.noneHint)}
                  action={
                    filter !== "all" && (
                      <Button onPress={() => filterBy("all")}>{say(disputeTexts.showAll)}</Button>
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
      <Suspense>
        {opened !== undefined && <DisputeDrawer id={opened} onClose={() => open(undefined)} />}
      </Suspense>
    </Card>
  );
}
