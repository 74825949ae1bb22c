import { displayName } from "@ats/core/anonymisation/anonymisation";
import { type Briefing, statusesFrom } from "@ats/core/interviews/interview";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Drawer } from "@ats/ui/Drawer";
import { Heading } from "@ats/ui/Heading";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { WhoCanSee } from "../roles/WhoCanSee.tsx";
import { useCan } from "../session/session.tsx";
import { InterviewStatus } from "./InterviewStatus.tsx";
import { InterviewStatusDialog, statusVerbs } from "./InterviewStatusDialog.tsx";
import { interviewStatusTexts, interviewTypeTexts } from "./label-texts.ts";
import { useBriefing } from "./queries.ts";
import { interviewsTexts } from "./texts.ts";
import { sayTimeSpan } from "./time-span.ts";

interface InterviewDrawerProps {
  id: number;
  onChange(): void;
  onClose(): void;
}

export default function InterviewDrawer({ id, onChange, onClose }: InterviewDrawerProps) {
  const say = useTexts();
  const { data: interview, error } = useBriefing(id);
  const canWrite = useCan("UPDATE_APPLICATIONS");
  const [asking, setAsking] = useState<"CANCELLED" | "NO_SHOW" | "SCHEDULED">();
  const next = interview && canWrite ? statusesFrom(interview) : [];
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        interview ? `${interview.title}: ${displayName(interview)}` : say(interviewsTexts.interview)
      }
      {...(interview &&
        canWrite && {
          footer: (
            <>
              {next.map((status) => (
                <Button key={status} onPress={() => setAsking(status)}>
                  {say(statusVerbs[status])}
                </Button>
              ))}
              {interview.status === "SCHEDULED" && (
                <Button variant="primary" onPress={onChange}>
                  {say(interviewsTexts.change)}
                </Button>
              )}
            </>
          ),
        })}
    >
      {interview ? (
        <BriefingView interview={interview} />
      ) : error?.status === 404 ? (
        <Banner tone="critical" title={say(interviewsTexts.notFound)}>
          {say(interviewsTexts.notFoundHint)}
        </Banner>
      ) : error ? (
        <Banner tone="critical" title={say(interviewsTexts.notLoaded)}>
          {error.message}
        </Banner>
      ) : (
        <Skeleton lines={10} />
      )}
      {interview && asking && (
        <InterviewStatusDialog
          interview={interview}
          status={asking}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Drawer>
  );
}

function BriefingView({ interview }: { interview: Briefing }) {
  const say = useTexts();
  const application = to.applicationDetails({ id: interview.application_id });
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { time_zone, room, video_link, panel, organiser, reason, status } = interview;
  return (
    <Stack gap="lg">
      <Inline gap="sm">
        <InterviewStatus {...interview} />
        <WhoCanSee record="interviews" id={interview.id} />
        <Text weight="medium">{sayTimeSpan(say, interview, zone)}</Text>
      </Inline>
      <DescriptionList
        items={[
          ...(time_zone === zone
            ? []
            : [
                {
                  term: say(interviewsTexts.localTime),
                  description: sayTimeSpan(say, interview, time_zone),
                },
              ]),
          {
            term: say(interviewsTexts.candidate),
            description: <Link href={application}>{displayName(interview)}</Link>,
          },
          {
            term: say(interviewsTexts.job),
            description: (
              <Link href={to.applicationList({ id: interview.job_id })}>
                {interview.job_title} ({interview.job_number})
              </Link>
            ),
          },
          { term: say(interviewsTexts.how), description: say(interviewTypeTexts[interview.type]) },
          ...(room ? [{ term: say(interviewsTexts.room), description: room }] : []),
          ...(video_link
            ? [
                {
                  term: say(interviewsTexts.videoLink),
                  description: (
                    <Link href={video_link} target="_blank" rel="noreferrer">
                      {video_link}
                    </Link>
                  ),
                },
              ]
            : []),
          { term: say(interviewsTexts.interviewers), description: panel.map(nameOf).join(", ") },
          { term: say(interviewsTexts.organiser), description: nameOf(organiser) },
          ...(reason
            ? [
                {
                  term: say(
                    status === "SCHEDULED"
                      ? interviewsTexts.moveReason
                      : interviewStatusTexts[status],
                  ),
                  description: reason,
                },
              ]
            : []),
        ]}
      />
      {interview.adjustments && (
        <Banner tone="info" title={say(interviewsTexts.adjustments)}>
          <Text preserveLines>{interview.adjustments}</Text> {say(interviewsTexts.adjustmentsSeen)}
        </Banner>
      )}
      <Stack as="section" gap="sm">
        <Heading level={3} size="sm">
          {say(interviewsTexts.briefing)}
        </Heading>
        <Inline gap="md">
          {interview.has_cv && <Link href={application}>{say(interviewsTexts.cvAndAnswers)}</Link>}
          <Link href={`${application}?tab=scorecards`}>
            {interview.scored
              ? say(interviewsTexts.scorecard)
              : say(interviewsTexts.writeScorecard)}
          </Link>
        </Inline>
        {interview.questions && <Text preserveLines>{interview.questions}</Text>}
        {interview.attributes.length > 0 && (
          <DescriptionList
            layout="stacked"
            items={interview.attributes.map(({ name, description }) => ({
              term: name,
              description,
            }))}
          />
        )}
      </Stack>
    </Stack>
  );
}

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`;
