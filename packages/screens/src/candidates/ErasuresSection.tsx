import type { Output } from "@ats/core/contract/endpoint";
import { listErasures } from "@ats/core/candidates/erasure-contract";
import { EmptyState } from "@ats/ui/EmptyState";
import { Stack } from "@ats/ui/Stack";
import { Table, type TableColumn } from "@ats/ui/Table";
import { keepPreviousData } from "@tanstack/react-query";
import { Eraser } from "lucide-react";
import { useEndpoint } from "../app/endpoint.ts";
import { fullDate } from "../dates/dates.ts";
import { ListFailed } from "../lists/ListFailed.tsx";
import { ListPagination, type Pages } from "../lists/ListPagination.tsx";
import { useLastPage } from "../lists/useListState.ts";

type Erasure = Output<typeof listErasures>["records"][number];

const columns: TableColumn<Erasure>[] = [
  {
    id: "candidate_number",
    header: "Candidate",
    isRowHeader: true,
    cell: ({ candidate_number }) => candidate_number,
  },
  {
    id: "reason",
    header: "Why",
    cell: ({ reason }) => reason,
    detail: ({ applications, cvs, notes }) =>
      `${applications} applications still counted · deleted: ${cvs} CVs, ${notes} notes`,
  },
  {
    id: "erased",
    header: "Erased",
    hideBelow: "sm",
    cell: ({ created_date_time }) => fullDate(created_date_time),
    detail: ({ erased_by, acting_for }) =>
      acting_for ? `${erased_by} (${acting_for})` : erased_by,
  },
];

/** Lists erasures, with nothing that identifies the erased person. */
export default function ErasuresSection({ pages }: { pages: Pages }) {
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
        what="The erasures"
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Stack gap="md">
      <Table
        caption="Erased people"
        columns={columns}
        rows={data?.records ?? []}
        getKey={({ id }) => String(id)}
        isLoading={!data || isPlaceholderData}
        empty={
          <EmptyState
            level={2}
            icon={<Eraser />}
            title="Nobody has been erased"
            description="Each erasure is listed with who erased and why, but not the candidate."
          />
        }
      />
      <ListPagination {...pages} total={data?.total} />
    </Stack>
  );
}
