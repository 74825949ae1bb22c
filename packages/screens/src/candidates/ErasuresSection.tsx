import { listErasures } from "@ats/core/candidates/erasure-contract";
import type { Output } from "@ats/core/contract/endpoint";
import { EmptyState } from "@ats/ui/EmptyState";
import { Stack } from "@ats/ui/Stack";
import { Table, type TableColumn } from "@ats/ui/Table";
import { type Say, useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { Eraser } from "lucide-react";
import { contractText } from "../languages/contract-text.ts";
import { useEndpoint } from "../app/endpoint.ts";
import { datesIn } from "../dates/dates.ts";
import { ListFailed } from "../lists/ListFailed.tsx";
import { ListPagination, type Pages } from "../lists/ListPagination.tsx";
import { useLastPage } from "../lists/useListState.ts";
import { candidatesTexts } from "./texts.ts";

type Erasure = Output<typeof listErasures>["records"][number];

const columnsIn = (say: Say): TableColumn<Erasure>[] => [
  {
    id: "candidate_number",
    header: say(candidatesTexts.candidate),
    isRowHeader: true,
    cell: ({ candidate_number }) => candidate_number,
  },
  {
    id: "reason",
    header: say(candidatesTexts.why),
    cell: ({ reason }) => say(contractText(reason)),
    detail: ({ applications, cvs, notes }) =>
      say(candidatesTexts.erasureFacts, {
        applications: say(candidatesTexts.applicationsCounted, { count: applications }),
        cvs: say(candidatesTexts.deletedCvs, { count: cvs }),
        notes: say(candidatesTexts.deletedNotes, { count: notes }),
      }),
  },
  {
    id: "erased",
    header: say(candidatesTexts.erased),
    hideBelow: "sm",
    cell: ({ created_date_time }) => datesIn(say.locale).fullDate(created_date_time),
    detail: ({ erased_by, acting_for }) =>
      acting_for ? `${erased_by} (${acting_for})` : erased_by,
  },
];

/** Lists erasures, with nothing that identifies the erased person. */
export default function ErasuresSection({ pages }: { pages: Pages }) {
  const say = useTexts();
  const { page, per_page } = pages.state;
  const { data, error, isFetching, isPlaceholderData, refetch } = useEndpoint(
    listErasures,
    { query: { page_no: page - 1, per_page } },
    { placeholderData: keepPreviousData },
  );
  useLastPage(pages.state, data?.total, pages.onChange);
  if (error && !data)
    return (
      <ListFailed
        what={say(candidatesTexts.erasures)}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Stack gap="md">
      <Table
        caption={say(candidatesTexts.erasedPeople)}
        columns={columnsIn(say)}
        rows={data?.records ?? []}
        getKey={({ id }) => String(id)}
        isLoading={!data || isPlaceholderData}
        empty={
          <EmptyState
            level={2}
            icon={<Eraser />}
            title={say(candidatesTexts.noErasures)}
            description={say(candidatesTexts.noErasuresHint)}
          />
        }
      />
      <ListPagination {...pages} total={data?.total} />
    </Stack>
  );
}
