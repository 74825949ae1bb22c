import type { Application } from "@ats/core/applications/application";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Pagination } from "@ats/ui/Pagination";
import { Section } from "@ats/ui/Section";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { GalleryHorizontalEnd } from "lucide-react";
import { useState } from "react";
import { KeyHint } from "../../commands/KeyHint.tsx";
import { ListContent } from "../../lists/ListContent.tsx";
import { useReviewChoices } from "../application-list/stored-review.ts";
import { QueuePage } from "./QueuePage.tsx";
import { reviewKeys } from "./review-keys.ts";
import { reviewTexts } from "./review-texts.ts";
import type { ApplicationDetailsSearch } from "./route.ts";
import { idsToReview, useReviewQueue } from "./useReviewQueue.ts";

const pageSize = 25;

interface ReviewQueueProps {
  /** The application on the page. */
  application: Application;
  /** The reviewed stage, and when the review began. */
  search: ApplicationDetailsSearch;
  hrefOf(id: number): string;
  onGo(id: number): void;
}

/** Lists the applications to review in the order of the list; arrow keys move through them. */
export default function ReviewQueue({ application, search, hrefOf, onGo }: ReviewQueueProps) {
  const say = useTexts();
  const query = useReviewQueue(application.job_id, search);
  const [{ showsAll }] = useReviewChoices();
  return (
    <Card>
      <ListContent what={say(reviewTexts.theQueue)} query={query} lines={10}>
        {(queue) => {
          const isDone = queue.ids.length > 0;
          const isOpen = isDone && (showsAll || idsToReview(queue, false, 0).length > 0);
          if (isOpen)
            return (
              <Queue
                queue={idsToReview(queue, showsAll, application.id)}
                {...{ application, hrefOf, onGo }}
              />
            );
          return (
            <EmptyState
              icon={<GalleryHorizontalEnd />}
              title={say(isDone ? reviewTexts.allDecided : reviewTexts.nobodyToReview)}
              description={say(
                isDone ? reviewTexts.allDecidedHint : reviewTexts.nobodyToReviewHint,
              )}
            />
          );
        }}
      </ListContent>
    </Card>
  );
}

interface QueueProps extends Omit<ReviewQueueProps, "search"> {
  queue: readonly number[];
}

/** The application on the page may be outside the queue. */
function Queue({ queue, application, hrefOf, onGo }: QueueProps) {
  const say = useTexts();
  const { id } = application;
  const place = queue.indexOf(id);
  const isIn = place >= 0;
  const [turnedPage, setTurnedPage] = useState({ id, page: 0 });
  // Showing another application turns to its page of the queue.
  const shown = isIn ? Math.floor(place / pageSize) + 1 : 1;
  const page = turnedPage.id === id && turnedPage.page ? turnedPage.page : shown;
  const start = (page - 1) * pageSize;
  const step = (by: -1 | 1) => {
    const other = queue[place + by];
    return other === undefined ? undefined : () => onGo(other);
  };
  const keys = reviewKeys();
  const steps = [
    { label: say(reviewTexts.previous), keys: keys.previous, go: step(-1) },
    { label: say(reviewTexts.next), keys: keys.next, go: step(1) },
  ];
  return (
    <Section
      title={
        isIn
          ? say(reviewTexts.place, { place: place + 1, count: queue.length })
          : say(reviewTexts.length, { count: queue.length })
      }
      level={2}
    >
      <Stack gap="md">
        {!isIn && <Text size="sm">{say(reviewTexts.notInQueue)}</Text>}
        <Inline gap="xs">
          {steps.map(({ label, keys: [first], go }) => (
            <Button
              key={label}
              size="sm"
              isDisabled={!go}
              onPress={() => go?.()}
              iconEnd={<KeyHint keys={first} />}
            >
              {label}
            </Button>
          ))}
        </Inline>
        <QueuePage ids={queue.slice(start, start + pageSize)} shown={id} hrefOf={hrefOf} />
        {queue.length > pageSize && (
          <Pagination
            label={say(reviewTexts.pages)}
            page={page}
            pageSize={pageSize}
            total={queue.length}
            onPageChange={(to) => setTurnedPage({ id, page: to })}
          />
        )}
      </Stack>
    </Section>
  );
}
