import type { NotificationDefaults } from "./defaults.ts";
import { type NotificationChannel, eventDefinitions } from "./events.ts";
import type { NotificationEvent } from "./notification.ts";

/** Choices that differ from the defaults, by event and channel. */
export type NotificationChoices = Partial<
  Record<NotificationEvent, Partial<Record<NotificationChannel, boolean>>>
>;

/** Channels by which an event reaches users who have chosen nothing. */
export const defaultChannels = (
  defaults: NotificationDefaults,
  event: NotificationEvent,
): readonly NotificationChannel[] => defaults[event] ?? eventDefinitions[event].defaults;

/** True if the event reaches the user by this channel; the company's defaults hold until they choose. */
export function isChosen(
  choices: NotificationChoices,
  event: NotificationEvent,
  channel: NotificationChannel,
  defaults: NotificationDefaults,
): boolean {
  return (
    eventDefinitions[event].channels.includes(channel) &&
    (choices[event]?.[channel] ?? defaultChannels(defaults, event).includes(channel))
  );
}
