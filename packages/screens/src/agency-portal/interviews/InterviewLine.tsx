import {
  answerInterview,
  type SubmissionInterview,
} from "@ats/core/agency-portal/interviews-contract";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import type { Tone } from "@ats/ui/tone";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useCall } from "../../app/endpoint.ts";
import { isPast } from "../../dates/dates.ts";
import { interviewTypeTexts } from "../../interviews/label-texts.ts";
import { sayTimeSpan } from "../../interviews/time-span.ts";
import type { SubmissionParams } from "./submission-params.ts";
import { candidateAnswerTexts, interviewCardTexts as here } from "./texts.ts";

interface InterviewLineProps {
  params: SubmissionParams;
  client: string;
  interview: SubmissionInterview;
  onAsk(kind: "another" | "decline"): void;
}

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** An interview with its answer, or with the buttons that answer it. */
export function InterviewLine({ params, client, interview, onAsk }: InterviewLineProps) {
  const say = useTexts();
  const queries = useQueryClient();
  const { id, title, type, room, video_link, panel, time_zone } = interview;
  const { candidate_answer: answer, candidate_invited, can_answer, start_date_time } = interview;
  const another = useRef<HTMLButtonElement>(null);
  const confirm = useCall(answerInterview, {
    onSuccess: () => {
      showToast({ tone: "positive", title: say(here.confirmed) });
      // The confirmed interview loses the button that has the focus.
      another.current?.focus();
    },
    onError: ({ message }) =>
      showToast({ tone: "critical", title: say(here.failed), description: message }),
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <Stack as="li" gap="sm">
      <Stack gap="xs">
        <Inline gap="sm">
          <Text weight="medium">{title}</Text>
          <AnswerBadge interview={interview} />
        </Inline>
        <Text as="p">{sayTimeSpan(say, interview, ownZone)}</Text>
        {time_zone !== ownZone && (
          <Text as="p" size="sm" tone="muted">
            {say(here.localTime, { time: sayTimeSpan(say, interview, time_zone) })}
          </Text>
        )}
        <Text as="p" size="sm">
          {[
            room || say(interviewTypeTexts[type]),
            say(here.with, { names: panel.join(", ") }),
          ].join(" · ")}
        </Text>
        {video_link && (
          <Link href={video_link} target="_blank" rel="noreferrer">
            {video_link}
          </Link>
        )}
        <Text as="p" size="sm" tone="muted">
          {say(candidate_invited || answer ? here.invited : here.notInvited, { client })}
        </Text>
      </Stack>
      {can_answer && (
        <Inline gap="sm">
          {answer !== "CONFIRMED" && (
            <Button
              size="sm"
              aria-label={say(here.confirmNamed, { title })}
              isPending={confirm.isPending}
              onPress={() =>
                confirm.mutate({
                  params: { ...params, interview_id: id },
                  body: { answer: "CONFIRMED", start_date_time },
                  idempotencyKey: crypto.randomUUID(),
                })
              }
            >
              {say(here.confirm)}
            </Button>
          )}
          <Button
            ref={another}
            size="sm"
            variant="ghost"
            aria-label={say(here.anotherNamed, { title })}
            onPress={() => onAsk("another")}
          >
            {say(here.another)}
          </Button>
          {answer !== "DECLINED" && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={say(here.declineNamed, { title })}
              onPress={() => onAsk("decline")}
            >
              {say(here.decline)}
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  );
}

const answerTones = {
  CONFIRMED: "positive",
  DECLINED: "critical",
  ANOTHER_TIME: "warning",
} as const satisfies Record<NonNullable<SubmissionInterview["candidate_answer"]>, Tone>;

function AnswerBadge({ interview }: { interview: SubmissionInterview }) {
  const say = useTexts();
  const { status, end_date_time, candidate_answer: answer, can_answer } = interview;
  if (status === "CANCELLED") return <StatusBadge label={say(here.cancelled)} />;
  if (status === "NO_SHOW") return <StatusBadge tone="critical" label={say(here.missed)} />;
  if (isPast(end_date_time)) return <StatusBadge label={say(here.tookPlace)} />;
  if (answer)
    return <StatusBadge tone={answerTones[answer]} label={say(candidateAnswerTexts[answer])} />;
  return can_answer ? (
    <StatusBadge tone="warning" label={say(here.waits)} />
  ) : (
    <StatusBadge tone="info" label={say(here.scheduled)} />
  );
}
