import type { AccessReview } from "@ats/core/roles/access-review";
import { listAccessReviews } from "@ats/core/roles/access-review-contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Table, type TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { Plus, UserRoundCheck } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { datesIn } from "../../dates/dates.ts";
import type { Pages } from "../../lists/ListPagination.tsx";
import { SectionState } from "../../settings/settings/SectionState.tsx";
import { coversText } from "./covers-text.ts";
import { ReviewCard } from "./ReviewCard.tsx";
import { reviewTexts } from "./texts.ts";

// The dialog loads when it opens.
const StartReviewDialog = lazy(() => import("./StartReviewDialog.tsx"));

interface Props {
  pages: Pages;
  /** The review that is shown; by default the newest. */
  review: number | undefined;
  onReview(id: number): void;
}

/** Reviews of who has access: the open one to decide, and the earlier ones to read. */
export default function AccessReviewsSection({ pages, review, onReview }: Props) {
  const say = useTexts();
  const query = useEndpoint(listAccessReviews, { query: { per_page: 100 } });
  const [isStarting, setStarting] = useState(false);
  const start = (
    <Button variant="primary" iconStart={<Plus />} onPress={() => setStarting(true)}>
      {say(reviewTexts.start)}
    </Button>
  );
  return (
    <SectionState query={query} title={say(reviewTexts.notLoaded)}>
      {({ records }) => {
        const shown = records.find(({ id }) => id === review) ?? records[0];
        const isOpen = records.some(({ finished_date_time }) => finished_date_time === null);
        return (
          <Stack gap="lg">
            {shown ? (
              <>
                <Inline justify="between" gap="md">
                  <Text as="p" tone="muted">
                    {say(reviewTexts.hint)}
                  </Text>
                  {!isOpen && start}
                </Inline>
                <ReviewCard
                  key={`${shown.id} ${shown.finished_date_time}`}
                  review={shown}
                  pages={pages}
                />
                {records.length > 1 && (
                  <Card title={say(reviewTexts.earlier)} padding="none">
                    <Table
                      caption={say(reviewTexts.earlier)}
                      columns={columnsIn(say, shown.id, onReview)}
                      rows={records}
                      getKey={({ id }) => String(id)}
                      currentKey={String(shown.id)}
                    />
                  </Card>
                )}
              </>
            ) : (
              <Card>
                <EmptyState
                  icon={<UserRoundCheck />}
                  title={say(reviewTexts.none)}
                  description={say(reviewTexts.noneHint)}
                  action={start}
                />
              </Card>
            )}
            {isStarting && (
              <Suspense>
                <StartReviewDialog onClose={() => setStarting(false)} />
              </Suspense>
            )}
          </Stack>
        );
      }}
    </SectionState>
  );
}

const columnsIn = (
  say: Say,
  shown: number,
  onReview: (id: number) => void,
): TableColumn<AccessReview>[] => {
  const { shortDate } = datesIn(say.locale);
  return [
    {
      id: "date",
      header: say(reviewTexts.date),
      isRowHeader: true,
      cell: ({ started_date_time }) => shortDate(started_date_time),
      detail: ({ started_by_name }) => started_by_name,
    },
    {
      id: "covers",
      header: say(reviewTexts.covers),
      hideBelow: "sm",
      cell: (review) => coversText(say, review),
    },
    {
      id: "result",
      header: say(reviewTexts.result),
      cell: (review) =>
        review.finished_date_time ? (
          say(reviewTexts.counts, review)
        ) : (
          <StatusBadge label={say(reviewTexts.open)} tone="info" />
        ),
    },
    {
      id: "view",
      header: say(reviewTexts.view),
      isHeaderHidden: true,
      width: "6rem",
      align: "end",
      cell: ({ id, started_date_time }) =>
        id !== shown && (
          <Button
            size="sm"
            aria-label={say(reviewTexts.viewOf, { date: shortDate(started_date_time) })}
            onPress={() => onReview(id)}
          >
            {say(reviewTexts.view)}
          </Button>
        ),
    },
  ];
};
