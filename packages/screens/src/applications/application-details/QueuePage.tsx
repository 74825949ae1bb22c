import { displayName } from "@ats/core/anonymisation/anonymisation";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { VisuallyHidden } from "@ats/ui/VisuallyHidden";
import { ListContent } from "../../lists/ListContent.tsx";
import { ApplicationStatus } from "../ApplicationStatus.tsx";
import { reviewTexts } from "./review-texts.ts";
import { useQueuePage } from "./useReviewQueue.ts";

interface QueuePageProps {
  ids: readonly number[];
  /** Id of the application on the page. */
  shown: number;
  hrefOf(id: number): string;
}

export function QueuePage({ ids, shown, hrefOf }: QueuePageProps) {
  const say = useTexts();
  return (
    <ListContent what={say(reviewTexts.theQueue)} query={useQueuePage(ids)} lines={10}>
      {(queued) => (
        <Stack as="ol" gap="sm" aria-label={say(reviewTexts.queue)}>
          {queued.map((each) => (
            <Inline as="li" key={each.id} gap="sm" justify="between">
              {each.id === shown ? (
                <Text weight="medium">
                  {displayName(each)} <VisuallyHidden>{say(reviewTexts.shown)}</VisuallyHidden>
                </Text>
              ) : (
                <Link href={hrefOf(each.id)}>{displayName(each)}</Link>
              )}
              <ApplicationStatus status={each.status} node_name={each.node_name} />
            </Inline>
          ))}
        </Stack>
      )}
    </ListContent>
  );
}
