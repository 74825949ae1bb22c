import { useTexts } from "@ats/ui/texts";
import type { RefObject } from "react";
import { usePageCommands } from "../../commands/usePageCommands.ts";
import { calendarTexts } from "./texts.ts";

/** Moves the focus between a calendar's events by J and K, first to the upcoming one. */
export function useInterviewKeys(calendar: RefObject<HTMLElement | null>): void {
  const say = useTexts();
  const go = (step: 1 | -1) => {
    const events = [...(calendar.current?.querySelectorAll<HTMLElement>("[data-event]") ?? [])];
    const from = events.indexOf(document.activeElement as HTMLElement);
    const next = from < 0 ? events.find(({ tabIndex }) => tabIndex === 0) : events[from + step];
    next?.focus();
  };
  usePageCommands(say(calendarTexts.calendar), [
    { id: "nextEvent", label: say(calendarTexts.next), keys: "J", onAction: () => go(1) },
    { id: "previousEvent", label: say(calendarTexts.previous), keys: "K", onAction: () => go(-1) },
  ]);
}
