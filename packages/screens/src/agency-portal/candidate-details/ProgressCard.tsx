import { to } from "@ats/core/navigation/routes";
import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useDates } from "../../dates/useDates.ts";
import { SubmissionStageBadge } from "../SubmissionStageBadge.tsx";
import { submissionStageTexts } from "../stage-texts.ts";
import type { SubmissionCardProps } from "./submission-card.ts";
import { candidateDetailsTexts } from "./texts.ts";

/** The stage of a submitted candidate, and who submitted them when. */
export function ProgressCard({ submission, client }: SubmissionCardProps) {
  const say = useTexts();
  const { shortDate } = useDates();
  const {
    stage,
    stage_name,
    stage_date_time,
    reached,
    job_id,
    job_title,
    created_by,
    created_date_time,
  } = submission;
  return (
    <Card title={say(candidateDetailsTexts.progress)}>
      <DescriptionList
        items={[
          {
            term: say(candidateDetailsTexts.stage),
            description: <SubmissionStageBadge stage={stage} stage_name={stage_name} />,
          },
          { term: say(candidateDetailsTexts.since), description: shortDate(stage_date_time) },
          {
            term: say(candidateDetailsTexts.reached),
            description:
              reached.length > 1 ? (
                <Stack as="ol" gap="xs">
                  {reached.map((each) => (
                    <Text as="li" key={`${each.stage} ${each.stage_name}`}>
                      {say(candidateDetailsTexts.reachedOn, {
                        stage: each.stage_name ?? say(submissionStageTexts[each.stage]),
                        date: shortDate(each.reached_date_time),
                      })}
                    </Text>
                  ))}
                </Stack>
              ) : undefined,
          },
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
        ]}
      />
    </Card>
  );
}
