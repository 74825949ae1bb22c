import { submissionFilters } from "@ats/core/agency-portal/list-columns";
import { listSubmissions } from "@ats/core/agency-portal/submission-contract";
import { to } from "@ats/core/navigation/routes";
import { fullName } from "@ats/core/validation/person-name";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { FilterTabs } from "@ats/ui/FilterTabs";
import { Inline } from "@ats/ui/Inline";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Stack } from "@ats/ui/Stack";
import { Table } from "@ats/ui/Table";
import { useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { Plus, SearchX, UserRound } from "lucide-react";
import { lazy, Suspense, useMemo } from "react";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { titles } from "../../app/titles.ts";
import { FieldSearch } from "../../lists/FieldSearch.tsx";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { ListPagination } from "../../lists/ListPagination.tsx";
import { pageOf } from "../../lists/list-state.ts";
import { listSort, tableSort } from "../../lists/sort.ts";
import { useLastPage, useListState } from "../../lists/useListState.ts";
import { ClientSwitch } from "../ClientSwitch.tsx";
import { useClient } from "../useClient.ts";
import { agencyCandidateColumns } from "./columns.tsx";
import { searchedSubmissions } from "./searched-submissions.ts";
import { type AgencyCandidatesSearch, agencyCandidatesOptions } from "./state.ts";
import { SubmissionJobFilter } from "./SubmissionJobFilter.tsx";
import { agencyCandidateFilterTexts, agencyCandidatesTexts } from "./texts.ts";

const ClientDisputes = lazy(() => import("../disputes/ClientDisputes.tsx"));

/** The candidates whom the agency submitted to a client, the newest first. Specification §9. */
export function AgencyCandidateList(props: ScreenProps<"agencyCandidate", AgencyCandidatesSearch>) {
  const say = useTexts();
  const { navigate } = useAts();
  const { id } = props.params;
  const clientId = Number(id);
  const list = useListState(
    useMemo(() => agencyCandidatesOptions(id), [id]),
    props,
  );
  const { clients } = useClient(clientId);
  const client = clients.find(({ client_id }) => client_id === clientId);
  return (
    <Page
      header={
        <PageHeader
          breadcrumbs={[
            { label: say(titles.agencyJobList), href: `${to.agencyJobList()}?client=${id}` },
          ]}
          title={say(titles.agencyCandidate)}
          subtitle={clients.length === 1 && client?.name}
          actions={
            client && (
              <Inline>
                <ClientSwitch
                  clients={clients}
                  client={client}
                  onChange={(next) => navigate(to.agencyCandidate({ id: next }))}
                />
                <Button
                  variant="primary"
                  iconStart={<Plus />}
                  isIconOnNarrow
                  href={submitTo(id, list.state.job)}
                >
                  {say(titles.submitCandidates)}
                </Button>
              </Inline>
            )
          }
        />
      }
    >
      <Candidates key={id} clientId={clientId} clientName={client?.name} list={list} />
    </Page>
  );
}

const submitTo = (id: string, job: number | undefined) =>
  to.submitCandidates({ id }) + (job === undefined ? "" : `?job=${job}`);

interface CandidatesProps {
  clientId: number;
  /** Absent until the clients are read. */
  clientName: string | undefined;
  list: ReturnType<typeof useListState<AgencyCandidatesSearch>>;
}

function Candidates({ clientId, clientName, list: { state, update } }: CandidatesProps) {
  const say = useTexts();
  const { filter, job, search } = state;
  const { data, error, isFetching, isPlaceholderData, refetch } = useEndpoint(
    listSubmissions,
    {
      params: { client_id: clientId },
      query: { ...pageOf(state), ...searchedSubmissions(search), filter, job_id: job },
    },
    { placeholderData: keepPreviousData },
  );
  useLastPage(state, data?.total, update);
  const isNarrowed = search.length > 0 || job !== undefined;
  return (
    <Stack>
      <Inline gap="md" justify="between">
        <FilterTabs
          label={say(agencyCandidatesTexts.show)}
          value={filter}
          items={submissionFilters.map((each) => ({
            id: each,
            label: say(agencyCandidateFilterTexts[each]),
          }))}
          onChange={(next) => update({ filter: next })}
        />
        <SubmissionJobFilter
          clientId={clientId}
          job={job}
          title={data?.records.find(({ job_id }) => job_id === job)?.job_title}
          onChange={(next) => update({ job: next })}
        />
      </Inline>
      <FieldSearch
        fields={[
          { id: "name", label: say(agencyCandidatesTexts.searchName) },
          { id: "created_by", label: say(agencyCandidatesTexts.createdBy) },
        ]}
        terms={search}
        onChange={(terms) => update({ search: terms })}
      />
      {error && !data ? (
        <ListFailed
          what={say(agencyCandidatesTexts.candidates)}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <Table
            caption={say(agencyCandidatesTexts.candidates)}
            columns={agencyCandidateColumns(say)}
            isFixed
            rows={data?.records ?? []}
            getKey={(row) => String(row.id)}
            getLabel={fullName}
            href={(row) => `${to.candidateDetails({ id: row.id })}?client=${clientId}`}
            sort={tableSort(state)}
            onSortChange={(sort) => update(listSort(sort))}
            isLoading={!data || isPlaceholderData}
            empty={
              isNarrowed ? (
                <EmptyState
                  level={2}
                  icon={<SearchX />}
                  title={say(agencyCandidatesTexts.notFound)}
                  action={
                    <Button onPress={() => update({ search: [], job: undefined })}>
                      {say(agencyCandidatesTexts.clearSearch)}
                    </Button>
                  }
                />
              ) : filter === "active" ? (
                <EmptyState
                  level={2}
                  icon={<UserRound />}
                  title={say(agencyCandidatesTexts.noneActive)}
                  description={say(agencyCandidatesTexts.noneActiveHint)}
                  action={
                    <Button onPress={() => update({ filter: "all" })}>
                      {say(agencyCandidatesTexts.showAll)}
                    </Button>
                  }
                />
              ) : (
                <EmptyState
                  level={2}
                  icon={<UserRound />}
                  title={say(agencyCandidatesTexts.none)}
                  description={
                    clientName
                      ? say(agencyCandidatesTexts.noneHint, { client: clientName })
                      : say(agencyCandidatesTexts.noneHintUnnamed)
                  }
                />
              )
            }
          />
          <ListPagination state={state} onChange={update} total={data?.total} />
        </>
      )}
      {data && (
        <Suspense>
          <ClientDisputes clientId={clientId} />
        </Suspense>
      )}
    </Stack>
  );
}
