import {
  type CalendarDateTime,
  type DateTimeDuration,
  getDayOfWeek,
  now,
  parseDate,
  parseTime,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
} from "@internationalized/date";
import type { CalendarApi, CalendarRef } from "@fullcalendar/react";
import { type KeyboardEvent, type RefObject, useRef } from "react";
import type { CalendarProps, CalendarSpan, CalendarView } from "./Calendar.tsx";

type SlotOptions = {
  calendar: RefObject<CalendarRef | null>;
  view: CalendarView;
  timeZone: string;
  isRightToLeft: boolean;
  /** Minutes since midnight of the first and last hour drawn. */
  drawn: { start: number; end: number };
  /** Days of the week that the grid does not show. */
  folded: readonly number[];
  onCreate: CalendarProps["onCreate"];
  onMove: (span: CalendarSpan) => void;
  /** Called with a day that the grid does not show yet. */
  onTurn: (date: string) => void;
};

const slotMinutes = 30;

/** Moves a time slot through the grid by arrow keys. Enter creates an event in the slot. */
export function useSlot(options: SlotOptions) {
  const { view, timeZone, isRightToLeft, onCreate, onMove, onTurn } = options;
  const at = useRef<CalendarDateTime>(undefined);
  const isDays = view === "month";
  const api = () => options.calendar.current?.getApi();

  /** Starts at the next hour when today is visible, otherwise at nine on the first day. */
  const start = (calendar: CalendarApi) => {
    const { currentStart, currentEnd } = calendar.view;
    const time = new Date();
    if (time >= currentStart && time < currentEnd)
      return toCalendarDateTime(now(timeZone))
        .add({ hours: 1 })
        .set({ minute: 0, second: 0, millisecond: 0 });
    const first = parseDate(calendar.formatIso(currentStart, true).slice(0, 10));
    return toCalendarDateTime(first, parseTime("09:00"));
  };
  const spanAt = (slot: CalendarDateTime): CalendarSpan => {
    const date = toCalendarDate(slot);
    if (isDays) return { start: `${date}`, end: `${date.add({ days: 1 })}`, isAllDay: true };
    const end = slot.add({ minutes: slotMinutes });
    return {
      start: toZoned(slot, timeZone).toAbsoluteString(),
      end: toZoned(end, timeZone).toAbsoluteString(),
    };
  };
  const step = (by: DateTimeDuration) => {
    const calendar = api();
    if (!calendar) return;
    let slot = at.current ? at.current.add(by) : start(calendar);
    const day = { days: (by.days ?? 0) < 0 ? -1 : 1 };
    while (options.folded.includes(getDayOfWeek(slot, "en-US"))) slot = slot.add(day);
    const minutes = slot.hour * 60 + slot.minute;
    if (by.minutes && (minutes < options.drawn.start || minutes >= options.drawn.end)) return;
    at.current = slot;
    const date = toCalendarDate(slot);
    const { activeStart, activeEnd } = calendar.view;
    const instant = toZoned(slot, timeZone).toDate();
    if (instant < activeStart || instant >= activeEnd) onTurn(`${date}`);
    if (isDays) calendar.select(`${date}`);
    else calendar.select(`${slot}`, `${slot.add({ minutes: slotMinutes })}`);
    onMove(spanAt(slot));
  };
  const create = () => {
    const calendar = api();
    if (!calendar) return;
    const slot = at.current ?? start(calendar);
    calendar.unselect();
    at.current = undefined;
    onCreate?.(spanAt(slot));
  };

  const side = isRightToLeft ? -1 : 1;
  const row = (by: -1 | 1) => (isDays ? { days: by * 7 } : { minutes: by * slotMinutes });
  const keys: Record<string, () => void> = {
    ArrowUp: () => step(row(-1)),
    ArrowDown: () => step(row(1)),
    ArrowLeft: () => step({ days: -side }),
    ArrowRight: () => step({ days: side }),
    PageUp: () => step({ weeks: -1 }),
    PageDown: () => step({ weeks: 1 }),
    Enter: create,
    Escape: () => {
      at.current = undefined;
      api()?.unselect();
    },
  };
  const canChoose = onCreate && view !== "agenda";
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.target === event.currentTarget ? keys[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { create, gridProps: canChoose ? { tabIndex: 0, onKeyDown } : {} };
}
