import { type NotificationChannel, eventDefinitions } from "./events.ts";
import type { NotificationEvent } from "./notification.ts";

/** Choices that differ from the defaults, by event and channel. */
export type NotificationChoices = Partial<
  Record<NotificationEvent, Partial<Record<NotificationChannel, boolean>>>
>;

/** True if the event reaches the user by this channel. */
export function isChosen(
  choices: NotificationChoices,
  event: NotificationEvent,
  channel: NotificationChannel,
): boolean {
  const { channels, defaults } = eventDefinitions[event];
  return channels.includes(channel) && (choices[event]?.[channel] ?? defaults.includes(channel));
}
