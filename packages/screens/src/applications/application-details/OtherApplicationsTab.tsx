import type { ApplicationDetails } from "@ats/core/applications/application";
import { to } from "@ats/core/navigation/routes";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { Files } from "lucide-react";
import { useDates } from "../../dates/useDates.ts";
import { ApplicationStatus } from "../ApplicationStatus.tsx";
import { applicationDetailsTexts } from "./texts.ts";

/** Lists the candidate's applications for other jobs. */
export function OtherApplicationsTab({ others, anonymised_row }: ApplicationDetails) {
  const say = useTexts();
  const { shortDate } = useDates();
  if (others.length === 0)
    return (
      <EmptyState
        level={3}
        icon={<Files />}
        title={
          anonymised_row
            ? say(applicationDetailsTexts.othersHidden)
            : say(applicationDetailsTexts.noOthers)
        }
        description={
          anonymised_row
            ? say(applicationDetailsTexts.othersHiddenHint)
            : say(applicationDetailsTexts.noOthersHint)
        }
      />
    );
  return (
    <Stack as="ul" gap="md" aria-label={say(applicationDetailsTexts.others)}>
      {others.map(({ id, job_title, job_number, status, node_name, created_date_time }) => (
        <Stack as="li" gap="xxs" key={id}>
          <Link href={to.applicationDetails({ id })} variant="strong">
            {job_title} ({job_number})
          </Link>
          <Inline gap="sm">
            <ApplicationStatus status={status} node_name={node_name} />
            <Text size="sm" tone="muted">
              {say(applicationDetailsTexts.appliedOn, { day: shortDate(created_date_time) })}
            </Text>
          </Inline>
        </Stack>
      ))}
    </Stack>
  );
}
