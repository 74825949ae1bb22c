import { type AgencyLine, listAgencies } from "@ats/core/agencies/contract";
import { agencyFilters } from "@ats/core/agencies/list-columns";
import { defaultPageSize } from "@ats/core/lists/page";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { FilterTabs } from "@ats/ui/FilterTabs";
import { Inline } from "@ats/ui/Inline";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { SearchField } from "@ats/ui/SearchField";
import { Stack } from "@ats/ui/Stack";
import { Table } from "@ats/ui/Table";
import { useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { Handshake, Plus, SearchX } from "lucide-react";
import { useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { ListPagination, type Pages } from "../../lists/ListPagination.tsx";
import { listSort, tableSort } from "../../lists/sort.ts";
import { useLastPage } from "../../lists/useListState.ts";
import { useCan } from "../../session/session.tsx";
import { DisputesCard } from "../disputes/DisputesCard.tsx";
import { PlacementsCard } from "../placements/PlacementsCard.tsx";
import { agenciesTexts } from "../texts.ts";
import { agencyColumns } from "./columns.tsx";
import type { AgencyListSearch } from "./route.ts";
import { agencyFilterTexts, agencyListTexts } from "./texts.ts";

/** The agencies that the company works with, by name. Specification §9. */
export function AgencyList({ search, setSearch }: ScreenProps<"AgencyList", AgencyListSearch>) {
  const say = useTexts();
  const mayUpdate = useCan("UPDATE_AGENCIES");
  const { filter = "active", sc = "name", so = "asc" } = search;
  const { page = 1, per_page = defaultPageSize } = search;
  const [q, setTerm] = useState("");
  const pages: Pages = {
    state: { page, per_page },
    onChange: (change, options) => setSearch({ ...search, page: 1, ...change }, options),
  };
  const { data, error, isFetching, isPlaceholderData, refetch } = useEndpoint(
    listAgencies,
    { query: { filter, q, sc, so, page_no: page - 1, per_page } },
    { placeholderData: keepPreviousData },
  );
  useLastPage(pages.state, data?.total, pages.onChange);
  const addButton = mayUpdate && (
    <Button variant="primary" href={to.agencyAdd()} iconStart={<Plus />} isIconOnNarrow>
      {say(agenciesTexts.addAgency)}
    </Button>
  );
  return (
    <Page header={<PageHeader title={say(agenciesTexts.agencies)} actions={addButton} />}>
      <Stack>
        <Inline gap="md" justify="between">
          <FilterTabs
            label={say(agencyListTexts.show)}
            value={filter}
            items={agencyFilters.map((id) => ({ id, label: say(agencyFilterTexts[id]) }))}
            onChange={(next) => setSearch({ ...search, filter: next, page: undefined })}
          />
          <SearchField
            label={say(agencyListTexts.search)}
            isLabelHidden
            placeholder={say(agencyListTexts.search)}
            value={q}
            onChange={(term) => {
              setTerm(term);
              if (page > 1) pages.onChange({ page: 1 }, { replace: true });
            }}
          />
        </Inline>
        {error && !data ? (
          <ListFailed
            what={say(agenciesTexts.agencies)}
            error={error}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <>
            <Table
              caption={say(agenciesTexts.agencies)}
              columns={agencyColumns(say)}
              rows={data?.records ?? []}
              getKey={keyOfRow}
              getLabel={({ name }) => name}
              href={({ id }) => to.agencyEdit({ id })}
              sort={tableSort({ sc, so })}
              onSortChange={(sort) => setSearch({ ...search, ...listSort(sort), page: undefined })}
              isLoading={!data || isPlaceholderData}
              empty={
                q ? (
                  <EmptyState
                    level={2}
                    icon={<SearchX />}
                    title={say(agencyListTexts.notFound, { term: q })}
                    action={
                      <Button onPress={() => setTerm("")}>
                        {say(agencyListTexts.clearSearch)}
                      </Button>
                    }
                  />
                ) : filter === "all" ? (
                  <EmptyState
                    level={2}
                    icon={<Handshake />}
                    title={say(agencyListTexts.none)}
                    description={say(agencyListTexts.noneHint)}
                    action={addButton}
                  />
                ) : (
                  <EmptyState
                    level={2}
                    icon={<Handshake />}
                    title={say(agencyListTexts.noneHere)}
                    action={
                      <Button onPress={() => setSearch({ ...search, filter: "all" })}>
                        {say(agencyListTexts.showAll)}
                      </Button>
                    }
                  />
                )
              }
            />
            <ListPagination {...pages} total={data?.total} />
          </>
        )}
        <DisputesCard />
        <PlacementsCard />
      </Stack>
    </Page>
  );
}

const keyOfRow = ({ id }: AgencyLine) => String(id);
