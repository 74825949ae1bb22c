import type { AgencyClient } from "@ats/core/agency-portal/clients-contract";
import { type AgencyJob, listAgencyJobs } from "@ats/core/agency-portal/jobs-contract";
import { agencyJobFilters } from "@ats/core/agency-portal/list-columns";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { FilterTabs } from "@ats/ui/FilterTabs";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { SearchField } from "@ats/ui/SearchField";
import { Stack } from "@ats/ui/Stack";
import { Table } from "@ats/ui/Table";
import { useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { Briefcase, Building2, SearchX } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { titles } from "../../app/titles.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { TwoStepNeeded } from "../../lists/TwoStepNeeded.tsx";
import { ListPagination } from "../../lists/ListPagination.tsx";
import { rowButton } from "../../lists/row-button.tsx";
import { listSort, tableSort } from "../../lists/sort.ts";
import { useLastPage, useListState } from "../../lists/useListState.ts";
import { ClientSwitch } from "../ClientSwitch.tsx";
import { AgencyPlacements } from "../placements/AgencyPlacements.tsx";
import { agencyPortalTexts } from "../texts.ts";
import { useClient } from "../useClient.ts";
import { agencyJobColumns } from "./columns.tsx";
import { agencyJobsOptions, type AgencyJobsSearch } from "./state.ts";
import { agencyJobFilterTexts, agencyJobsTexts } from "./texts.ts";

const AgencyJobDrawer = lazy(() => import("./AgencyJobDrawer.tsx"));

/** The jobs that a client has released to the agency, the latest first. Specification §9. */
export function AgencyJobList(props: ScreenProps<"agencyJobList", AgencyJobsSearch>) {
  const say = useTexts();
  const list = useListState(agencyJobsOptions, props);
  const { query, clients, client } = useClient(list.state.client);
  return (
    <Page
      header={
        <PageHeader
          title={say(titles.agencyJobList)}
          subtitle={clients.length === 1 && client?.name}
          actions={
            client && (
              <Inline>
                <ClientSwitch
                  clients={clients}
                  client={client}
                  onChange={(id) => list.update({ client: id })}
                />
                <Link href={to.agencyCandidate({ id: client.client_id })}>
                  {say(agencyJobsTexts.ownCandidates)}
                </Link>
              </Inline>
            )
          }
        />
      }
    >
      <ListContent what={say(agencyPortalTexts.clients)} query={query} lines={8}>
        {() =>
          client?.needs_two_step ? (
            <TwoStepNeeded
              description={say(agencyPortalTexts.twoStepHint, { client: client.name })}
            />
          ) : client ? (
            <Stack gap="lg" key={client.client_id}>
              <JobsOfClient client={client} list={list} />
              <AgencyPlacements client={client} />
            </Stack>
          ) : (
            <EmptyState
              level={2}
              icon={<Building2 />}
              title={say(agencyPortalTexts.noClient)}
              description={say(agencyPortalTexts.noClientHint)}
            />
          )
        }
      </ListContent>
    </Page>
  );
}

interface JobsOfClientProps {
  client: AgencyClient;
  list: ReturnType<typeof useListState<AgencyJobsSearch>>;
}

function JobsOfClient({ client, list: { state, update } }: JobsOfClientProps) {
  const say = useTexts();
  const { filter, sc, so, page, per_page } = state;
  const [q, setTerm] = useState("");
  const [opened, open] = useState<AgencyJob>();
  const { data, error, isFetching, isPlaceholderData, refetch } = useEndpoint(
    listAgencyJobs,
    {
      params: { client_id: client.client_id },
      query: { filter, sc, so, q, page_no: page - 1, per_page },
    },
    { placeholderData: keepPreviousData },
  );
  useLastPage(state, data?.total, update);
  return (
    <Stack>
      <Inline gap="md" justify="between">
        <FilterTabs
          label={say(agencyJobsTexts.show)}
          value={filter}
          items={agencyJobFilters.map((id) => ({ id, label: say(agencyJobFilterTexts[id]) }))}
          onChange={(next) => update({ filter: next })}
        />
        <SearchField
          label={say(agencyJobsTexts.search)}
          isLabelHidden
          placeholder={say(agencyJobsTexts.search)}
          value={q}
          onChange={(term) => {
            setTerm(term);
            if (page > 1) update({ page: 1 }, { replace: true });
          }}
        />
      </Inline>
      {error && !data ? (
        <ListFailed
          what={say(agencyJobsTexts.jobs)}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <Table
            caption={say(agencyJobsTexts.jobs)}
            columns={agencyJobColumns(say, client.client_id)}
            rows={data?.records ?? []}
            getKey={({ id }) => String(id)}
            getLabel={({ title }) => title}
            onRowAction={open}
            rowActions={rowButton(
              say(agencyJobsTexts.view),
              ({ title }: AgencyJob) => say(agencyJobsTexts.viewNamed, { title }),
              (job) => open(job),
            )}
            sort={tableSort({ sc, so })}
            onSortChange={(sort) => update(listSort(sort))}
            isLoading={!data || isPlaceholderData}
            empty={
              q ? (
                <EmptyState
                  level={2}
                  icon={<SearchX />}
                  title={say(agencyJobsTexts.notFound, { term: q })}
                  action={
                    <Button onPress={() => setTerm("")}>{say(agencyJobsTexts.clearSearch)}</Button>
                  }
                />
              ) : (
                <EmptyState
                  level={2}
                  icon={<Briefcase />}
                  title={say(agencyJobsTexts.none)}
                  description={say(agencyJobsTexts.noneHint, { client: client.name })}
                />
              )
            }
          />
          <ListPagination state={state} onChange={update} total={data?.total} />
        </>
      )}
      {opened && (
        <Suspense>
          <AgencyJobDrawer
            clientId={client.client_id}
            job={opened}
            onClose={() => open(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
