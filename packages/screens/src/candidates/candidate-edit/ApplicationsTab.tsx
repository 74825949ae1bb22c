import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { to } from "@ats/core/navigation/routes";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { Briefcase } from "lucide-react";
import { ApplicationStatus } from "../../applications/ApplicationStatus.tsx";
import { shortDate } from "../../dates/dates.ts";

/** Lists the candidate's applications, newest first. */
export function ApplicationsTab({
  applications,
}: {
  applications: CandidateDetails["application_list"];
}) {
  if (applications.length === 0)
    return (
      <EmptyState
        level={3}
        icon={<Briefcase />}
        title="No applications"
        description="The candidate has not applied for a job yet."
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
            Job {application.job_number} · applied {shortDate(application.created_date_time)}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
