import { getDecisionRecord } from "@ats/core/applications/viewing-contract";
import { EmptyState } from "@ats/ui/EmptyState";
import { Section } from "@ats/ui/Section";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { Scale } from "lucide-react";
import { useEndpoint } from "../../app/endpoint.ts";
import { fullDate } from "../../dates/dates.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { activitySentence } from "./activity-sentence.ts";

/** Lists each decision with what its maker had read before. */
export default function DecisionRecord({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useEndpoint(getDecisionRecord, { params: { id } });
  if (error && !data)
    return (
      <ListFailed
        what="Decisions"
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
        title="No decisions yet"
        description="Each move appears here, with what had been read before."
      />
    );
  return (
    <Stack gap="xl">
      {data.records.map(({ decision, reads }) => (
        <Section key={decision.id} title={activitySentence(decision)} level={3}>
          <Stack gap="xs">
            <Text size="sm" tone="muted">
              {fullDate(decision.created_date_time)}
              {decision.reason && ` · ${decision.reason}`}
            </Text>
            {reads.length === 0 ? (
              <Text size="sm">Nothing was read since the previous move.</Text>
            ) : (
              <Stack as="ul" gap="xxs" aria-label="Read before">
                {reads.map((read) => (
                  <Text as="li" size="sm" key={read.id}>
                    {activitySentence(read)}, {fullDate(read.created_date_time)}
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
