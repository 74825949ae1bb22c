import { Card } from "@ats/ui/Card";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { withChosen } from "../../users/with-chosen.ts";
import type { StepProps } from "./step-props.ts";
import { stepTitles } from "./steps.ts";
import { TeamFields } from "./TeamFields.tsx";

export default function TeamStep({ values, set, suggestions, job }: StepProps) {
  const say = useTexts();
  return (
    <Card title={say(stepTitles.team)}>
      <Stack>
        <TeamFields
          {...{ values, set }}
          team={withChosen(suggestions?.team ?? [], job?.team ?? [])}
        />
      </Stack>
    </Card>
  );
}
