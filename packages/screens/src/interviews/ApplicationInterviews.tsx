import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { ApplicationDetails } from "@ats/core/applications/application";
import { statusesOf } from "@ats/core/applications/status";
import {
  type Colleague,
  type InterviewStatus as InterviewStatusName,
  statusesFrom,
} from "@ats/core/interviews/interview";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Timeline } from "@ats/ui/Timeline";
import { useTexts } from "@ats/ui/texts";
import { CalendarClock, CalendarPlus, CalendarX } from "lucide-react";
import { useState } from "react";
import { useDates } from "../dates/useDates.ts";
import { ListFailed } from "../lists/ListFailed.tsx";
import { useCan } from "../session/session.tsx";
import BookingInvitationDialog from "./BookingInvitationDialog.tsx";
import InterviewDialog from "./InterviewDialog.tsx";
import InterviewDrawer from "./InterviewDrawer.tsx";
import { InterviewStatus, interviewTones } from "./InterviewStatus.tsx";
import { InterviewStatusDialog, statusVerbs } from "./InterviewStatusDialog.tsx";
import { candidateAnswerTexts, interviewTypeTexts } from "./label-texts.ts";
import { OpenInvitations } from "./OpenInvitations.tsx";
import { useApplicationInterviews, useBriefing } from "./queries.ts";
import { interviewsTexts } from "./texts.ts";
import { sayTimeSpan } from "./time-span.ts";

export default function ApplicationInterviews({
  application,
}: {
  application: ApplicationDetails;
}) {
  const say = useTexts();
  const { relativeDay } = useDates();
  const { data, error, isFetching, refetch } = useApplicationInterviews(application.id);
  const canWrite = useCan("UPDATE_APPLICATIONS");
  const [shown, setShown] = useState<number>();
  const [editing, setEditing] = useState<{ id?: number }>();
  const [asking, setAsking] = useState<{ id: number; status: InterviewStatusName }>();
  const asked = useBriefing(asking?.id);
  const [isOffering, setOffering] = useState(false);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const applicant = { id: application.id, name: displayName(application) };
  const invite = canWrite && statusesOf.active.includes(application.status) && (
    <Inline gap="sm">
      <Button iconStart={<CalendarPlus />} onPress={() => setEditing({})}>
        {say(interviewsTexts.invite)}
      </Button>
      <Button variant="ghost" onPress={() => setOffering(true)}>
        {say(interviewsTexts.offerLink)}
      </Button>
    </Inline>
  );
  if (error && !data)
    return (
      <ListFailed
        what={say(interviewsTexts.interviews)}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton lines={5} />;
  return (
    <Stack gap="lg">
      <OpenInvitations id={application.id} />
      {/*
       * Stays mounted: the first interview replaces the empty state, and the focus returns here.
       */}
      {invite}
      {data.records.length === 0 ? (
        <EmptyState
          level={3}
          icon={<CalendarX />}
          title={say(interviewsTexts.none)}
          description={say(interviewsTexts.noneHint)}
        />
      ) : (
        <Timeline
          label={say(interviewsTexts.interviews)}
          items={data.records.map((interview) => ({
            id: String(interview.id),
            title: interview.title,
            icon: <CalendarClock />,
            tone: interviewTones[interview.status],
            time: relativeDay(interview.start_date_time),
            dateTime: interview.start_date_time,
            body: (
              <Stack gap="xs" align="start">
                <span>
                  {sayTimeSpan(say, interview, zone)} ·{" "}
                  {interview.room || say(interviewTypeTexts[interview.type])}
                </span>
                <span>{say(interviewsTexts.by, { names: namesOf(interview.panel) })}</span>
                <Inline gap="xs">
                  <InterviewStatus {...interview} />
                  {interview.status === "SCHEDULED" && interview.candidate_answer && (
                    <StatusBadge
                      tone={interview.candidate_answer === "CONFIRMED" ? "positive" : "warning"}
                      label={say(candidateAnswerTexts[interview.candidate_answer])}
                    />
                  )}
                </Inline>
              </Stack>
            ),
            actions: (
              <Inline gap="xs">
                <Button size="sm" variant="ghost" onPress={() => setShown(interview.id)}>
                  {say(interviewsTexts.briefing)}
                </Button>
                {canWrite && interview.status === "SCHEDULED" && (
                  <Button
                    size="sm"
                    variant="ghost"
                    onPress={() => setEditing({ id: interview.id })}
                  >
                    {say(interviewsTexts.moveAction)}
                  </Button>
                )}
                {canWrite &&
                  statusesFrom(interview).map((status) => (
                    <Button
                      key={status}
                      size="sm"
                      variant="ghost"
                      onPress={() => setAsking({ id: interview.id, status })}
                    >
                      {say(statusVerbs[status])}
                    </Button>
                  ))}
              </Inline>
            ),
          }))}
        />
      )}
      {asking && asked.data && (
        <InterviewStatusDialog
          interview={asked.data}
          status={asking.status}
          onClose={() => setAsking(undefined)}
        />
      )}
      {shown !== undefined && !editing && (
        <InterviewDrawer
          id={shown}
          onClose={() => setShown(undefined)}
          onChange={() => setEditing({ id: shown })}
        />
      )}
      {editing && (
        <InterviewDialog
          {...editing}
          application={applicant}
          onClose={() => setEditing(undefined)}
        />
      )}
      {isOffering && (
        <BookingInvitationDialog
          invited={{ ids: [applicant.id], name: applicant.name }}
          onClose={() => setOffering(false)}
        />
      )}
    </Stack>
  );
}

const namesOf = (panel: readonly Colleague[]) =>
  panel.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join(", ");
