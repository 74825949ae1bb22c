import { lazy, Suspense } from "react";
import type { MenuItem } from "../Menu/Menu.tsx";
import { Loader } from "../Loader/Loader.tsx";
import { useMessages } from "../messages/messages.tsx";
import type { RootProps } from "../root/root.ts";
import type { Tone } from "../tone/tone.tsx";
import { waiting } from "./Calendar.css.ts";

// The calendar of a page loads when it is shown, not with the page.
const CalendarBoard = lazy(() => import("./CalendarBoard.tsx"));

export type CalendarView = "day" | "week" | "month" | "agenda";

/** An instant with its offset or in UTC (`2026-01-05T10:00Z`); of a whole day, its date. */
export type CalendarSpan = { start: string; end: string; isAllDay?: boolean | undefined };

export type CalendarEvent = CalendarSpan & {
  id: string;
  title: string;
  tone?: Tone;
  place?: string;
  /** Who takes part: ids of `people`. */
  people?: readonly string[];
  /** Cannot be moved. */
  isFixed?: boolean;
};

export type CalendarPerson = { id: string; name: string };

export type CalendarProps = RootProps<HTMLElement> & {
  label: string;
  events: readonly CalendarEvent[];
  /** Whose events these are: each can be hidden and shown. */
  people?: readonly CalendarPerson[];
  selectedPeople?: ReadonlySet<string>;
  onSelectedPeopleChange?: (ids: Set<string>) => void;
  view?: CalendarView;
  /** Where there is little room an agenda, otherwise a week. */
  defaultView?: CalendarView;
  onViewChange?: (view: CalendarView) => void;
  /** The first date shown: `2026-01-05`. By default today. */
  defaultDate?: string;
  /** A date to be shown: another goes there, where it is not shown already. */
  date?: string | undefined;
  /**
   * The dates that are shown now, to load their events: the last one is not shown any more. `date` is the
   * one that was gone to.
   */
  onRangeChange?: (range: { start: string; end: string; date: string }) => void;
  /** IANA name: `Europe/London`. By default the time zone of the device. */
  timeZone?: string;
  /**
   * Days from 0 (Sunday) to 6, times of day as `09:00`, by the clocks of its zone or of those shown. What
   * is outside is greyed.
   */
  businessHours?: { days: number[]; start: string; end: string; timeZone?: string };
  /** The times of day between which a day is drawn; it is longer where something is planned outside. */
  dayStart?: string;
  dayEnd?: string;
  /** From 0 (Sunday) to 6. By default as the language has it. */
  firstDayOfWeek?: number;
  /** The first and the last date that can be gone to. */
  minValue?: string;
  maxValue?: string;
  onOpen?: (event: CalendarEvent) => void;
  /** A span was drawn, or chosen by keyboard. */
  onCreate?: (span: CalendarSpan) => void;
  /** An event was moved, or made longer or shorter. Until `events` change it stays where it was. */
  onChange?: (event: CalendarEvent, span: CalendarSpan) => void;
  /** More in the menu of an event. */
  getActions?: (event: CalendarEvent) => MenuItem[];
  isLoading?: boolean;
  /** CSS length. */
  height?: string;
};

/** Days, weeks and months with what is planned. */
export function Calendar({ height = "44rem", ...props }: CalendarProps) {
  const say = useMessages();
  return (
    <Suspense
      fallback={
        <div className={waiting} style={{ blockSize: height }}>
          <Loader label={say("loading")} />
        </div>
      }
    >
      <CalendarBoard {...props} height={height} />
    </Suspense>
  );
}
