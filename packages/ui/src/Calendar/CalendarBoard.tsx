import type { CalendarApi, CalendarRef } from "@fullcalendar/react";
import { getDayOfWeek, parseDate } from "@internationalized/date";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocale } from "../texts/useLocale.ts";
import { Loader } from "../Loader/Loader.tsx";
import { useTexts } from "../texts/texts.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { words } from "../words/texts.ts";
import * as css from "./Calendar.css.ts";
import type { CalendarProps, CalendarView } from "./Calendar.tsx";
import { CalendarDays, viewTypes } from "./CalendarDays.tsx";
import { CalendarHead } from "./CalendarHead.tsx";
import { drawnHours, hoursIn, hoursOf } from "./hours.ts";
import type { rangeOf } from "./range.ts";
import { spanFormat } from "./times.ts";
import { unusedDays } from "./unusedDays.ts";
import { useEventColumns } from "./useEventColumns.ts";
import { useEventKeys } from "./useEventKeys.ts";
import { useSlot } from "./useSlot.ts";

type CalendarBoardProps = CalendarProps & {
  defaultView: CalendarView;
  timeZone: string;
  /** Range shown at first. */
  firstRange: ReturnType<typeof rangeOf>;
};

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
  firstRange,
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
  const [{ title, start, end }, setDates] = useState({ title: "", ...firstRange });
  /** An instant within the visible range, which decides the zone offset of the working hours. */
  const day = (Date.parse(start) + Date.parse(end)) / 2;
  const [announcement, setAnnouncement] = useState("");
  const api = () => calendar.current?.getApi();
  /** True from a turn of the pages until its dates are shown. Other dates come from `date`. */
  const isTurning = useRef(false);
  const turn = (move: (board: CalendarApi) => void) => {
    const board = api();
    if (!board) return;
    isTurning.current = true;
    move(board);
  };
  const spanText = useMemo(() => spanFormat(locale, timeZone), [locale, timeZone]);
  const hours = useMemo(
    () => (businessHours ? hoursIn(businessHours, timeZone, day) : []),
    [businessHours, timeZone, day],
  );
  const drawn = useMemo(
    () =>
      drawnHours({ start: dayStart, end: dayEnd }, [
        ...hours,
        ...events.flatMap((event) => hoursOf(event, timeZone)),
      ]),
    [dayStart, dayEnd, hours, events, timeZone],
  );
  const folded = useMemo(
    () =>
      unusedDays(
        hours.flatMap(({ days }) => days),
        events.filter(({ isNotice }) => !isNotice),
        timeZone,
      ).filter((each) => !date || each !== getDayOfWeek(parseDate(date), "en-US")),
    [hours, events, timeZone, date],
  );
  const columns = useEventColumns(grid, shownView === "day" ? 1 : 7 - folded.length);
  const slot = useSlot({
    calendar,
    view: shownView,
    timeZone,
    isRightToLeft: direction === "rtl",
    drawn,
    folded: shownView === "week" ? folded : none,
    onCreate,
    onTurn: (to) => turn((board) => board.gotoDate(to)),
    onMove: (span) => setAnnouncement(spanText(span)),
  });

  const find = useCallback((id: string) => events.find((event) => event.id === id), [events]);
  useEventKeys(grid, {
    isRightToLeft: direction === "rtl",
    isUpcoming: (id) => Date.parse(find(id)?.end ?? "") > Date.now(),
  });
  const go = (to: "prev" | "next" | "today") => turn((board) => board[to]());
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
    isTurning.current = false;
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
          <CalendarDays
            {...{ calendar, grid, events, people, shownPeople, shownView, columns }}
            {...{ hours, drawn, folded, find, spanText, timeZone, defaultDate, firstDayOfWeek }}
            {...{ minValue, maxValue, onOpen, onCreate, onChange, getActions }}
            onRangeChange={(range) => {
              onRangeChange?.(isTurning.current || !date ? range : { ...range, date });
              isTurning.current = false;
            }}
            onDatesShown={setDates}
            onAnnounce={setAnnouncement}
          />
        )}
      </div>
    </section>
  );
}

const none: never[] = [];
