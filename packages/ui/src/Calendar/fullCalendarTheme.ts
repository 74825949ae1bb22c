import type { CalendarOptions, EventDisplayInfo } from "@fullcalendar/react";
import { tones } from "./tones.css.ts";
import * as css from "./Calendar.css.ts";
import * as look from "./CalendarEvent.css.ts";

const join = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(" ");

const tone = ({ event }: EventDisplayInfo) =>
  tones[(event.extendedProps.tone as keyof typeof tones | undefined) ?? "accent"];

const day = ({ isToday, isDisabled }: { isToday: boolean; isDisabled: boolean }) =>
  join(css.line, isDisabled ? css.off : isToday && css.today);

/** Our styles as a FullCalendar theme. */
export const fullCalendarTheme = {
  className: css.table,
  borderless: true,
  eventDisplay: "block",
  // Half an hour is 24 pixels high, without the pixel between two events.
  slotMinHeight: 25,
  eventMinHeight: 25,
  slotEventOverlap: false,
  fixedWeekCount: false,
  dayMaxEvents: true,
  eventClass: (info) => join(look.event, tone(info), info.isDragging && look.dragged),
  blockEventInnerClass: look.inner,
  listItemEventClass: look.listEvent,
  listItemEventInnerClass: look.inner,
  rowEventClass: look.rowEvent,
  columnEventClass: look.columnEvent,
  columnEventBeforeClass: (info) => (info.isStartResizable ? join(look.grip, look.gripTop) : ""),
  columnEventAfterClass: (info) => (info.isEndResizable ? join(look.grip, look.gripBottom) : ""),
  rowEventAfterClass: (info) => (info.isEndResizable ? look.gripEnd : ""),
  dayHeaderAlign: "center",
  dayHeaderClass: css.line,
  dayHeaderInnerClass: (info) => join(css.dayHeader, info.isToday && css.dayHeaderToday),
  dayHeaderRowClass: css.line,
  dayHeaderDividerClass: css.divider,
  dayRowClass: css.line,
  dayCellClass: day,
  dayCellTopClass: css.dayTop,
  dayCellTopInnerClass: (info) =>
    join(css.dayNumber, info.isOther && css.other, info.isToday && css.dayNumberToday),
  dayCellBottomClass: css.dayBottom,
  dayLaneClass: day,
  dayLaneInnerClass: css.lane,
  slotLaneClass: (info) => join(css.line, info.isMinor && css.minor),
  slotHeaderClass: join(css.line, css.slotHeader),
  slotHeaderInnerClass: css.slotTime,
  slotHeaderRowClass: css.line,
  slotHeaderDividerClass: css.axis,
  allDayHeaderClass: css.slotHeader,
  allDayHeaderInnerClass: css.slotTime,
  allDayDividerClass: css.divider,
  nowIndicatorLineClass: css.now,
  nowIndicatorHeaderClass: css.nowMark,
  nonBusinessHoursClass: css.off,
  highlightClass: css.chosen,
  moreLinkClass: look.more,
  columnMoreLinkClass: look.columnMore,
  moreLinkInnerClass: look.moreInner,
  popoverClass: look.popover,
  popoverCloseClass: look.popoverClose,
  fillerClass: css.line,
  tableHeaderClass: css.tableHeader,
  listDayClass: css.listDay,
  listDayHeaderClass: css.listDayHeader,
  listDayHeaderInnerClass: (info) => join(css.listDayName, info.isToday && css.listToday),
  noEventsClass: css.noEvents,
} satisfies CalendarOptions;
