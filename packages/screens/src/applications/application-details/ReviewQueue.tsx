import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Application } from "@ats/core/applications/application";
import { Card } from "@ats/ui/Card";
import { Inline } from "@ats/ui/Inline";
import { Keys, useHotkey } from "@ats/ui/Keys";
import { Link } from "@ats/ui/Link";
import { Section } from "@ats/ui/Section";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { VisuallyHidden } from "@ats/ui/VisuallyHidden";
import { useSingleKeys } from "../../commands/keys.ts";
import { useReviewQueue } from "./review.ts";
import { ApplicationStatus } from "../ApplicationStatus.tsx";

interface ReviewQueueProps {
  /** The one that is shown. */
  application: Application;
  /** When the review began. */
  begun: number;
  hrefOf(id: number): string;
  onGo(id: number): void;
}

/** Who is to be reviewed, in the order of the list; arrows move through it. */
export default function ReviewQueue({ application, begun, hrefOf, onGo }: ReviewQueueProps) {
  const { id, job_id } = application;
  const queue = useReviewQueue(job_id, begun) ?? [];
  const [hasKeys] = useSingleKeys();
  const place = queue.findIndex((each) => each.id === id);
  const go = (step: number) => {
    const other = queue[place + step];
    if (other) onGo(other.id);
  };
  useHotkey(hasKeys ? "ArrowLeft" : undefined, () => go(-1));
  useHotkey(hasKeys ? "ArrowRight" : undefined, () => go(1));
  if (queue.length === 0) return <Skeleton lines={10} />;
  return (
    <Card>
      <Section title={`Queue: ${place + 1} of ${queue.length}`} level={2}>
        <Stack gap="md">
          {hasKeys && (
            <Inline gap="xs">
              <Keys keys="ArrowLeft" />
              <Keys keys="ArrowRight" />
              <Text size="sm" tone="muted">
                previous and next
              </Text>
            </Inline>
          )}
          <Stack as="ol" gap="sm" aria-label="Queue">
            {queue.map((each) => (
              <Inline as="li" key={each.id} gap="sm" justify="between">
                {each.id === id ? (
                  <Text weight="medium">
                    {displayName(each)} <VisuallyHidden>(shown)</VisuallyHidden>
                  </Text>
                ) : (
                  <Link href={hrefOf(each.id)}>{displayName(each)}</Link>
                )}
                <ApplicationStatus status={each.status} node_name={each.node_name} />
              </Inline>
            ))}
          </Stack>
        </Stack>
      </Section>
    </Card>
  );
}
