import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { DayOff } from "@ats/core/interviews/days-off";
import type { Interview } from "@ats/core/interviews/interview";
import type { InterviewSettings } from "@ats/core/interviews/settings";
import { localDateOf, localTimeOf } from "@ats/core/interviews/zoned-time";
import type { Absence } from "@ats/core/interviews/time-off-contract";
import { Calendar, type CalendarEvent, type CalendarSpan } from "@ats/ui/Calendar";
import { IconButton } from "@ats/ui/IconButton";
import { Inline } from "@ats/ui/Inline";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { ToggleButtonGroup } from "@ats/ui/ToggleButtonGroup";
import { type Say, useTexts } from "@ats/ui/texts";
import { CalendarSync } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { isPast } from "../../dates/dates.ts";
import { interviewTones } from "../InterviewStatus.tsx";
import { interviewTypeTexts } from "../label-texts.ts";
import { sayDayOff } from "../say-day-off.ts";
import type { Span } from "../typed-interview.ts";
import type { CalendarSearch } from "./route.ts";
import { timeOffTexts } from "../time-off-texts.ts";
import { calendarTexts } from "./texts.ts";
import { useInterviewKeys } from "./useInterviewKeys.ts";

interface CalendarViewProps {
  interviews: readonly Interview[];
  timeOff: readonly Absence[];
  isLoading: boolean;
  /** Shown instead of the calendar if it cannot be read. */
  failure?: ReactNode;
  search: CalendarSearch;
  jobFilter: ReactNode;
  settings: InterviewSettings | undefined;
  daysOff: readonly DayOff[];
  onSearchChange(change: Partial<CalendarSearch>): void;
  onRangeChange(range: { from: string; to: string }): void;
  onOpen(id: number): void;
  onSubscribe(): void;
  /** Absent if the user may not arrange interviews. */
  onCreate?(span: Span): void;
  onMove?(id: number, span: Span): void;
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day of an instant in the calendar's time zone: `2026-11-24`. */
export const localDayOf = (instant: string) => localDateOf(instant, zone);
const localToday = () => localDayOf(new Date().toISOString());

export function CalendarView(props: CalendarViewProps) {
  const say = useTexts();
  const {
    interviews,
    timeOff,
    isLoading,
    failure,
    search,
    settings,
    daysOff,
    jobFilter,
    onSearchChange,
    onRangeChange,
  } = props;
  const { onOpen, onSubscribe, onCreate, onMove } = props;
  const byId = (event: CalendarEvent) => interviews.find(({ id }) => String(id) === event.id);
  const hidden = new Set(search.without?.map(String));
  const isTeam = search.show === "team";
  const people = isTeam ? peopleOf(interviews, timeOff) : [];
  const today = localToday();
  const board = useRef<HTMLElement>(null);
  useInterviewKeys(board);
  return (
    <Page
      width="full"
      header={
        <PageHeader
          title={say(calendarTexts.calendar)}
          subtitle={say(calendarTexts.hint)}
          actions={
            <Inline gap="sm">
              {jobFilter}
              <ToggleButtonGroup
                label={say(calendarTexts.whose)}
                value={search.show ?? "mine"}
                onChange={(show) => onSearchChange({ show })}
                options={[
                  { id: "mine", label: say(calendarTexts.mine) },
                  { id: "team", label: say(calendarTexts.team) },
                ]}
              />
              <IconButton
                aria-label={say(calendarTexts.subscribe)}
                icon={<CalendarSync />}
                onPress={onSubscribe}
              />
            </Inline>
          }
        />
      }
    >
      {failure ?? (
        <Calendar
          ref={board}
          label={say(calendarTexts.interviews)}
          events={[
            ...daysOff.map((day) => dayOffEvent(say, day)),
            ...timeOff.map((absence) => timeOffEvent(say, absence, isTeam)),
            ...interviews.map((interview) => eventOf(say, interview)),
          ]}
          people={people}
          selectedPeople={new Set(people.map(({ id }) => id).filter((id) => !hidden.has(id)))}
          onSelectedPeopleChange={(shown) => {
            // Hidden people stay hidden without an interview in this period.
            const ids = new Set([...hidden, ...people.map(({ id }) => id)]);
            const without = [...ids].filter((id) => !shown.has(id)).map(Number);
            onSearchChange({ without: without.length > 0 ? without : undefined });
          }}
          timeZone={zone}
          {...(search.view && { view: search.view })}
          onViewChange={(view) => onSearchChange({ view })}
          date={search.date ?? today}
          onRangeChange={({ start, end, date }) => {
            onRangeChange({ from: new Date(start).toISOString(), to: new Date(end).toISOString() });
            // Today needs no date, so that a bookmark always opens today.
            const shown = date === today ? undefined : date;
            if (shown !== search.date) onSearchChange({ date: shown });
          }}
          {...(settings && {
            businessHours: {
              days: [1, 2, 3, 4, 5],
              start: settings.day_start,
              end: settings.day_end,
              timeZone: settings.time_zone,
            },
          })}
          isLoading={isLoading}
          onOpen={(event) => onOpen(Number(event.id))}
          {...(onCreate && { onCreate: (span) => onCreate(timedSpan(span)) })}
          {...(onMove && {
            onChange: (event, span) => onMove(Number(event.id), keepTimeOfDay(byId(event), span)),
          })}
        />
      )}
    </Page>
  );
}

/** Interviewers, and those who are off. */
const peopleOf = (interviews: readonly Interview[], timeOff: readonly Absence[]) =>
  [
    ...new Map([
      ...timeOff.map(({ user_id, name }) => [user_id, name] as const),
      ...interviews
        .flatMap(({ panel }) => panel)
        .map((each) => [each.id, `${each.first_name} ${each.last_name}`] as const),
    ]),
  ]
    .map(([id, name]) => ({ id: String(id), name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** An interview as a calendar event: candidate, then title. A cancelled one says so. */
function eventOf(say: Say, interview: Interview): CalendarEvent {
  const { id, status, type, room, panel, start_date_time, end_date_time } = interview;
  const event = say(calendarTexts.event, {
    name: displayName(interview),
    title: interview.title,
  });
  const isOver = isPast(end_date_time);
  return {
    id: String(id),
    title:
      status === "SCHEDULED"
        ? event
        : say(status === "CANCELLED" ? calendarTexts.cancelledEvent : calendarTexts.noShowEvent, {
            event,
          }),
    start: start_date_time,
    end: end_date_time,
    tone: status === "SCHEDULED" && isOver ? "neutral" : interviewTones[status],
    place: room || say(interviewTypeTexts[type]),
    people: panel.map((each) => String(each.id)),
    isFixed: status !== "SCHEDULED" || isPast(start_date_time),
  };
}

const dayAfter = (date: string) =>
  new Date(Date.parse(date) + 24 * 60 * 60_000).toISOString().slice(0, 10);

/** A band over whole days. */
const notice = { isAllDay: true, isNotice: true, tone: "neutral" } as const;

const dayOffEvent = (say: Say, day: DayOff): CalendarEvent => ({
  ...notice,
  id: `${day.date} ${day.name}`,
  title: sayDayOff(say, day),
  start: day.date,
  end: dayAfter(day.date),
});

const timeOffEvent = (say: Say, absence: Absence, isTeam: boolean): CalendarEvent => ({
  ...notice,
  id: `${absence.first_date} off ${absence.user_id}`,
  title: isTeam ? say(calendarTexts.personOff, { name: absence.name }) : say(timeOffTexts.timeOff),
  start: absence.first_date,
  end: dayAfter(absence.last_date),
  people: [String(absence.user_id)],
});

/** Gives an all-day span the time 10:00. */
const timedSpan = ({ start, end, isAllDay }: CalendarSpan): Span =>
  isAllDay
    ? {
        start: new Date(`${start}T10:00`).toISOString(),
        end: new Date(`${start}T11:00`).toISOString(),
      }
    : { start, end };

/** An interview moved in the month view keeps its time of day. */
function keepTimeOfDay(
  interview: Interview | undefined,
  { start, end, isAllDay }: CalendarSpan,
): Span {
  if (!isAllDay || !interview) return { start, end };
  const clock = localTimeOf(new Date(interview.start_date_time).toISOString(), zone).slice(11);
  const begin = new Date(`${start}T${clock}`);
  const length = Date.parse(interview.end_date_time) - Date.parse(interview.start_date_time);
  return {
    start: begin.toISOString(),
    end: new Date(begin.getTime() + length).toISOString(),
  };
}
