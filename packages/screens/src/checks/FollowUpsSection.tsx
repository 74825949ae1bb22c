import { listFollowUps } from "@ats/core/checks/contract";
import type { Output } from "@ats/core/contract/endpoint";
import { to } from "@ats/core/navigation/routes";
import { EmptyState } from "@ats/ui/EmptyState";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Table, type TableColumn } from "@ats/ui/Table";
import { keepPreviousData } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import { useEndpoint } from "../app/endpoint.ts";
import { shortDate } from "../dates/dates.ts";
import { ListFailed } from "../lists/ListFailed.tsx";
import { ListPagination, type Pages } from "../lists/ListPagination.tsx";
import { useLastPage } from "../lists/useListState.ts";
import { useCan } from "../session/session.tsx";
import { CheckSettingsForm } from "./CheckSettingsForm.tsx";
import { RightToWorkBadge } from "./RightToWorkBadge.tsx";

type FollowUp = Output<typeof listFollowUps>["records"][number];

const columns: TableColumn<FollowUp>[] = [
  {
    id: "name",
    header: "Name",
    isRowHeader: true,
    cell: ({ name, application_id }) => (
      <Link variant="strong" href={`${to.applicationDetails({ id: application_id })}?tab=checks`}>
        {name}
      </Link>
    ),
    detail: ({ job_title, job_number }) => `${job_title} (${job_number})`,
  },
  {
    id: "state",
    header: "Right to work",
    cell: ({ state }) => <RightToWorkBadge state={state} />,
  },
  {
    id: "due_date",
    header: "Check before",
    isNoWrap: true,
    cell: ({ due_date }) => (due_date ? shortDate(due_date) : "The first day of work"),
  },
];

/** Lists the right-to-work checks that are due, most urgent first, and the company's durations. */
export default function FollowUpsSection({ pages }: { pages: Pages }) {
  const { page, per_page } = pages.state;
  const canSet = useCan("VIEW_SETTINGS");
  const { data, error, isFetching, isPlaceholderData, refetch } = useEndpoint(
    listFollowUps,
    { query: { page_no: page - 1, per_page } },
    { placeholderData: keepPreviousData },
  );
  useLastPage(pages.state, data?.total, pages.onChange);
  if (error && !data)
    return (
      <ListFailed
        what="Right to work checks"
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Stack gap="lg">
      <Table
        caption="Right to work checks that are due"
        columns={columns}
        rows={data?.records ?? []}
        getKey={({ application_id }) => String(application_id)}
        isLoading={!data || isPlaceholderData}
        empty={
          <EmptyState
            level={2}
            icon={<BadgeCheck />}
            title="No check is due"
            description="Hires without a check, and checks due to be repeated, appear here."
          />
        }
      />
      <ListPagination {...pages} total={data?.total} />
      {canSet && <CheckSettingsForm />}
    </Stack>
  );
}
