import {
  getApprovalFigures,
  listRequisitions,
  type RequisitionLine,
} from "@ats/core/approvals/contract";
import { requisitionTabs } from "@ats/core/approvals/list-columns";
import { defaultPageSize } from "@ats/core/lists/page";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { FilterTabs } from "@ats/ui/FilterTabs";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { SearchField } from "@ats/ui/SearchField";
import { Stack } from "@ats/ui/Stack";
import { StatTile } from "@ats/ui/StatTile";
import { Table } from "@ats/ui/Table";
import { useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { titles } from "../../app/titles.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { ListPagination, type Pages } from "../../lists/ListPagination.tsx";
import { listSort, tableSort } from "../../lists/sort.ts";
import { useLastPage } from "../../lists/useListState.ts";
import { approvalPath } from "../approval-path.ts";
import * as css from "./ApprovalList.css.ts";
import { approvalColumns } from "./columns.tsx";
import type { ApprovalListSearch } from "./route.ts";
import { approvalListTexts } from "./texts.ts";

// Mounted from the first selection on, so that its announcements are heard and the focus stays.
const ApproveBar = lazy(() => import("./ApproveBar.tsx"));

/** Lists the requests for approval that the reader may see, those they can decide first. */
export function ApprovalList({
  search,
  setSearch,
}: ScreenProps<"approvalRequestTable", ApprovalListSearch>) {
  const say = useTexts();
  const { tab = "mine", sc = "sent_date_time", so = "asc" } = search;
  const { page = 1, per_page = defaultPageSize } = search;
  const [q, setTerm] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const pages: Pages = {
    state: { page, per_page },
    onChange: (change, options) => setSearch({ ...search, page: 1, ...change }, options),
  };
  const { data, error, isFetching, isPlaceholderData, refetch } = useEndpoint(
    listRequisitions,
    { query: { tab, q, sc, so, page_no: page - 1, per_page } },
    { placeholderData: keepPreviousData, meta: { isOfApprovals: true } },
  );
  useLastPage(pages.state, data?.total, pages.onChange);
  const rows = data?.records ?? [];
  const selected = rows.filter(({ id, owed }) => chosen?.has(String(id)) && owed.length > 0);
  const isDecidable = rows.some(({ owed }) => owed.length > 0);
  return (
    <Page header={<PageHeader title={say(titles.approvalRequestTable)} />}>
      <Stack gap="lg">
        <Inline gap="md" justify="between">
          <FilterTabs
            label={say(approvalListTexts.show)}
            value={tab}
            items={requisitionTabs.map((id) => ({ id, label: say(approvalListTexts[id]) }))}
            onChange={(next) => setSearch({ ...search, tab: next, page: undefined })}
          />
          <SearchField
            label={say(approvalListTexts.search)}
            isLabelHidden
            placeholder={say(approvalListTexts.search)}
            value={q}
            onChange={(term) => {
              setTerm(term);
              if (page > 1) pages.onChange({ page: 1 }, { replace: true });
            }}
          />
        </Inline>
        {error && !data ? (
          <ListFailed
            what={say(approvalListTexts.requests)}
            error={error}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <>
            <Table
              caption={say(approvalListTexts.caption)}
              columns={approvalColumns(say)}
              rows={rows}
              getKey={keyOfRow}
              getLabel={({ title }) => title}
              href={approvalPath}
              {...(isDecidable && {
                selectedKeys: chosen ?? new Set<string>(),
                onSelectionChange: setChosen,
              })}
              sort={tableSort({ sc, so })}
              onSortChange={(sort) => setSearch({ ...search, ...listSort(sort), page: undefined })}
              isLoading={!data || isPlaceholderData}
              empty={<NoRequests tab={tab} term={q} onClear={() => setTerm("")} />}
            />
            {chosen && (
              <Suspense>
                <ApproveBar requests={selected} onClear={() => setChosen(new Set())} />
              </Suspense>
            )}
            <ListPagination {...pages} total={data?.total} />
          </>
        )}
        <div className={css.figures}>
          <Figures />
        </div>
      </Stack>
    </Page>
  );
}

const keyOfRow = ({ id }: RequisitionLine) => String(id);

/** How long approvals take, and what waits. */
function Figures() {
  const say = useTexts();
  const { data } = useEndpoint(getApprovalFigures, {}, { meta: { isOfApprovals: true } });
  const { longest } = data ?? {};
  return (
    <Grid columns={3}>
      <StatTile
        label={say(approvalListTexts.waitsForMe)}
        value={data?.mine ?? null}
        isLoading={!data}
        note={data && say(approvalListTexts.pendingNote, { count: data.pending })}
      />
      <StatTile
        label={say(approvalListTexts.median)}
        value={data?.median_working_days ?? null}
        isLoading={!data}
        note={data && say(approvalListTexts.medianNote, { count: data.decided })}
      />
      <StatTile
        label={say(approvalListTexts.longest)}
        value={longest?.working_days ?? null}
        isLoading={!data}
        {...(longest && { href: approvalPath(longest) })}
        note={
          longest
            ? say(approvalListTexts.longestNote, {
                job: [longest.title, longest.job_number && `(${longest.job_number})`]
                  .filter(Boolean)
                  .join(" "),
              })
            : say(approvalListTexts.noneWaits)
        }
      />
    </Grid>
  );
}

interface NoRequestsProps {
  tab: NonNullable<ApprovalListSearch["tab"]>;
  term: string;
  onClear(): void;
}

function NoRequests({ tab, term, onClear }: NoRequestsProps) {
  const say = useTexts();
  if (term)
    return (
      <EmptyState
        level={2}
        icon={<BadgeCheck />}
        title={say(approvalListTexts.notFound, { term })}
        action={<Button onPress={onClear}>{say(approvalListTexts.clearSearch)}</Button>}
      />
    );
  const { nothingForMe, nothingForMeHint, nothing, nothingHint } = approvalListTexts;
  return (
    <EmptyState
      level={2}
      icon={<BadgeCheck />}
      title={say(tab === "mine" ? nothingForMe : nothing)}
      description={say(tab === "mine" ? nothingForMeHint : nothingHint)}
    />
  );
}
