import type { Application } from "@ats/core/applications/application";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Inline } from "@ats/ui/Inline";
import { Keys, useHotkey } from "@ats/ui/Keys";
import { Pagination } from "@ats/ui/Pagination";
import { Section } from "@ats/ui/Section";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { useState } from "react";
import { useSingleKeys } from "../../commands/keys.ts";
import { QueuePage } from "./QueuePage.tsx";
import type { ApplicationDetailsSearch } from "./route.ts";
import { useReviewQueue } from "./review.ts";

/** So many are listed at a time. */
const pageSize = 25;

interface ReviewQueueProps {
  /** The one that is shown. */
  application: Application;
  /** What the review is of, and when it began. */
  search: ApplicationDetailsSearch;
  hrefOf(id: number): string;
  onGo(id: number): void;
}

/** Who is to be reviewed, in the order of the list; arrows move through it. */
export default function ReviewQueue({ application, search, hrefOf, onGo }: ReviewQueueProps) {
  const { id, job_id } = application;
  const queue = useReviewQueue(job_id, search) ?? [];
  const place = queue.indexOf(id);
  const [turned, setTurned] = useState({ id, page: 0 });
  if (queue.length === 0) return <Skeleton lines={10} />;
  // Somebody else shown is somebody else to list.
  const page = turned.id === id && turned.page ? turned.page : Math.floor(place / pageSize) + 1;
  const start = (page - 1) * pageSize;
  const step = (by: -1 | 1) => {
    const other = queue[place + by];
    return other === undefined ? undefined : () => onGo(other);
  };
  return (
    <Card>
      <Section title={`Queue: ${place + 1} of ${queue.length}`} level={2}>
        <Stack gap="md">
          <Inline gap="xs">
            <Step label="Previous" keys="ArrowLeft" onStep={step(-1)} />
            <Step label="Next" keys="ArrowRight" onStep={step(1)} />
          </Inline>
          <QueuePage ids={queue.slice(start, start + pageSize)} shown={id} hrefOf={hrefOf} />
          {queue.length > pageSize && (
            <Pagination
              label="Pages of the queue"
              page={page}
              pageSize={pageSize}
              total={queue.length}
              onPageChange={(to) => setTurned({ id, page: to })}
            />
          )}
        </Stack>
      </Section>
    </Card>
  );
}

interface StepProps {
  label: string;
  keys: string;
  /** Absent at the end of the queue. */
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
