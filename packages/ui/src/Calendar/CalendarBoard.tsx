import "@fullcalendar/react/skeleton.css";
import FullCalendar, { type CalendarRef, type EventDisplayInfo } from "@fullcalendar/react";
import dayGrid from "@fullcalendar/react/daygrid";
import interaction from "@fullcalendar/react/interaction";
import list from "@fullcalendar/react/list";
import timeGrid from "@fullcalendar/react/timegrid";
import { getDayOfWeek, parseDate } from "@internationalized/date";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLocale } from "../texts/useLocale.ts";
import { Loader } from "../Loader/Loader.tsx";
import { useTexts } from "../texts/texts.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { words } from "../words/texts.ts";
import * as css from "./Calendar.css.ts";
import type { CalendarProps, CalendarView } from "./Calendar.tsx";
import { CalendarEventCard, type EventActions, EventActionsContext } from "./CalendarEventCard.tsx";
import { CalendarHead } from "./CalendarHead.tsx";
import { fullCalendarTheme } from "./fullCalendarTheme.ts";
import { clockOf, drawnHours, hoursIn, hoursOf } from "./hours.ts";
import { rangeOf } from "./range.ts";
import { Sized } from "./Sized.tsx";
import { calendarTexts } from "./texts.ts";
import { firstDayOf, formats, spanFormat, spanOf } from "./times.ts";
import { unusedDays } from "./unusedDays.ts";
import { useEventColumns } from "./useEventColumns.ts";
import { useEventKeys } from "./useEventKeys.ts";
import { useSlot } from "./useSlot.ts";

const plugins = [dayGrid, timeGrid, list, interaction];
const viewTypes = {
  day: "timeGridDay",
  week: "timeGridWeek",
  month: "dayGridMonth",
  agenda: "agenda",
} as const;

/** Milliseconds until a closing menu has restored the focus. */
const menuCloseDelay = 150;

type CalendarBoardProps = CalendarProps & { defaultView: CalendarView; timeZone: string };

