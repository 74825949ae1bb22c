import { type AgencyClient, listAgencyClients } from "@ats/core/agency-portal/clients-contract";
import { clientFilters } from "@ats/core/agency-portal/list-columns";
import { defaultPageSize } from "@ats/core/lists/page";
import { EmptyState } from "@ats/ui/EmptyState";
import { FilterTabs } from "@ats/ui/FilterTabs";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Stack } from "@ats/ui/Stack";
import { Table } from "@ats/ui/Table";
import { useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { Building2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { titles } from "../../app/titles.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { ListPagination, type Pages } from "../../lists/ListPagination.tsx";
import { listSort, tableSort } from "../../lists/sort.ts";
import { useLastPage } from "../../lists/useListState.ts";
import { useCanUse } from "../../session/session.tsx";
import { clientAction, clientColumns } from "./columns.tsx";
import type { ClientListSearch } from "./route.ts";
import { clientFilterTexts, clientListTexts } from "./texts.ts";

const AnswerDialog = lazy(() => import("./AnswerDialog.tsx"));

/** The companies that the agency works with or that invite it, newest first. Specification §9. */
export function AgencyClientList({
  search,
  setSearch,
}: ScreenProps<"agencyClientList", ClientListSearch>) {
  const say = useTexts();
  const mayAnswer = useCanUse("answerClients");
  const { filter = "all", sc = "created_date_time", so = "desc" } = search;
  const { page = 1, per_page = defaultPageSize } = search;
  const [answered, answer] = useState<AgencyClient>();
  const pages: Pages = {
    state: { page, per_page },
    onChange: (change, options) => setSearch({ ...search, page: 1, ...change }, options),
  };
  const { data, error, isFetching, isPlaceholderData, refetch } = useEndpoint(
    listAgencyClients,
    { query: { filter, sc, so, page_no: page - 1, per_page } },
    { placeholderData: keepPreviousData },
  );
  useLastPage(pages.state, data?.total, pages.onChange);
  return (
    <Page header={<PageHeader title={say(titles.agencyClientList)} />}>
      <Stack>
        <FilterTabs
          label={say(clientListTexts.show)}
          value={filter}
          items={clientFilters.map((id) => ({ id, label: say(clientFilterTexts[id]) }))}
          onChange={(next) => setSearch({ ...search, filter: next, page: undefined })}
        />
        {error && !data ? (
          <ListFailed
            what={say(clientListTexts.clients)}
            error={error}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <>
            <Table
              caption={say(clientListTexts.clients)}
              columns={clientColumns(say)}
              rows={data?.records ?? []}
              getKey={({ id }) => String(id)}
              getLabel={({ name }) => name}
              actionsWidth="7rem"
              rowActions={clientAction(say, mayAnswer ? answer : undefined)}
              sort={tableSort({ sc, so })}
              onSortChange={(sort) => setSearch({ ...search, ...listSort(sort), page: undefined })}
              isLoading={!data || isPlaceholderData}
              empty={
                <EmptyState
                  level={2}
                  icon={<Building2 />}
                  title={say(clientListTexts.none)}
                  description={say(clientListTexts.noneHint)}
                />
              }
            />
            <ListPagination {...pages} total={data?.total} />
          </>
        )}
      </Stack>
      {answered && (
        <Suspense>
          <AnswerDialog invitation={answered} onClose={() => answer(undefined)} />
        </Suspense>
      )}
    </Page>
  );
}
