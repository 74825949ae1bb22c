import { getLocalTimeZone, today } from "@internationalized/date";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { Loader } from "../Loader/Loader.tsx";
import type { MenuItem } from "../Menu/Menu.tsx";
import type { RootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import { useFirstDayOfWeek } from "../UiProvider/FirstDayOfWeek.tsx";
import { useLocale } from "../texts/useLocale.ts";
import type { Tone } from "../tone/tone.tsx";
import { words } from "../words/texts.ts";
import { waiting } from "./Calendar.css.ts";
import { type CalendarView, rangeOf } from "./range.ts";

// Loaded on first use, to keep FullCalendar out of the page's own bundle.
const loadBoard = () => import("./CalendarBoard.tsx");
const CalendarBoard = lazy(loadBoard);

const viewForScreen = (): CalendarView =>
  window.matchMedia("(min-width: 48rem)").matches ? "week" : "agenda";

export type { CalendarView };

/** Instants with an offset or in UTC (`2026-01-05T10:00Z`); dates for all-day events. */
export type CalendarSpan = { start: string; end: string; isAllDay?: boolean | undefined };

export type CalendarEvent = CalendarSpan & {
  id: string;
  title: string;
  tone?: Tone;
  place?: string;
  /** Participants: ids from `people`. */
  people?: readonly string[];
  /** Prevents moving and resizing. */
  isFixed?: boolean;
  /** Only informs: it cannot be opened or moved, and does not unfold a day. */
  isNotice?: boolean;
};

export type CalendarPerson = { id: string; name: string };

export type CalendarProps = RootProps<HTMLElement> & {
  label: string;
  events: readonly CalendarEvent[];
  /** People whose events can be shown and hidden. */
  people?: readonly CalendarPerson[];
  selectedPeople?: ReadonlySet<string>;
  onSelectedPeopleChange?: (ids: Set<string>) => void;
  view?: CalendarView;
  /** Defaults to the week, or to the agenda on a narrow screen. */
  defaultView?: CalendarView;
  onViewChange?: (view: CalendarView) => void;
  /** Initial date: `2026-01-05`. Defaults to today. */
  defaultDate?: string;
  /** Date to show. Changing it moves the calendar unless the new date is already shown. */
  date?: string | undefined;
  /**
   * Called with the visible range, `end` exclusive, to load its events. `date` is the calendar's
   * current date.
   */
  onRangeChange?: (range: { start: string; end: string; date: string }) => void;
  /** IANA name: `Europe/London`. Defaults to the device's time zone. */
  timeZone?: string;
  /**
   * Days from 0 (Sunday) to 6, times as `09:00` in the given zone or else the calendar's. Other
   * hours are greyed.
   */
  businessHours?: { days: number[]; start: string; end: string; timeZone?: string };
  /** First time of day drawn. Earlier events extend the drawn day. */
  dayStart?: string;
  dayEnd?: string;
  /** From 0 (Sunday) to 6. Defaults to that of `FirstDayOfWeek`, or else of the locale. */
  firstDayOfWeek?: number | undefined;
  /** First date the calendar can show. */
  minValue?: string;
  maxValue?: string;
  onOpen?: (event: CalendarEvent) => void;
  /** Called when a time span is drawn or chosen by keyboard. */
  onCreate?: (span: CalendarSpan) => void;
  /** Called when an event is moved or resized. The event stays in place until `events` change. */
  onChange?: (event: CalendarEvent, span: CalendarSpan) => void;
  /** Further actions for an event's menu. */
  getActions?: (event: CalendarEvent) => MenuItem[];
  isLoading?: boolean;
  /** CSS length. */
  height?: string;
};

/** Shows events by day, week or month, or as an agenda, once the first of them are known. */
export function Calendar({ height = "44rem", defaultView, ...props }: CalendarProps) {
  const say = useTexts();
  const { locale } = useLocale();
  const usualFirstDay = useFirstDayOfWeek();
  const { isLoading, firstDayOfWeek = usualFirstDay, timeZone = getLocalTimeZone() } = props;
  const [ownView] = useState(() => defaultView ?? viewForScreen());
  const [isDrawn, setDrawn] = useState(!isLoading);
  if (!isDrawn && !isLoading) setDrawn(true);
  const view = props.view ?? ownView;
  const date = props.date ?? props.defaultDate ?? `${today(timeZone)}`;
  const range = rangeOf(view, date, { locale, timeZone, firstDayOfWeek });
  const { start, end } = range;
  const askForEvents = useEffectEvent((range: { start: string; end: string }) =>
    props.onRangeChange?.({ ...range, date }),
  );
  useEffect(() => {
    if (isDrawn) return;
    void loadBoard();
    askForEvents({ start, end });
  }, [isDrawn, start, end]);
  const loader = (
    <div className={waiting} style={{ blockSize: height }}>
      <Loader label={say(words.loading)} />
    </div>
  );
  return isDrawn ? (
    <Suspense fallback={loader}>
      <CalendarBoard
        {...props}
        {...{ timeZone, height, firstDayOfWeek }}
        defaultView={ownView}
        firstRange={range}
      />
    </Suspense>
  ) : (
    loader
  );
}
