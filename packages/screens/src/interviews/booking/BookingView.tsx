import type { Output } from "@ats/core/contract/endpoint";
import type { bookInterview, getBooking } from "@ats/core/interviews/booking-contract";
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
import { Text } from "@ats/ui/Text";
import { TextArea } from "@ats/ui/TextArea";
import { useTexts } from "@ats/ui/texts";
import { CalendarPlus, CalendarX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTitle } from "../../app/title.ts";
import { useDates } from "../../dates/useDates.ts";
import { saveFile } from "../../documents/save-file.ts";
import { interviewTypeTexts } from "../label-texts.ts";
import { sayTimeSpan } from "../time-span.ts";
import { bookingTexts as here } from "./texts.ts";

type BookingOffer = Output<typeof getBooking>;

interface BookingViewProps {
  booking: BookingOffer;
  isBooking: boolean;
  refusal: string | null | undefined;
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
  const say = useTexts();
  const { write } = useDates();
  const byDay = Map.groupBy(slots, (slot) =>
    write({ weekday: "long", day: "numeric", month: "long", timeZone: zone }, slot),
  );
  const [chosenDay, setDay] = useState<string>();
  const day = chosenDay && byDay.has(chosenDay) ? chosenDay : [...byDay.keys()][0];
  const [start, setStart] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const times = (day && byDay.get(day)) || [];
  const chosen = times.find((slot) => slot === start) ?? null;
  useTitle(say(here.pageTitle, { title: job_title }));
  const submit = () => {
    setMissing(!chosen);
    if (chosen && !isBooking) onBook(chosen);
  };
  return (
    <Page width="narrow" header={<PageHeader title={say(here.title)} subtitle={company} />}>
      <Card>
        <DescriptionList
          items={[
            { term: say(here.job), description: job_title },
            {
              term: say(here.interview),
              description: say(here.interviewLength, { title, count: minutes }),
            },
            { term: say(here.how), description: room || say(interviewTypeTexts[type]) },
            { term: say(here.with), description: panel.join(", ") },
          ]}
        />
      </Card>
      <Card>
        {day ? (
          <Form onSubmit={submit}>
            {refusal && (
              <Banner tone="critical" title={say(here.notBooked)}>
                {refusal}
              </Banner>
            )}
            {time_zone !== ownZone && (
              <RadioGroup
                label={say(here.showTimes)}
                orientation="horizontal"
                value={zone}
                onChange={setZone}
                options={[
                  { id: ownZone, label: say(here.yourZone, { zone: spoken(ownZone) }) },
                  { id: time_zone, label: say(here.interviewZone, { zone: spoken(time_zone) }) },
                ]}
              />
            )}
            <Select
              label={say(here.day)}
              options={[...byDay.keys()].map((each) => ({ id: each, label: each }))}
              value={day}
              onChange={(next) => {
                setDay(next);
                setStart(null);
              }}
            />
            <RadioGroup
              label={say(here.time)}
              orientation="horizontal"
              value={chosen}
              onChange={(slot) => {
                setStart(slot);
                setMissing(false);
              }}
              options={times.map((slot) => ({
                id: slot,
                label: write({ hour: "2-digit", minute: "2-digit", timeZone: zone }, slot),
              }))}
              {...(isMissing && { errorMessage: say(here.timeMissing) })}
            />
            <Text size="sm" tone="muted">
              {say(here.zoneHint, { zone: spoken(zone) })}
            </Text>
            <TextArea
              label={say(here.adjustments)}
              description={say(here.adjustmentsHint)}
              maxLength={2000}
              value={adjustments}
              onChange={onAdjustmentsChange}
            />
            <Inline>
              <Button type="submit" variant="primary" isPending={isBooking}>
                {say(here.book)}
              </Button>
            </Inline>
          </Form>
        ) : (
          <EmptyState
            icon={<CalendarX />}
            title={say(here.noTimes)}
            description={say(here.noTimesHint, { company })}
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
  const say = useTexts();
  const { time_zone, room, video_link, title, type, status } = interview;
  const isCancelled = status === "CANCELLED";
  const file = booking.booked?.calendar_file;
  return (
    <Page
      width="narrow"
      header={
        <PageHeader
          title={say(isCancelled ? here.cancelled : here.booked)}
          subtitle={booking.company}
        />
      }
    >
      <Card>
        <Stack gap="lg">
          <Banner
            tone={isCancelled ? "warning" : "positive"}
            title={sayTimeSpan(say, interview, ownZone)}
            actions={
              file &&
              !isCancelled && (
                <Button
                  iconStart={<CalendarPlus />}
                  onPress={() =>
                    saveFile(new Blob([file], { type: "text/calendar" }), "interview.ics")
                  }
                >
                  {say(here.addToCalendar)}
                </Button>
              )
            }
          >
            {isCancelled
              ? say(here.cancelledHint, { company: booking.company })
              : say(here.bookedHint)}
          </Banner>
          <DescriptionList
            items={[
              ...(time_zone === ownZone
                ? []
                : [
                    {
                      term: say(here.interviewTime),
                      description: sayTimeSpan(say, interview, time_zone),
                    },
                  ]),
              { term: say(here.job), description: booking.job_title },
              { term: say(here.interview), description: title },
              { term: say(here.how), description: room || say(interviewTypeTexts[type]) },
              { term: say(here.with), description: booking.panel.join(", ") },
              ...(video_link
                ? [
                    {
                      term: say(here.videoLink),
                      description: (
                        <Link href={video_link} target="_blank" rel="noreferrer">
                          {video_link}
                        </Link>
                      ),
                    },
                  ]
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
