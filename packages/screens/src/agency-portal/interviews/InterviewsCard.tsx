import {
  listSubmissionInterviews,
  type SubmissionInterview,
  type SubmissionInvitation,
} from "@ats/core/agency-portal/interviews-contract";
import { Card } from "@ats/ui/Card";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import type { SubmissionCardProps } from "../candidate-details/submission-card.ts";
import { InterviewLine } from "./InterviewLine.tsx";
import { InvitationLine } from "./InvitationLine.tsx";
import { interviewCardTexts } from "./texts.ts";
import type { WordsAbout } from "./WordsDialog.tsx";

const WordsDialog = lazy(() => import("./WordsDialog.tsx"));
const ChooseTimeDialog = lazy(() => import("./ChooseTimeDialog.tsx"));

type Asking = WordsAbout | { kind: "choose"; invitation: SubmissionInvitation };

/** The interviews of a submitted candidate, which the agency answers for them; absent without any. */
export function InterviewsCard({ submission, client }: SubmissionCardProps) {
  const say = useTexts();
  const [asking, setAsking] = useState<Asking>();
  const params = { client_id: client.id, id: submission.id };
  const { data, error, isFetching, refetch } = useEndpoint(
    listSubmissionInterviews,
    { params },
    { meta: { isLive: true } },
  );
  if (!data && !error) return null;
  if (data && data.interviews.length + data.invitations.length === 0) return null;
  const close = () => setAsking(undefined);
  const askAbout = (interview: SubmissionInterview) => (kind: "another" | "decline") =>
    setAsking({ kind, interview });
  return (
    <Card title={say(interviewCardTexts.title)}>
      {data ? (
        <Stack as="ul" gap="lg" aria-label={say(interviewCardTexts.title)}>
          {data.invitations.map((invitation) => (
            <InvitationLine
              key={invitation.id}
              invitation={invitation}
              onChoose={() => setAsking({ kind: "choose", invitation })}
              onDecline={() => setAsking({ kind: "none", invitation })}
            />
          ))}
          {data.interviews.map((interview) => (
            <InterviewLine
              key={interview.id}
              params={params}
              client={client.name}
              interview={interview}
              onAsk={askAbout(interview)}
            />
          ))}
        </Stack>
      ) : (
        error && (
          <ListFailed
            what={say(interviewCardTexts.title)}
            error={error}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )
      )}
      <Suspense>
        {asking?.kind === "choose" && (
          <ChooseTimeDialog params={params} invitation={asking.invitation} onClose={close} />
        )}
        {asking && asking.kind !== "choose" && (
          <WordsDialog params={params} client={client.name} about={asking} onClose={close} />
        )}
      </Suspense>
    </Card>
  );
}
