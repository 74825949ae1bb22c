import { minShownCount } from "@ats/core/careers/diversity";
import { readDiversity } from "@ats/core/careers/diversity-contract";
import type { Output } from "@ats/core/contract/endpoint";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Drawer } from "@ats/ui/Drawer";
import { Section } from "@ats/ui/Section";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../app/endpoint.ts";
import { contractText } from "../languages/contract-text.ts";
import { ListFailed } from "../lists/ListFailed.tsx";
import { diversityTexts as here } from "./diversity-texts.ts";

interface DiversityDrawerProps {
  jobId: number;
  onClose(): void;
}

/** Shows the answers to the voluntary questions as counts that identify nobody. */
export default function DiversityDrawer({ jobId, onClose }: DiversityDrawerProps) {
  const say = useTexts();
  const { data, error, isFetching, refetch } = useEndpoint(
    readDiversity,
    { params: { id: jobId } },
    { staleTime: 0 },
  );
  return (
    <Drawer isOpen title={say(here.title)} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {data ? (
        <Counts records={data.records} />
      ) : error ? (
        <ListFailed
          what={say(here.counts)}
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

function Counts({ records }: Output<typeof readDiversity>) {
  const say = useTexts();
  return (
    <Stack gap="lg">
      <Text tone="muted">{say(here.hint, { minimum: minShownCount })}</Text>
      {records.map(({ field, label, answers, options }) => (
        <Section key={field} level={3} title={say(contractText(label))}>
          {answers === null ? (
            <Text tone="muted">{say(here.tooFew, { minimum: minShownCount })}</Text>
          ) : (
            <Stack gap="xs">
              <DescriptionList
                items={options.map(({ answer, count }) => ({
                  term: say(contractText(answer)),
                  description: count ?? <Text tone="muted">{say(here.hidden)}</Text>,
                }))}
              />
              <Text size="sm" tone="muted">
                {say(here.answers, { count: answers })}
              </Text>
            </Stack>
          )}
        </Section>
      ))}
    </Stack>
  );
}
