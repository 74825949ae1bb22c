import { listAgencyDisputes } from "@ats/core/agencies/disputes-contract";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { useDates } from "../../dates/useDates.ts";
import { disputeBadge } from "./dispute-in-words.ts";
import { disputeTexts } from "./texts.ts";

const DisputeDrawer = lazy(() => import("./DisputeDrawer.tsx"));

/** The disputes about an applicant, each with its file; nothing without one. */
export default function ApplicationDisputes({ applicationId }: { applicationId: number }) {
  const say = useTexts();
  const { shortDate } = useDates();
  const [opened, open] = useState<number>();
  const { data } = useEndpoint(
    listAgencyDisputes,
    { query: { application_id: applicationId } },
    { meta: { isLive: true } },
  );
  if (!data || data.records.length === 0) return null;
  return (
    <Stack as="ul" gap="sm" aria-label={say(disputeTexts.disputes)}>
      {data.records.map(({ id, state, agency, created_date_time }) => (
        <li key={id}>
          <Inline gap="sm">
            <StatusBadge {...disputeBadge(say, state)} />
            <Text>{say(disputeTexts.since, { date: shortDate(created_date_time) })}</Text>
            <Button
              size="sm"
              aria-label={say(disputeTexts.readNamed, { agency: agency.name })}
              onPress={() => open(id)}
            >
              {say(disputeTexts.read)}
            </Button>
          </Inline>
        </li>
      ))}
      <Suspense>
        {opened !== undefined && <DisputeDrawer id={opened} onClose={() => open(undefined)} />}
      </Suspense>
    </Stack>
  );
}
