import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { ApplicationDetails } from "@ats/core/applications/application";
import { statusesOf } from "@ats/core/applications/status";
import { interviewTypeLabels } from "@ats/core/interviews/interview";
import { timeSpanText } from "@ats/core/interviews/time-span";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { Timeline } from "@ats/ui/Timeline";
import { CalendarClock, CalendarPlus, CalendarX } from "lucide-react";
import { useState } from "react";
import { relativeDay } from "../dates/dates.ts";
import { ListFailed } from "../lists/ListFailed.tsx";
import { useCan } from "../session/session.tsx";
import BookingInvitationDialog from "./BookingInvitationDialog.tsx";
import InterviewDialog from "./InterviewDialog.tsx";
import InterviewDrawer from "./InterviewDrawer.tsx";
import { InterviewStatus, interviewTones } from "./InterviewStatus.tsx";
import { OpenInvitations } from "./OpenInvitations.tsx";
import { useApplicationInterviews } from "./queries.ts";

export default function ApplicationInterviews({
  application,
}: {
  application: ApplicationDetails;
}) {
  const { data, error, isFetching, refetch } = useApplicationInterviews(application.id);
  const canWrite = useCan("UPDATE_APPLICATIONS");
  const [shown, setShown] = useState<number>();
  const [editing, setEditing] = useState<{ id?: number }>();
  const [isOffering, setOffering] = useState(false);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const applicant = { id: application.id, name: displayName(application) };
  const invite = canWrite && statusesOf.active.includes(application.status) && (
    <Inline gap="sm">
      <Button iconStart={<CalendarPlus />} onPress={() => setEditing({})}>
        Invite to interview…
      </Button>
      <Button variant="ghost" onPress={() => setOffering(true)}>
        Send booking link…
      </Button>
    </Inline>
  );
  if (error && !data)
    return (
      <ListFailed
        what="Interviews"
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
          title="No interviews"
          description="Interviews for this application appear here once they are arranged."
        />
      ) : (
        <Timeline
          label="Interviews"
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
                  {timeSpanText(interview, zone)} ·{" "}
                  {interview.room || interviewTypeLabels[interview.type]}
                </span>
                <InterviewStatus {...interview} />
              </Stack>
            ),
            actions: (
              <Button size="sm" variant="ghost" onPress={() => setShown(interview.id)}>
                Briefing
              </Button>
            ),
          }))}
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
