import { listFollowUps } from "@ats/core/checks/contract";
import type { Output } from "@ats/core/contract/endpoint";
import { to } from "@ats/core/navigation/routes";
import { defaultPageSize } from "@ats/core/lists/page";
import { EmptyState } from "@ats/ui/EmptyState";
import { Link } from "@ats/ui/Link";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Stack } from "@ats/ui/Stack";
import { Table, type TableColumn } from "@ats/ui/Table";
import { type Say, useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { titles } from "../../app/titles.ts";
import { datesIn } from "../../dates/dates.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { narrowLine } from "../../lists/narrow-table.css.ts";
import { ListPagination, type Pages } from "../../lists/ListPagination.tsx";
import { useLastPage } from "../../lists/useListState.ts";
import { RightToWorkBadge } from "../RightToWorkBadge.tsx";
import type { RightToWorkSearch } from "./route.ts";
import { rightToWorkTexts } from "./texts.ts";

type FollowUp = Output<typeof listFollowUps>["records"][number];

const dueOf = (say: Say, { due_date }: FollowUp) =>
  due_date ? datesIn(say.locale).shortDate(due_date) : say(rightToWorkTexts.firstDay);

const columns = (say: Say): TableColumn<FollowUp>[] => [
  {
    id: "name",
    header: say(rightToWorkTexts.name),
    isRowHeader: true,
    cell: ({ name, application_id }) => (
      <Link variant="strong" href={`${to.applicationDetails({ id: application_id })}?tab=checks`}>
        {name}
      </Link>
    ),
    detail: (row) => (
      <>
        {row.job_title} ({row.job_number})
        <span className={narrowLine}>
          <RightToWorkBadge state={row.state} />
          <span>{dueOf(say, row)}</span>
        </span>
      </>
    ),
  },
  {
    id: "state",
    header: say(rightToWorkTexts.rightToWork),
    hideBelow: "md",
    cell: ({ state }) => <RightToWorkBadge state={state} />,
  },
  {
    id: "due_date",
    header: say(rightToWorkTexts.checkBefore),
    isNoWrap: true,
    hideBelow: "md",
    cell: (row) => dueOf(say, row),
  },
];

/** Lists the right-to-work checks that are due, most urgent first. */
export function RightToWork({ search, setSearch }: ScreenProps<"rightToWork", RightToWorkSearch>) {
  const say = useTexts();
  const { page = 1, per_page = defaultPageSize } = search;
  const pages: Pages = {
    state: { page, per_page },
    onChange: (change, options) => setSearch({ page: 1, per_page, ...change }, options),
  };
  const { data, error, isFetching, isPlaceholderData, refetch } = useEndpoint(
    listFollowUps,
    { query: { page_no: page - 1, per_page } },
    { placeholderData: keepPreviousData },
  );
  useLastPage(pages.state, data?.total, pages.onChange);
  return (
    <Page
      header={
        <PageHeader title={say(titles.rightToWork)} subtitle={say(rightToWorkTexts.subtitle)} />
      }
    >
      {error && !data ? (
        <ListFailed
          what={say(rightToWorkTexts.checks)}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Stack gap="lg">
          <Table
            caption={say(rightToWorkTexts.checksDue)}
            columns={columns(say)}
            rows={data?.records ?? []}
            getKey={({ application_id }) => String(application_id)}
            isLoading={!data || isPlaceholderData}
            empty={
              <EmptyState
                level={2}
                icon={<BadgeCheck />}
                title={say(rightToWorkTexts.noneDue)}
                description={say(rightToWorkTexts.noneDueHint)}
              />
            }
          />
          <ListPagination {...pages} total={data?.total} />
        </Stack>
      )}
    </Page>
  );
}
