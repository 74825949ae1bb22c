import { stageName } from "@ats/core/applications/stage";
import { statusesOf } from "@ats/core/applications/status";
import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { Banner } from "@ats/ui/Banner";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useQuery } from "@tanstack/react-query";
import { useAts } from "../../app/context.tsx";
import { interviewCount, upcomingInterviewsOf } from "../../interviews/upcoming-interviews.ts";
import { ListContent } from "../../lists/ListContent.tsx";

/** Lists what is still open for a candidate about to be erased. */
export function OpenItems({ candidate }: { candidate: CandidateDetails }) {
  const open = candidate.application_list.filter(({ status }) =>
    statusesOf.active.includes(status),
  );
  return open.length > 0 && <OpenItemsBanner applications={open} />;
}

function OpenItemsBanner({ applications }: { applications: CandidateDetails["application_list"] }) {
  const { client } = useAts();
  const upcoming = useQuery(upcomingInterviewsOf(client, applications));
  return (
    <ListContent what="Interviews" query={upcoming} lines={2}>
      {({ records, invitations }) => (
        <Banner tone="warning" title="Still in a process">
          <Stack as="ul" gap="xxs">
            {applications.map((application) => (
              <Text as="li" key={application.id}>
                {stageName(application)} for {application.job_title} ({application.job_number})
              </Text>
            ))}
            {records.length > 0 && (
              <Text as="li">
                {interviewCount(records.length)} will be cancelled and the interviewers told
              </Text>
            )}
            {invitations > 0 && (
              <Text as="li">
                {invitations === 1
                  ? "1 invitation to choose a time will end"
                  : `${invitations} invitations to choose a time will end`}
              </Text>
            )}
          </Stack>
        </Banner>
      )}
    </ListContent>
  );
}
