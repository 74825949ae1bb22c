import { Card } from "@ats/ui/Card";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import type { StepProps } from "./step-props.ts";
import { stepTitles } from "./steps.ts";
import { TeamFields } from "./TeamFields.tsx";

export default function TeamStep({ values, set, suggestions }: StepProps) {
  const say = useTexts();
  return (
    <Card title={say(stepTitles.team)}>
      <Stack>
        <TeamFields {...{ values, set }} team={suggestions?.team ?? []} />
      </Stack>
    </Card>
  );
}
