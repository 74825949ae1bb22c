import { listSupportVisits, type SupportVisit } from "@ats/core/session/support-log-contract";
import { defaultPageSize } from "@ats/core/lists/page";
import { EmptyState } from "@ats/ui/EmptyState";
import { SearchField } from "@ats/ui/SearchField";
import { Stack } from "@ats/ui/Stack";
import { Table, type TableColumn } from "@ats/ui/Table";
import { type Say, useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { LogIn, SearchX } from "lucide-react";
import { useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { datesIn } from "../../dates/dates.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { ListPagination } from "../../lists/ListPagination.tsx";
import { globalSettingsTexts } from "./texts.ts";

/** Lists who of the operator's staff entered which company, why and for how long. */
export default function SupportVisitsSection() {
  const say = useTexts();
  const [state, setState] = useState({ page: 1, per_page: defaultPageSize, q: "" });
  const { page, per_page, q } = state;
  const change = (next: Partial<typeof state>) => setState({ ...state, page: 1, ...next });
  const visits = useEndpoint(
    listSupportVisits,
    { query: { page_no: page - 1, per_page, ...(q && { q }) } },
    { placeholderData: keepPreviousData },
  );
  return (
    <Stack gap="lg">
      <SearchField
        label={say(globalSettingsTexts.searchVisits)}
        placeholder={say(globalSettingsTexts.searchVisitsHint)}
        onSubmit={(typed) => change({ q: typed })}
        onClear={() => change({ q: "" })}
      />
      <Table
        caption={say(globalSettingsTexts.visits)}
        columns={columns(say)}
        rows={visits.data?.records ?? []}
        getKey={({ id, company }) => `${company} ${id}`}
        isLoading={!visits.data || visits.isPlaceholderData}
        failed={
          visits.error && !visits.data ? (
            <ListFailed
              what={say(globalSettingsTexts.visits)}
              error={visits.error}
              isRetrying={visits.isFetching}
              onRetry={() => void visits.refetch()}
            />
          ) : undefined
        }
        empty={
          <EmptyState
            icon={q ? <SearchX /> : <LogIn />}
            title={say(q ? globalSettingsTexts.noSuchVisits : globalSettingsTexts.noVisits)}
            description={say(globalSettingsTexts.noVisitsHint)}
          />
        }
      />
      <ListPagination state={state} total={visits.data?.total} onChange={change} />
    </Stack>
  );
}

const columns = (say: Say): TableColumn<SupportVisit>[] => [
  {
    id: "name",
    header: say(globalSettingsTexts.person),
    isRowHeader: true,
    cell: ({ name }) => name,
    detail: ({ address }) => address,
  },
  {
    id: "company",
    header: say(globalSettingsTexts.company),
    cell: ({ company }) => company,
    detail: ({ reason }) => reason,
  },
  {
    id: "entered",
    header: say(globalSettingsTexts.entered),
    hideBelow: "sm",
    cell: ({ entered_date_time }) => datesIn(say.locale).fullDate(entered_date_time),
    detail: ({ entered_date_time, left_date_time }) =>
      left_date_time
        ? say(globalSettingsTexts.stayed, {
            time: datesIn(say.locale).elapsed(entered_date_time, {
              now: Date.parse(left_date_time),
            }),
          })
        : say(globalSettingsTexts.isThere),
  },
];
