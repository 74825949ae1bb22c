import { stageName } from "@ats/core/applications/stage";
import { statusesOf } from "@ats/core/applications/status";
import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { Banner } from "@ats/ui/Banner";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useQuery } from "@tanstack/react-query";
import { useAts } from "../../app/context.tsx";
import { upcomingInterviewsOf } from "../../interviews/upcoming-interviews.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { candidateEditTexts } from "./texts.ts";

/** Lists what is still open for a candidate about to be erased. */
export function OpenItems({ candidate }: { candidate: CandidateDetails }) {
  const open = candidate.application_list.filter(({ status }) =>
    statusesOf.active.includes(status),
  );
  return open.length > 0 && <OpenItemsBanner applications={open} />;
}

function OpenItemsBanner({ applications }: { applications: CandidateDetails["application_list"] }) {
  const say = useTexts();
  const { client } = useAts();
  const upcoming = useQuery(upcomingInterviewsOf(client, applications));
  return (
    <ListContent what={say(candidateEditTexts.interviews)} query={upcoming} lines={2}>
      {({ records, invitations }) => (
        <Banner tone="warning" title={say(candidateEditTexts.stillOpen)}>
          <Stack as="ul" gap="xxs">
            {applications.map((application) => (
              <Text as="li" key={application.id}>
                {say(candidateEditTexts.openApplication, {
                  stage: stageName(application),
                  title: application.job_title,
                  number: application.job_number,
                })}
              </Text>
            ))}
            {records.length > 0 && (
              <Text as="li">
                {say(candidateEditTexts.interviewsCancelled, {
                  count: records.length,
                })}
              </Text>
            )}
            {invitations > 0 && (
              <Text as="li">{say(candidateEditTexts.invitationsEnd, { count: invitations })}</Text>
            )}
          </Stack>
        </Banner>
      )}
    </ListContent>
  );
}
