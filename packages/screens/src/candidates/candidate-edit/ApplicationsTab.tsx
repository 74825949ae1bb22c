import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { to } from "@ats/core/navigation/routes";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { Briefcase } from "lucide-react";
import { ApplicationStatus } from "../../applications/ApplicationStatus.tsx";
import { useDates } from "../../dates/useDates.ts";
import { candidateEditTexts } from "./texts.ts";

/** Lists the candidate's applications, newest first. */
export function ApplicationsTab({
  applications,
}: {
  applications: CandidateDetails["application_list"];
}) {
  const say = useTexts();
  const { shortDate } = useDates();
  if (applications.length === 0)
    return (
      <EmptyState
        level={3}
        icon={<Briefcase />}
        title={say(candidateEditTexts.noApplications)}
        description={say(candidateEditTexts.noApplicationsHint)}
      />
    );
  return (
    <Stack as="ul" gap="lg">
      {applications.map((application) => (
        <Stack as="li" gap="xxs" key={application.id}>
          <Inline gap="sm">
            <Link href={to.applicationDetails({ id: application.id })}>
              {application.job_title}
            </Link>
            <ApplicationStatus status={application.status} node_name={application.node_name} />
          </Inline>
          <Text size="sm" tone="muted">
            {say(candidateEditTexts.application, {
              number: application.job_number,
              date: shortDate(application.created_date_time),
            })}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