export default function CalendarBoard({
  label,
  events,
  people = none,
  selectedPeople,
  onSelectedPeopleChange,
  view,
  defaultView,
  onViewChange,
  date,
  defaultDate = date,
  onRangeChange,
  timeZone,
  businessHours,
  dayStart = "07:00",
  dayEnd = "20:00",
  firstDayOfWeek,
  minValue,
  maxValue,
  onOpen,
  onCreate,
  onChange,
  getActions,
  isLoading,
  height,
  ref,
  ...props
}: CalendarBoardProps) {
  const say = useTexts();
  const { locale, direction } = useLocale();
  const calendar = useRef<CalendarRef>(null);
  const grid = useRef<HTMLDivElement>(null);
  const [ownView, setOwnView] = useState(defaultView);
  const shownView = view ?? ownView;
  const [ownPeople, setOwnPeople] = useState<ReadonlySet<string>>(
    () => new Set(people.map(({ id }) => id)),
  );
  const shownPeople = selectedPeople ?? ownPeople;
  const [title, setTitle] = useState("");
  /** An instant within the visible range, which decides the zone offset of the working hours. */
  const [day, setDay] = useState(() => (defaultDate ? Date.parse(defaultDate) : Date.now()));
  const [announcement, setAnnouncement] = useState("");
  const api = () => calendar.current?.getApi();
  const spanText = useMemo(() => spanFormat(locale, timeZone), [locale, timeZone]);
  const hours = businessHours ? hoursIn(businessHours, timeZone, day) : [];
  const drawn = drawnHours({ start: dayStart, end: dayEnd }, [
    ...hours,
    ...events.flatMap((event) => hoursOf(event, timeZone)),
  ]);
  const folded = unusedDays(
    hours.flatMap(({ days }) => days),
    events.filter(({ isNotice }) => !isNotice),
    timeZone,
  ).filter((day) => !date || day !== getDayOfWeek(parseDate(date), "en-US"));
  const columns = useEventColumns(grid, shownView === "day" ? 1 : 7 - folded.length);
  const slot = useSlot({
    calendar,
    view: shownView,
    timeZone,
    isRightToLeft: direction === "rtl",
    drawn,
    folded: shownView === "week" ? folded : none,
    onCreate,
    onMove: (span) => setAnnouncement(spanText(span)),
  });

  const shown = events.filter(
    ({ people: own }) =>
      !own?.length || people.length === 0 || own.some((id) => shownPeople.has(id)),
  );
  const find = (id: string) => events.find((event) => event.id === id);
  useEventKeys(grid, {
    isRightToLeft: direction === "rtl",
    isUpcoming: (id) => Date.parse(find(id)?.end ?? "") > Date.now(),
  });
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
  const go = (to: "prev" | "next" | "today") => api()?.[to]();
  const changeView = (next: CalendarView) => {
    setOwnView(next);
    onViewChange?.(next);
  };
  useEffect(
    () => calendar.current?.getApi().changeView(viewTypes[shownView]),
    [calendar, shownView],
  );

  useEffect(() => {
    const board = calendar.current?.getApi();
    if (!board || !date) return;
    const { activeStart, activeEnd } = board.view;
    const at = parseDate(date).toDate(timeZone);
    if (at < activeStart || at >= activeEnd) board.gotoDate(date);
  }, [calendar, date, timeZone]);

  // Keyboard users can only scroll an area that holds a focusable element, so one cell of a scroll
  // area without events is made focusable.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const scrollers = grid.current?.querySelectorAll<HTMLElement>('[style*="overflow"]') ?? [];
      for (const scroller of scrollers) {
        const place = scroller.querySelector<HTMLElement>("[role=cell], [role=listitem]");
        if (scroller.scrollHeight > scroller.clientHeight && !scroller.querySelector("button"))
          place?.setAttribute("tabindex", "0");
        else place?.removeAttribute("tabindex");
      }
    });
    return () => cancelAnimationFrame(frame);
  });

  const eventActions: EventActions = {
    people,
    find,
    spanText,
    getActions,
    onOpen,
    onShift: onChange && shift,
  };
  return (
    <section {...props} ref={ref} className={css.calendar} aria-label={label}>
      <CalendarHead
        title={title}
        view={shownView}
        onViewChange={changeView}
        onGo={go}
        people={people}
        selectedPeople={shownPeople}
        onSelectedPeopleChange={(ids) => {
          setOwnPeople(ids);
          onSelectedPeopleChange?.(ids);
        }}
        timeZone={timeZone}
        onNew={onCreate && slot.create}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <div
        ref={grid}
        className={css.grid}
        style={{ blockSize: height }}
        role="group"
        aria-label={title}
        aria-busy={isLoading}
        {...slot.gridProps}
      >
        {isLoading && (
          <div className={css.veil}>
            <Loader label={say(words.loading)} />
          </div>
        )}
        {columns && (
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
                  businessHours &&
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
                  setAnnouncement(
                    say(calendarTexts.eventNow, { name: changed.title, time: spanText(span) }),
                  );
                  onChange?.(changed, span);
                }}
                datesSet={({
                  start,
                  end,
                  startStr,
                  endStr,
                  view: { title: name, type, calendar: shown },
                }) => {
                  setTitle(name);
                  setDay((start.getTime() + end.getTime()) / 2);
                  const at = shown.formatIso(shown.getDate(), true).slice(0, 10);
                  const range = { start: startStr, end: endStr };
                  // Includes folded days, since their events unfold them.
                  const seen =
                    type === viewTypes.week
                      ? rangeOf("week", startStr.slice(0, 10), { locale, timeZone, firstDayOfWeek })
                      : range;
                  onRangeChange?.({ ...seen, date: at });
                }}
              />
            </Sized>
          </EventActionsContext>
        )}
      </div>
    </section>
  );
}

const none: never[] = [];

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
