import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { ApplicationDetails } from "@ats/core/applications/application";
import { listEnvelopes } from "@ats/core/documents/contract";
import { listBookingInvitations } from "@ats/core/interviews/booking-contract";
import { listMessages, maxMessages } from "@ats/core/messages/contract";
import { Accordion } from "@ats/ui/Accordion";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Drawer } from "@ats/ui/Drawer";
import { Section } from "@ats/ui/Section";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { type ReactNode, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { useDates } from "../../dates/useDates.ts";
import { interviewTypeTexts } from "../../interviews/label-texts.ts";
import { useApplicationInterviews } from "../../interviews/queries.ts";
import { sayTimeSpan } from "../../interviews/time-span.ts";
import { ListContent, type ListQuery } from "../../lists/ListContent.tsx";
import { MessageText, titleOf } from "../../messages/MessageText.tsx";
import { candidateViewTexts } from "./candidate-view-texts.ts";

interface CandidateViewProps {
  application: ApplicationDetails;
  onClose(): void;
}

/** Shows what the candidate has sent, received and can open, and nothing internal. */
export default function CandidateView({ application, onClose }: CandidateViewProps) {
  const say = useTexts();
  const { fullDate } = useDates();
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(candidateViewTexts.title)}
      description={say(candidateViewTexts.hint, { candidate: displayName(application) })}
    >
      <Stack gap="xl">
        <Section title={say(candidateViewTexts.application)}>
          <DescriptionList
            items={[
              { term: say(candidateViewTexts.job), description: application.job_title },
              {
                term: say(
                  application.submitted ? candidateViewTexts.sent : candidateViewTexts.begun,
                ),
                description: fullDate(application.created_date_time),
              },
              ...(application.cv
                ? [{ term: say(candidateViewTexts.cv), description: application.cv.name }]
                : []),
              ...application.answers.map(({ question, answer }) => ({
                term: question,
                description: answer,
              })),
            ]}
          />
        </Section>
        <SentMessages id={application.id} />
        <UpcomingInterviews id={application.id} />
        <OpenDocuments id={application.id} />
      </Stack>
    </Drawer>
  );
}

/** Lists the sent messages with their text. */
function SentMessages({ id }: { id: number }) {
  const say = useTexts();
  const { fullDate } = useDates();
  const call = useEndpoint(listMessages, { params: { id }, query: { most: maxMessages } });
  const sent = call.data?.records.filter(({ status }) => status === "sent");
  return (
    <Part
      title={say(candidateViewTexts.messages)}
      call={call}
      isEmpty={sent?.length === 0}
      empty={say(candidateViewTexts.nothingSent)}
    >
      <Accordion
        allowsMultiple
        items={(sent ?? []).map((message) => ({
          id: String(message.id),
          title: titleOf(say, message),
          meta: (
            <Text size="sm" tone="muted">
              {fullDate(message.sent_date_time ?? message.created_date_time)}
            </Text>
          ),
          content: <MessageText message={message} />,
        }))}
      />
    </Part>
  );
}

/** Lists upcoming interviews and open booking invitations. */
function UpcomingInterviews({ id }: { id: number }) {
  const say = useTexts();
  const { shortDate } = useDates();
  const [now] = useState(Date.now);
  const interviews = useApplicationInterviews(id);
  const invitations = useEndpoint(listBookingInvitations, { params: { id } });
  const coming = interviews.data?.records.filter(
    ({ status, end_date_time }) => status === "SCHEDULED" && Date.parse(end_date_time) > now,
  );
  const items = [
    ...(invitations.data?.records ?? []).map(({ id: key, title, minutes, ...invitation }) => ({
      key,
      term: title,
      description: say(candidateViewTexts.bookingLink, {
        count: minutes,
        day: shortDate(invitation.expires_date_time, { timeZone: invitation.time_zone }),
      }),
    })),
    ...(coming ?? []).map(({ title, room, type, video_link, time_zone, ...span }) => ({
      term: title,
      description: [
        sayTimeSpan(say, span, time_zone),
        room || say(interviewTypeTexts[type]),
        video_link,
      ]
        .filter(Boolean)
        .join(" · "),
    })),
  ];
  return (
    <Part
      title={say(candidateViewTexts.interviews)}
      // Takes the state of the call that has not loaded.
      call={interviews.data ? invitations : interviews}
      isEmpty={items.length === 0}
      empty={say(candidateViewTexts.noInterviews)}
    >
      <DescriptionList items={items} />
    </Part>
  );
}

/** Lists the documents that the candidate can read or sign. */
function OpenDocuments({ id }: { id: number }) {
  const say = useTexts();
  const { shortDate } = useDates();
  const call = useEndpoint(listEnvelopes, { params: { id } });
  const items = (call.data?.records ?? []).flatMap(
    ({ title, status, expires_date_time, time_zone: timeZone }) =>
      status === "PENDING" || status === "COMPLETED"
        ? [
            {
              term: title,
              description:
                status === "COMPLETED"
                  ? say(candidateViewTexts.signed)
                  : expires_date_time
                    ? say(candidateViewTexts.toSignUntil, {
                        day: shortDate(expires_date_time, { timeZone }),
                      })
                    : say(candidateViewTexts.toSign),
            },
          ]
        : [],
  );
  return (
    <Part
      title={say(candidateViewTexts.documents)}
      call={call}
      isEmpty={items.length === 0}
      empty={say(candidateViewTexts.nothingSent)}
    >
      <DescriptionList items={items} />
    </Part>
  );
}

interface PartProps {
  title: string;
  call: ListQuery<unknown>;
  isEmpty: boolean;
  empty: string;
  children: ReactNode;
}

function Part({ title, call, isEmpty, empty, children }: PartProps) {
  return (
    <Section title={title}>
      <ListContent what={title} query={call} lines={2}>
        {() => (isEmpty ? <Text tone="muted">{empty}</Text> : children)}
      </ListContent>
    </Section>
  );
}
