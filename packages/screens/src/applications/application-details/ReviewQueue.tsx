import type { Application } from "@ats/core/applications/application";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Keys, useHotkey } from "@ats/ui/Keys";
import { Pagination } from "@ats/ui/Pagination";
import { Section } from "@ats/ui/Section";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { GalleryHorizontalEnd } from "lucide-react";
import { useState } from "react";
import { useSingleKeys } from "../../commands/keys.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { QueuePage } from "./QueuePage.tsx";
import { reviewTexts } from "./review-texts.ts";
import type { ApplicationDetailsSearch } from "./route.ts";
import { useReviewQueue } from "./useReviewQueue.ts";

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
  return (
    <Card>
      <ListContent what={say(reviewTexts.theQueue)} query={query} lines={10}>
        {({ ids }) =>
          ids.length === 0 ? (
            <EmptyState
              icon={<GalleryHorizontalEnd />}
              title={say(reviewTexts.nobodyToReview)}
              description={say(reviewTexts.nobodyToReviewHint)}
            />
          ) : (
            <Queue queue={ids} id={application.id} {...{ hrefOf, onGo }} />
          )
        }
      </ListContent>
    </Card>
  );
}

interface QueueProps extends Pick<ReviewQueueProps, "hrefOf" | "onGo"> {
  queue: readonly number[];
  /** The application on the page; it may be outside the queue. */
  id: number;
}

function Queue({ queue, id, hrefOf, onGo }: QueueProps) {
  const say = useTexts();
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
          <Step label={say(reviewTexts.previous)} keys="ArrowLeft" onStep={step(-1)} />
          <Step label={say(reviewTexts.next)} keys="ArrowRight" onStep={step(1)} />
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

interface StepProps {
  label: string;
  keys: string;
  /** Undefined at either end of the queue. */
  onStep: (() => void) | undefined;
}

function Step({ label, keys, onStep }: StepProps) {
  const [hasKeys] = useSingleKeys();
  useHotkey(hasKeys && onStep ? keys : undefined, () => onStep?.());
  return (
    <Button
      size="sm"
      isDisabled={!onStep}
      onPress={() => onStep?.()}
      {...(hasKeys && { iconEnd: <Keys keys={keys} /> })}
    >
      {label}
    </Button>
  );
}
