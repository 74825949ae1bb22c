import { createContext, use } from "react";
import { Button as RacButton } from "react-aria-components";
import { Menu, type MenuItem, type MenuSection } from "../Menu/Menu.tsx";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import type { CalendarEvent, CalendarPerson, CalendarProps } from "./Calendar.tsx";
import * as css from "./CalendarEvent.css.ts";
import { calendarTexts } from "./texts.ts";

type Shift = { days?: number; minutes?: number };

/** Event data and actions that the calendar shares with its cards. */
export type EventActions = Pick<CalendarProps, "getActions" | "onOpen"> & {
  people: readonly CalendarPerson[];
  find: (id: string) => CalendarEvent | undefined;
  spanText: (event: CalendarEvent) => string;
  /** Moves the event, or only its end when `isEnd` is true. */
  onShift: ((event: CalendarEvent, by: Shift, isEnd?: boolean) => void) | undefined;
};
export const EventActionsContext = createContext<EventActions | undefined>(undefined);

type CalendarEventCardProps = {
  id: string;
  /** Formatted by FullCalendar to fit the card. */
  time: string;
  size: keyof typeof css.cards;
};

const minutes = 15;

/** Shows an event as a button that opens it, or as a menu of its actions. */
export function CalendarEventCard({ id, time, size }: CalendarEventCardProps) {
  const eventActions = use(EventActionsContext);
  const event = eventActions?.find(id);
  return event && eventActions && <Card {...eventActions} event={event} time={time} size={size} />;
}

function Card({
  event,
  time,
  size,
  people: everyone,
  spanText,
  getActions,
  onOpen,
  onShift,
}: EventActions & Omit<CalendarEventCardProps, "id"> & { event: CalendarEvent }) {
  const say = useTexts();
  const actions = event.isNotice ? [] : (getActions?.(event) ?? []);
  const canMove = onShift && !event.isFixed && !event.isNotice;
  const people = everyone.filter((person) => event.people?.includes(person.id));
  const names = people.map(({ name }) => name).join(", ");
  const details = [spanText(event), names, event.place].filter(Boolean);
  const face = (
    <span className={css.cards[size]}>
      {size !== "tall" && time && <span className={css.time}>{time}</span>}
      <span className={css.name}>{event.title}</span>
      {size === "tall" && <span className={css.time}>{time}</span>}
      {size !== "short" && (names || event.place) && (
        <span className={css.details}>{[names, event.place].filter(Boolean).join(" · ")}</span>
      )}
    </span>
  );
  const label = [event.title, ...details].join(", ");
  if (event.isNotice || (!onOpen && !canMove && actions.length === 0))
    return (
      <span role="img" aria-label={label} className={css.face}>
        {face}
      </span>
    );
  const button = (onPress?: () => void) => (
    <RacButton
      className={css.face}
      aria-label={label}
      data-event={event.id}
      {...(onPress && { onPress })}
    >
      {face}
    </RacButton>
  );
  if (!canMove && actions.length === 0) return button(onOpen && (() => onOpen(event)));

  const move = (id: string, name: string, by: Shift, isEnd?: boolean): MenuItem => ({
    id,
    label: name,
    onAction: () => onShift?.(event, by, isEnd),
  });
  const times: MenuItem[] = event.isAllDay
    ? []
    : [
        move("earlier", say(calendarTexts.earlier, { minutes }), { minutes: -minutes }),
        move("later", say(calendarTexts.later, { minutes }), { minutes }),
        move("longer", say(calendarTexts.longer, { minutes }), { minutes }, true),
        move("shorter", say(calendarTexts.shorter, { minutes }), { minutes: -minutes }, true),
      ];
  const days: MenuItem[] = [
    move("dayBefore", say(calendarTexts.dayBefore), { days: -1 }),
    move("dayAfter", say(calendarTexts.dayAfter), { days: 1 }),
  ];
  const open: MenuItem[] = onOpen
    ? [{ id: "open", label: say(calendarTexts.open), onAction: () => onOpen(event) }]
    : [];
  const sections: MenuSection[] = [
    { items: [...open, ...actions] },
    { title: say(calendarTexts.changeTime), items: canMove ? [...times, ...days] : [] },
  ].filter(({ items }) => items.length > 0);
  return (
    <Menu
      label={say(words.actionsFor, { name: event.title })}
      // A line of the agenda is as wide as the page, so a menu at its end would not fit.
      placement={size === "line" ? "bottom start" : "end top"}
      header={
        <div className={css.summary}>
          <strong>{event.title}</strong>
          {details.map((detail) => (
            <span key={detail}>{detail}</span>
          ))}
        </div>
      }
      trigger={button()}
      items={sections}
    />
  );
}
