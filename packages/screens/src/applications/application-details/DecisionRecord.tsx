import { getDecisionRecord } from "@ats/core/applications/viewing-contract";
import { EmptyState } from "@ats/ui/EmptyState";
import { Section } from "@ats/ui/Section";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { Scale } from "lucide-react";
import { useEndpoint } from "../../app/endpoint.ts";
import { useDates } from "../../dates/useDates.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { activitySentence } from "./activity-sentence.ts";
import { activityTexts } from "./activity-texts.ts";

/** Lists each decision with what its maker had read before. */
export default function DecisionRecord({ id }: { id: number }) {
  const say = useTexts();
  const { fullDate } = useDates();
  const { data, error, isFetching, refetch } = useEndpoint(getDecisionRecord, { params: { id } });
  if (error && !data)
    return (
      <ListFailed
        what={say(activityTexts.decisions)}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton lines={5} />;
  if (data.records.length === 0)
    return (
      <EmptyState
        level={3}
        icon={<Scale />}
        title={say(activityTexts.noDecisions)}
        description={say(activityTexts.noDecisionsHint)}
      />
    );
  return (
    <Stack gap="xl">
      {data.records.map(({ decision, reads }) => (
        <Section key={decision.id} title={activitySentence(say, decision)} level={3}>
          <Stack gap="xs">
            <Text size="sm" tone="muted">
              {fullDate(decision.created_date_time)}
              {decision.reason && ` · ${decision.reason}`}
            </Text>
            {reads.length === 0 ? (
              <Text size="sm">{say(activityTexts.nothingRead)}</Text>
            ) : (
              <Stack as="ul" gap="xxs" aria-label={say(activityTexts.readBefore)}>
                {reads.map((read) => (
                  <Text as="li" size="sm" key={read.id}>
                    {activitySentence(say, read)}, {fullDate(read.created_date_time)}
                  </Text>
                ))}
              </Stack>
            )}
          </Stack>
        </Section>
      ))}
    </Stack>
  );
}
