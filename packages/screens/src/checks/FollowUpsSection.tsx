import { listFollowUps } from "@ats/core/checks/contract";
import type { Output } from "@ats/core/contract/endpoint";
import { to } from "@ats/core/navigation/routes";
import { EmptyState } from "@ats/ui/EmptyState";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Table, type TableColumn } from "@ats/ui/Table";
import { type Say, useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import { useEndpoint } from "../app/endpoint.ts";
import { datesIn } from "../dates/dates.ts";
import { ListFailed } from "../lists/ListFailed.tsx";
import { ListPagination, type Pages } from "../lists/ListPagination.tsx";
import { useLastPage } from "../lists/useListState.ts";
import { useCan } from "../session/session.tsx";
import { CheckSettingsForm } from "./CheckSettingsForm.tsx";
import { RightToWorkBadge } from "./RightToWorkBadge.tsx";
import { settingsTexts } from "./settings-texts.ts";

type FollowUp = Output<typeof listFollowUps>["records"][number];

const columns = (say: Say): TableColumn<FollowUp>[] => [
  {
    id: "name",
    header: say(settingsTexts.name),
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
    header: say(settingsTexts.rightToWork),
    cell: ({ state }) => <RightToWorkBadge state={state} />,
  },
  {
    id: "due_date",
    header: say(settingsTexts.checkBefore),
    isNoWrap: true,
    cell: ({ due_date }) =>
      due_date ? datesIn(say.locale).shortDate(due_date) : say(settingsTexts.firstDay),
  },
];

/** Lists the right-to-work checks that are due, most urgent first, and the company's durations. */
export default function FollowUpsSection({ pages }: { pages: Pages }) {
  const say = useTexts();
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
        what={say(settingsTexts.checks)}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Stack gap="lg">
      <Table
        caption={say(settingsTexts.checksDue)}
        columns={columns(say)}
        rows={data?.records ?? []}
        getKey={({ application_id }) => String(application_id)}
        isLoading={!data || isPlaceholderData}
        empty={
          <EmptyState
            level={2}
            icon={<BadgeCheck />}
            title={say(settingsTexts.noneDue)}
            description={say(settingsTexts.noneDueHint)}
          />
        }
      />
      <ListPagination {...pages} total={data?.total} />
      {canSet && <CheckSettingsForm />}
    </Stack>
  );
}
