import { Card } from "@ats/ui/Card";
import { useTexts } from "@ats/ui/texts";
import { FeeForecastText } from "../FeeForecastText.tsx";
import type { SubmissionCardProps } from "./submission-card.ts";
import { candidateDetailsTexts } from "./texts.ts";

/** The fee that a hire of the candidate would bring. */
export function FeeCard({ submission, client }: SubmissionCardProps) {
  const say = useTexts();
  return (
    <Card title={say(candidateDetailsTexts.fee)}>
      <FeeForecastText fee={submission.fee} clientName={client.name} />
    </Card>
  );
}
