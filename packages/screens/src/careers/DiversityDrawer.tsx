import { readDiversity } from "@ats/core/careers/diversity-contract";
import { minShownCount } from "@ats/core/careers/diversity";
import type { Output } from "@ats/core/contract/endpoint";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Drawer } from "@ats/ui/Drawer";
import { Section } from "@ats/ui/Section";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useEndpoint } from "../app/endpoint.ts";
import { ListFailed } from "../lists/ListFailed.tsx";

interface DiversityDrawerProps {
  jobId: number;
  onClose(): void;
}

/** Shows the answers to the voluntary questions as counts that identify nobody. */
export default function DiversityDrawer({ jobId, onClose }: DiversityDrawerProps) {
  const { data, error, isFetching, refetch } = useEndpoint(
    readDiversity,
    { params: { id: jobId } },
    { staleTime: 0 },
  );
  return (
    <Drawer isOpen title="Diversity" onOpenChange={(isOpen) => !isOpen && onClose()}>
      {data ? (
        <Counts records={data.records} />
      ) : error ? (
        <ListFailed
          what="The counts"
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={8} />
      )}
    </Drawer>
  );
}

const Counts = ({ records }: Output<typeof readDiversity>) => (
  <Stack gap="lg">
    <Text tone="muted">
      Answering is voluntary. Counts are updated after every {minShownCount} answers. A count below{" "}
      {minShownCount} is hidden, with any that would reveal it.
    </Text>
    {records.map(({ field, label, answers, options }) => (
      <Section key={field} level={3} title={label}>
        {answers === null ? (
          <Text tone="muted">Fewer than {minShownCount} answers.</Text>
        ) : (
          <Stack gap="xs">
            <DescriptionList
              items={options.map(({ answer, count }) => ({
                term: answer,
                description: count ?? <Text tone="muted">Hidden</Text>,
              }))}
            />
            <Text size="sm" tone="muted">
              {answers} answers
            </Text>
          </Stack>
        )}
      </Section>
    ))}
  </Stack>
);
