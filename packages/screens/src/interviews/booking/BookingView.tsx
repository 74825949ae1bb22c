import type { bookInterview, getBooking } from "@ats/core/interviews/booking-contract";
import type { Output } from "@ats/core/contract/endpoint";
import { interviewTypeLabels } from "@ats/core/interviews/interview";
import { timeSpanText } from "@ats/core/interviews/time-span";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { EmptyState } from "@ats/ui/EmptyState";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { TextArea } from "@ats/ui/TextArea";
import { Text } from "@ats/ui/Text";
import { CalendarPlus, CalendarX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { saveFile } from "../../documents/save-file.ts";
import { useTitle } from "../../app/title.ts";

type BookingOffer = Output<typeof getBooking>;

interface BookingViewProps {
  booking: BookingOffer;
  isBooking: boolean;
  refusal: string | undefined;
  adjustments: string;
  onAdjustmentsChange(adjustments: string): void;
  onBook(start: string): void;
  /** A way to write if no time suits. */
  writeBack: ReactNode;
}

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export function BookingView(props: BookingViewProps) {
  const { booking, isBooking, refusal, adjustments, onAdjustmentsChange, onBook, writeBack } =
    props;
  const { company, job_title, title, type, room, minutes, panel, slots, time_zone } = booking;
  const [zone, setZone] = useState(ownZone);
  const byDay = Map.groupBy(slots, (slot) => dayOf(slot, zone));
  const [chosenDay, setDay] = useState<string>();
  const day = chosenDay && byDay.has(chosenDay) ? chosenDay : [...byDay.keys()][0];
  const [start, setStart] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const times = (day && byDay.get(day)) || [];
  const chosen = times.find((slot) => slot === start) ?? null;
  useTitle(`Interview: ${job_title}`);
  const submit = () => {
    setMissing(!chosen);
    if (chosen && !isBooking) onBook(chosen);
  };
  return (
    <Page
      width="narrow"
      header={<PageHeader title="Choose a time for your interview" subtitle={company} />}
    >
      <Card>
        <DescriptionList
          items={[
            { term: "Job", description: job_title },
            { term: "Interview", description: `${title}, ${minutes} minutes` },
            { term: "How", description: room || interviewTypeLabels[type] },
            { term: "With", description: panel.join(", ") },
          ]}
        />
      </Card>
      <Card>
        {day ? (
          <Form onSubmit={submit}>
            {refusal && (
              <Banner tone="critical" title="Not booked">
                {refusal}
              </Banner>
            )}
            {time_zone !== ownZone && (
              <RadioGroup
                label="Show times"
                orientation="horizontal"
                value={zone}
                onChange={setZone}
                options={[
                  { id: ownZone, label: `Where you are (${spoken(ownZone)})` },
                  { id: time_zone, label: `Where the interview is (${spoken(time_zone)})` },
                ]}
              />
            )}
            <Select
              label="Day"
              options={[...byDay.keys()].map((each) => ({ id: each, label: each }))}
              value={day}
              onChange={(next) => {
                setDay(next);
                setStart(null);
              }}
            />
            <RadioGroup
              label="Time"
              orientation="horizontal"
              value={chosen}
              onChange={(slot) => {
                setStart(slot);
                setMissing(false);
              }}
              options={times.map((slot) => ({ id: slot, label: clockOf(slot, zone) }))}
              {...(isMissing && { errorMessage: "Choose a time." })}
            />
            <Text size="sm" tone="muted">
              Times are in the time zone {spoken(zone)}.
            </Text>
            <TextArea
              label="Adjustments you need"
              description="Such as step-free access, captions or more time. Only the organiser sees this."
              maxLength={2000}
              value={adjustments}
              onChange={onAdjustmentsChange}
            />
            <Inline>
              <Button type="submit" variant="primary" isPending={isBooking}>
                Book this time
              </Button>
            </Inline>
          </Form>
        ) : (
          <EmptyState
            icon={<CalendarX />}
            title="No times left"
            description={`Ask ${company} for other days.`}
          />
        )}
      </Card>
      {writeBack}
    </Page>
  );
}

interface BookedViewProps {
  booking: BookingOffer;
  interview: Output<typeof bookInterview>;
  writeBack: ReactNode;
}

export function BookedView({ booking, interview, writeBack }: BookedViewProps) {
  const { time_zone, room, video_link, title, type, status } = interview;
  const isCancelled = status === "CANCELLED";
  const file = booking.booked?.calendar_file;
  return (
    <Page
      width="narrow"
      header={
        <PageHeader
          title={isCancelled ? "Your interview is cancelled" : "Your interview is booked"}
          subtitle={booking.company}
        />
      }
    >
      <Card>
        <Stack gap="lg">
          <Banner
            tone={isCancelled ? "warning" : "positive"}
            title={timeSpanText(interview, ownZone)}
            actions={
              file &&
              !isCancelled && (
                <Button
                  iconStart={<CalendarPlus />}
                  onPress={() =>
                    saveFile(new Blob([file], { type: "text/calendar" }), "interview.ics")
                  }
                >
                  Add to calendar
                </Button>
              )
            }
          >
            {isCancelled
              ? `Ask ${booking.company} what happens next, here or by replying to their email.`
              : "We’ve emailed you a confirmation. Reply to it, or write here, if you need another time or can’t come."}
          </Banner>
          <DescriptionList
            items={[
              ...(time_zone === ownZone
                ? []
                : [{ term: "Location", description: timeSpanText(interview, time_zone) }]),
              { term: "Job", description: booking.job_title },
              { term: "Interview", description: title },
              { term: "How", description: room || interviewTypeLabels[type] },
              { term: "With", description: booking.panel.join(", ") },
              ...(video_link
                ? [{ term: "Video link", description: <Link href={video_link}>{video_link}</Link> }]
                : []),
            ]}
          />
        </Stack>
      </Card>
      {writeBack}
    </Page>
  );
}

const spoken = (zone: string) => zone.replaceAll("_", " ");
const dayOf = (slot: string, timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone,
  }).format(Date.parse(slot));
const clockOf = (slot: string, timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone }).format(
    Date.parse(slot),
  );
