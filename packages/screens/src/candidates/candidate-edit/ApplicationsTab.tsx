import { statusesOf } from "@ats/core/applications/status";
import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { to } from "@ats/core/navigation/routes";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { Briefcase } from "lucide-react";
import { lazy, Suspense } from "react";
import { ApplicationStatus } from "../../applications/ApplicationStatus.tsx";
import { useDates } from "../../dates/useDates.ts";
import { useCan } from "../../session/session.tsx";
import { candidateEditTexts } from "./texts.ts";

// Loads after the list.
const NextStep = lazy(() => import("./NextStep.tsx"));

/** Lists the candidate's applications, newest first, each with its next step. */
export function ApplicationsTab({
  applications,
}: {
  applications: CandidateDetails["application_list"];
}) {
  const say = useTexts();
  const mayMove = useCan("UPDATE_APPLICATIONS");
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
        <Inline as="li" justify="between" key={application.id}>
          <Stack gap="xxs">
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
          {mayMove && statusesOf.active.includes(application.status) && (
            <Suspense>
              <NextStep applicationId={application.id} />
            </Suspense>
          )}
        </Inline>
      ))}
    </Stack>
  );
}
