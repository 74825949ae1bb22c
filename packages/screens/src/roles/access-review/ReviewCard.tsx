import {
  type AccessReview,
  mostDecided,
  type ReviewedPerson,
  type ReviewFilter,
  reviewFilters,
} from "@ats/core/roles/access-review";
import {
  endAccessReview,
  exportAccessReview,
  listReviewedPeople,
} from "@ats/core/roles/access-review-contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { EmptyState } from "@ats/ui/EmptyState";
import { FilterTabs } from "@ats/ui/FilterTabs";
import { Inline } from "@ats/ui/Inline";
import { ProgressBar } from "@ats/ui/ProgressBar";
import { SearchField } from "@ats/ui/SearchField";
import { SelectionBar } from "@ats/ui/SelectionBar";
import { Stack } from "@ats/ui/Stack";
import { Table } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { CheckCheck, Download } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { useIntents } from "../../app/useIntents.ts";
import { useDates } from "../../dates/useDates.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { ListPagination, type Pages } from "../../lists/ListPagination.tsx";
import { useSaveCsv } from "../../lists/useSaveCsv.ts";
import { useUser } from "../../session/session.tsx";
import { reviewColumns } from "./columns.tsx";
import { filterTexts, reviewTexts } from "./texts.ts";
import { useDecide, useRefreshReviews } from "./useDecide.ts";
import { coversText } from "./covers-text.ts";

// The dialog loads when it opens.
const RevokeDialog = lazy(() => import("./RevokeDialog.tsx"));

/** The people of a review; in an open one each is confirmed or revoked. */
export function ReviewCard({ review, pages }: { review: AccessReview; pages: Pages }) {
  const say = useTexts();
  const { client } = useAts();
  const { shortDate } = useDates();
  const intentOf = useIntents();
  const own = useUser().id;
  const { id } = review;
  const isOpen = review.finished_date_time === null;
  const [filter, setFilter] = useState<ReviewFilter>(isOpen ? "open" : "all");
  const [q, setQ] = useState("");
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [revoked, revoke] = useState<ReviewedPerson>();
  const [isEnding, setEnding] = useState(false);
  const csv = useSaveCsv(say(reviewTexts.name));
  const { page, per_page } = pages.state;
  const people = useEndpoint(
    listReviewedPeople,
    { params: { id }, query: { page_no: page - 1, per_page, filter, ...(q && { q }) } },
    { placeholderData: keepPreviousData },
  );
  const decide = useDecide(() => choose(new Set()));
  const confirm = (ids: number[]) => {
    const body = { decision: "CONFIRM" as const, ids: ids.slice(0, mostDecided) };
    decide.mutate({ params: { id }, body, idempotencyKey: intentOf(body) });
  };
  const refresh = useRefreshReviews();
  const end = useCall(endAccessReview, {
    async onSuccess() {
      await refresh();
      showToast({ tone: "positive", title: say(reviewTexts.ended) });
    },
    onError: ({ message }) => showToast({ tone: "critical", title: message }),
  });
  const toDecide = review.people - review.confirmed - review.revoked - review.left;
  const date = shortDate(review.started_date_time);
  const narrow = (change: () => void) => {
    change();
    choose(new Set());
    pages.onChange({});
  };
  return (
    <Card
      title={say(reviewTexts.title, { date })}
      actions={
        <>
          <Button
            size="sm"
            iconStart={<Download />}
            isPending={csv.isBusy}
            onPress={() =>
              void csv.save(
                client.call(exportAccessReview, { params: { id } }),
                `${say(reviewTexts.title, { date })}.csv`,
              )
            }
          >
            {say(reviewTexts.export)}
          </Button>
          {isOpen && (
            <Button size="sm" isPending={end.isPending} onPress={() => setEnding(true)}>
              {say(reviewTexts.end)}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <Text as="p" tone="muted">
          {[
            coversText(say, review),
            say(reviewTexts.startedBy, { name: review.started_by_name }),
            standing(review),
          ].join(" · ")}
        </Text>
        <ProgressBar
          label={say(reviewTexts.progress)}
          value={review.people - toDecide}
          max={review.people}
          valueLabel={say(reviewTexts.decidedOf, {
            decided: review.people - toDecide,
            people: review.people,
          })}
        />
        <Inline justify="between">
          <FilterTabs
            label={say(reviewTexts.show)}
            value={filter}
            items={reviewFilters.map((each) => ({ id: each, label: say(filterTexts[each]) }))}
            onChange={(next) => narrow(() => setFilter(next))}
          />
          <SearchField
            label={say(reviewTexts.find)}
            placeholder={say(reviewTexts.find)}
            value={q}
            onChange={(typed) => narrow(() => setQ(typed))}
          />
        </Inline>
        <Table
          caption={say(reviewTexts.title, { date })}
          columns={reviewColumns(say, {
            own,
            isPending: decide.isPending,
            ...(isOpen && { onConfirm: (person) => confirm([person.id]), onRevoke: revoke }),
          })}
          rows={people.data?.records ?? []}
          getKey={(person) => String(person.id)}
          getLabel={({ name }) => name}
          {...(isOpen && filter === "open" && { selectedKeys: chosen, onSelectionChange: choose })}
          isLoading={!people.data || people.isPlaceholderData}
          failed={
            people.error &&
            !people.data && (
              <ListFailed
                what={say(reviewTexts.people)}
                error={people.error}
                isRetrying={people.isFetching}
                onRetry={() => void people.refetch()}
                onClearSearch={() => narrow(() => setQ(""))}
              />
            )
          }
          empty={
            <EmptyState
              level={3}
              icon={<CheckCheck />}
              title={say(filter === "open" && !q ? reviewTexts.nobodyLeft : reviewTexts.nobody)}
            />
          }
        />
        <SelectionBar count={chosen.size} onClear={() => choose(new Set())}>
          <Button
            size="sm"
            isPending={decide.isPending}
            onPress={() => confirm([...chosen].map(Number))}
          >
            {say(reviewTexts.confirm)}
          </Button>
        </SelectionBar>
        <ListPagination {...pages} total={people.data?.total} />
      </Stack>
      <ConfirmDialog
        isOpen={isEnding}
        onOpenChange={setEnding}
        title={say(reviewTexts.endTitle)}
        confirmLabel={say(reviewTexts.endNow)}
        tone="critical"
        onConfirm={() => {
          setEnding(false);
          end.mutate({ params: { id }, idempotencyKey: intentOf({ end: id }) });
        }}
      >
        {say(reviewTexts.endHint, { count: toDecide })}
      </ConfirmDialog>
      {revoked && (
        <Suspense>
          <RevokeDialog review={id} person={revoked} onClose={() => revoke(undefined)} />
        </Suspense>
      )}
    </Card>
  );

  function standing({ due_date, finished_date_time, ended_by_name }: AccessReview): string {
    if (finished_date_time)
      return ended_by_name
        ? say(reviewTexts.endedOn, { date: shortDate(finished_date_time), name: ended_by_name })
        : say(reviewTexts.finishedOn, { date: shortDate(finished_date_time) });
    const isOverdue = due_date < new Date().toISOString().slice(0, 10);
    return say(isOverdue ? reviewTexts.overdue : reviewTexts.dueOn, { date: shortDate(due_date) });
  }
}
