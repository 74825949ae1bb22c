import { to } from "@ats/core/navigation/routes";
import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Link } from "@ats/ui/Link";
import { useTexts } from "@ats/ui/texts";
import { isPast } from "../../dates/dates.ts";
import { useDates } from "../../dates/useDates.ts";
import { SubmissionStageBadge } from "../SubmissionStageBadge.tsx";
import type { SubmissionCardProps } from "./submission-card.ts";
import { candidateDetailsTexts } from "./texts.ts";

/** The stage of a submitted candidate, and until when the candidate is the agency's. */
export function ProgressCard({ submission, client }: SubmissionCardProps) {
  const say = useTexts();
  const { shortDate } = useDates();
  const { stage, stage_date_time, job_id, job_title, created_by, created_date_time } = submission;
  const { owned_until } = submission;
  return (
    <Card title={say(candidateDetailsTexts.progress)}>
      <DescriptionList
        items={[
          {
            term: say(candidateDetailsTexts.stage),
            description: <SubmissionStageBadge stage={stage} />,
          },
          { term: say(candidateDetailsTexts.since), description: shortDate(stage_date_time) },
          {
            term: say(candidateDetailsTexts.job),
            description: (
              <Link href={`${to.agencyCandidate({ id: client.id })}?job=${job_id}&filter=all`}>
                {job_title}
              </Link>
            ),
          },
          {
            term: say(candidateDetailsTexts.submitted),
            description: say(candidateDetailsTexts.submittedBy, {
              date: shortDate(created_date_time),
              name: created_by,
            }),
          },
          {
            term: say(candidateDetailsTexts.ownedUntil),
            description: isPast(owned_until)
              ? say(candidateDetailsTexts.ownershipEnded, { date: shortDate(owned_until) })
              : say(candidateDetailsTexts.owned, {
                  date: shortDate(owned_until),
                  client: client.name,
                }),
          },
        ]}
      />
    </Card>
  );
}
