import "@fullcalendar/react/skeleton.css";
import FullCalendar, { type CalendarRef, type EventDisplayInfo } from "@fullcalendar/react";
import dayGrid from "@fullcalendar/react/daygrid";
import interaction from "@fullcalendar/react/interaction";
import list from "@fullcalendar/react/list";
import timeGrid from "@fullcalendar/react/timegrid";
import { memo, type RefObject } from "react";
import { useLocale } from "../texts/useLocale.ts";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import type { CalendarProps, CalendarSpan, CalendarView } from "./Calendar.tsx";
import { CalendarEventCard, type EventActions, EventActionsContext } from "./CalendarEventCard.tsx";
import { fullCalendarTheme } from "./fullCalendarTheme.ts";
import { clockOf, type drawnHours, type hoursIn } from "./hours.ts";
import { rangeOf } from "./range.ts";
import { Sized } from "./Sized.tsx";
import { calendarTexts } from "./texts.ts";
import { firstDayOf, formats, spanOf } from "./times.ts";

const plugins = [dayGrid, timeGrid, list, interaction];
export const viewTypes = {
  day: "timeGridDay",
  week: "timeGridWeek",
  month: "dayGridMonth",
  agenda: "agenda",
} as const;

/** Milliseconds until a closing menu has restored the focus. */
const menuCloseDelay = 150;

type Passed =
  | "events"
  | "defaultDate"
  | "firstDayOfWeek"
  | "minValue"
  | "maxValue"
  | "onOpen"
  | "onCreate"
  | "onChange"
  | "onRangeChange"
  | "getActions";

type CalendarDaysProps = { [Key in Passed]: CalendarProps[Key] } & {
  people: NonNullable<CalendarProps["people"]>;
  timeZone: string;
  calendar: RefObject<CalendarRef | null>;
  grid: RefObject<HTMLElement | null>;
  shownPeople: ReadonlySet<string>;
  shownView: CalendarView;
  /** The number of overlapping events that fit side by side. */
  columns: number;
  /** Working hours in the calendar's time zone. */
  hours: ReturnType<typeof hoursIn>;
  drawn: ReturnType<typeof drawnHours>;
  /** Days of the week that the grid does not show. */
  folded: number[];
  find: EventActions["find"];
  spanText: (span: CalendarSpan) => string;
  onDatesShown: (dates: { title: string; start: string; end: string }) => void;
  onAnnounce: (text: string) => void;
};

/** FullCalendar with the calendar's events. Does not render again for a new title. */
export const CalendarDays = memo(function CalendarDays({
  calendar,
  grid,
  events,
  people,
  shownPeople,
  shownView,
  columns,
  hours,
  drawn,
  folded,
  find,
  spanText,
  timeZone,
  defaultDate,
  firstDayOfWeek,
  minValue,
  maxValue,
  onOpen,
  onCreate,
  onChange,
  onRangeChange,
  getActions,
  onDatesShown,
  onAnnounce,
}: CalendarDaysProps) {
  const say = useTexts();
  const { locale, direction } = useLocale();
  const api = () => calendar.current?.getApi();
  const shown = events.filter(
    ({ people: own }) =>
      !own?.length || people.length === 0 || own.some((id) => shownPeople.has(id)),
  );
  const shift: NonNullable<EventActions["onShift"]> = (event, by, isEnd) => {
    const entry = api()?.getEventById(event.id);
    if (isEnd) entry?.moveEnd(by);
    else entry?.moveDates(by);
    setTimeout(
      () =>
        grid.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(event.id)}"]`)?.focus(),
      menuCloseDelay,
    );
  };
  const eventActions: EventActions = {
    people,
    find,
    spanText,
    getActions,
    onOpen,
    onShift: onChange && shift,
  };
  return (
    <EventActionsContext value={eventActions}>
      <Sized>
        <FullCalendar
          {...fullCalendarTheme}
          {...formats}
          ref={calendar}
          plugins={plugins}
          views={{
            ...formats.views,
            timeGridWeek: { hiddenDays: folded },
            // From today rather than from the first day of its week.
            agenda: { type: "list", duration: { days: 7 } },
          }}
          initialView={viewTypes[shownView]}
          eventMaxStack={columns}
          headerToolbar={false}
          height="100%"
          locale={locale}
          direction={direction}
          timeZone={timeZone}
          firstDay={firstDayOfWeek ?? firstDayOf(locale)}
          {...(defaultDate && { initialDate: defaultDate })}
          {...((minValue || maxValue) && { validRange: validRange(minValue, maxValue) })}
          businessHours={
            hours.length > 0 &&
            hours.map(({ days, start, end }) => ({
              daysOfWeek: days,
              startTime: clockOf(start),
              endTime: clockOf(end),
            }))
          }
          slotMinTime={clockOf(drawn.start)}
          slotMaxTime={clockOf(drawn.end)}
          scrollTime={clockOf(hours[0]?.start ?? drawn.start)}
          nowIndicator
          editable={onChange !== undefined}
          selectable={onCreate !== undefined}
          eventInteractive={false}
          allDayText={say(calendarTexts.allDay)}
          timedText={say(calendarTexts.timed)}
          noEventsText={say(calendarTexts.noEvents)}
          closeHint={say(words.close)}
          moreLinkText={(count) => say(calendarTexts.moreEvents, { count })}
          moreLinkHint={(count) => say(calendarTexts.moreEvents, { count })}
          events={shown.map((event) => ({
            id: event.id,
            title: event.title,
            start: event.start,
            end: event.end,
            allDay: event.isAllDay ?? false,
            editable: onChange !== undefined && !event.isFixed && !event.isNotice,
            extendedProps: { tone: event.tone },
          }))}
          eventContent={eventContent}
          select={(info) => {
            if (!info.jsEvent) return;
            api()?.unselect();
            onCreate?.(spanOf(info));
          }}
          eventChange={({ event, revert }) => {
            revert();
            const changed = find(event.id);
            if (!changed) return;
            const span = spanOf(event);
            onAnnounce(say(calendarTexts.eventNow, { name: changed.title, time: spanText(span) }));
            onChange?.(changed, span);
          }}
          datesSet={({ startStr, endStr, view: { title: name, type, calendar: shown } }) => {
            const at = shown.formatIso(shown.getDate(), true).slice(0, 10);
            const range = { start: startStr, end: endStr };
            // Includes folded days, since their events unfold them.
            const seen =
              type === viewTypes.week
                ? rangeOf("week", startStr.slice(0, 10), { locale, timeZone, firstDayOfWeek })
                : range;
            onDatesShown({ title: name, ...seen });
            onRangeChange?.({ ...seen, date: at });
          }}
        />
      </Sized>
    </EventActionsContext>
  );
});

const eventContent = ({ event, timeText, isShort, view }: EventDisplayInfo) => (
  <CalendarEventCard
    id={event.id}
    time={timeText}
    size={
      view.type === viewTypes.agenda
        ? "line"
        : isShort || event.allDay || view.type === viewTypes.month
          ? "short"
          : "tall"
    }
  />
);

const validRange = (start?: string, end?: string) => ({
  ...(start && { start }),
  ...(end && { end: new Date(Date.parse(end) + 86_400_000).toISOString().slice(0, 10) }),
});
