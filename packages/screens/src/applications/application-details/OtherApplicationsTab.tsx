import type { ApplicationDetails } from "@ats/core/applications/application";
import { to } from "@ats/core/navigation/routes";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { Files } from "lucide-react";
import { shortDate } from "../../dates/dates.ts";
import { ApplicationStatus } from "../ApplicationStatus.tsx";

/** Lists the candidate's applications for other jobs. */
export function OtherApplicationsTab({ others, anonymised_row }: ApplicationDetails) {
  if (others.length === 0)
    return (
      <EmptyState
        level={3}
        icon={<Files />}
        title={anonymised_row ? "Other applications are hidden from you" : "No other applications"}
        description={
          anonymised_row
            ? "They could identify the applicant."
            : "This is the only application of this person that you may see."
        }
      />
    );
  return (
    <Stack as="ul" gap="md" aria-label="Other applications">
      {others.map(({ id, job_title, job_number, status, node_name, created_date_time }) => (
        <Stack as="li" gap="xxs" key={id}>
          <Link href={to.applicationDetails({ id })} variant="strong">
            {job_title} ({job_number})
          </Link>
          <Inline gap="sm">
            <ApplicationStatus status={status} node_name={node_name} />
            <Text size="sm" tone="muted">
              Applied {shortDate(created_date_time)}
            </Text>
          </Inline>
        </Stack>
      ))}
    </Stack>
  );
}
