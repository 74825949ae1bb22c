import { type ApprovalChain, simulateApprovalChain } from "@ats/core/approvals/chains-contract";
import { Banner } from "@ats/ui/Banner";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../app/endpoint.ts";
import { useMayCall } from "../session/useMayCall.ts";
import { simulationTexts } from "./simulation-texts.ts";

/** Approvers who are named; the others are counted. */
const mostNamed = 5;

/** What a chain would have done with the last year's requests. */
export function ChainSimulation({ chain }: { chain: ApprovalChain }) {
  const say = useTexts();
  const mayTry = useMayCall(simulateApprovalChain);
  const { data, error } = useEndpoint(
    simulateApprovalChain,
    { params: { id: chain.id } },
    { enabled: mayTry },
  );
  if (!mayTry) return null;
  if (error)
    return (
      <Banner tone="warning" title={say(simulationTexts.failed)}>
        {error.message}
      </Banner>
    );
  if (!data) return <Skeleton lines={4} />;
  const { requests, taken, days, asked, skipped } = data;
  if (taken === 0) return <Text as="p">{say(simulationTexts.none, { count: requests })}</Text>;
  const times = (count: number) => say(simulationTexts.times, { count });
  const others = asked.length - mostNamed;
  return (
    <Stack gap="sm">
      <Text as="p" weight="medium">
        {say(simulationTexts.taken, { taken, count: requests })}
      </Text>
      <DescriptionList
        items={[
          {
            term: say(simulationTexts.days),
            description: say(simulationTexts.daysTaken, days),
          },
          ...asked.slice(0, mostNamed).map(({ name, times: count }) => ({
            term: say(simulationTexts.asked, { name }),
            description: times(count),
          })),
          ...(others > 0
            ? [
                {
                  term: say(simulationTexts.others, { count: others }),
                  description: times(
                    asked.slice(mostNamed).reduce((sum, each) => sum + each.times, 0),
                  ),
                },
              ]
            : []),
          ...skipped.map(({ step_id, times: count }) => ({
            term: say(simulationTexts.skipped, {
              step: chain.steps.find(({ id }) => id === step_id)?.name ?? "",
            }),
            description: times(count),
          })),
        ]}
      />
    </Stack>
  );
}
