import { mostSubmitted, type SubmissionForm } from "@ats/core/agency-portal/submission-contract";
import { Card } from "@ats/ui/Card";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { FeeForecastText } from "../FeeForecastText.tsx";
import { submitTexts } from "./texts.ts";

interface LimitsCardProps {
  form: SubmissionForm;
  /** Candidates in the form. */
  count: number;
  clientName: string;
}

/** What a hire would bring, and how many candidates may still be submitted. */
export function LimitsCard({ form, count, clientName }: LimitsCardProps) {
  const say = useTexts();
  const { candidates_left: left, checks_left } = form;
  const lines = [
    say(submitTexts.atOnce, { count, max: mostSubmitted }),
    left !== null &&
      (left > 0 ? say(submitTexts.jobTakes, { count: left }) : say(submitTexts.jobFull)),
    checks_left > 0
      ? say(submitTexts.checksLeft, { count: checks_left })
      : say(submitTexts.noChecks),
  ].filter((line) => line !== false);
  return (
    <Card title={say(submitTexts.feeAndLimits)}>
      <Stack gap="md">
        <FeeForecastText fee={form.fee} clientName={clientName} />
        <Stack as="ul" gap="xxs">
          {lines.map((line) => (
            <li key={line}>
              <Text size="sm">{line}</Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
