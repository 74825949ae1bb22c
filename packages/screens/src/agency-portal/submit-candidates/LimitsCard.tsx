import { mostSubmitted, type SubmissionForm } from "@ats/core/agency-portal/submission-contract";
import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
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
  return (
    <Card title={say(submitTexts.feeAndLimits)}>
      <DescriptionList
        items={[
          {
            term: say(submitTexts.forecast),
            description: <FeeForecastText fee={form.fee} clientName={clientName} />,
          },
          {
            term: say(submitTexts.atOnce),
            description: say(submitTexts.countOf, { count, max: mostSubmitted }),
          },
          ...(left === null
            ? []
            : [
                {
                  term: say(submitTexts.thisJob),
                  description:
                    left > 0
                      ? say(submitTexts.jobTakes, { count: left })
                      : say(submitTexts.jobFull),
                },
              ]),
          {
            term: say(submitTexts.checksLeft),
            description:
              checks_left > 0
                ? say(submitTexts.checks, { count: checks_left })
                : say(submitTexts.noChecks),
          },
        ]}
      />
    </Card>
  );
}
