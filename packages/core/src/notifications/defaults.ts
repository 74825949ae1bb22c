import { z } from "zod";
import { eventDefinitions, type NotificationChannel, notificationChannels } from "./events.ts";
import { type NotificationEvent, notificationEvents } from "./notification.ts";

/** A company's channels of each kind of notification; the product's where it has chosen none. */
export const notificationDefaults = z.partialRecord(
  z.enum(notificationEvents),
  z.array(z.enum(notificationChannels)).max(notificationChannels.length),
);
export type NotificationDefaults = z.output<typeof notificationDefaults>;

/** Channels by which an event reaches users who have chosen nothing. */
export const defaultChannels = (
  defaults: NotificationDefaults,
  event: NotificationEvent,
): readonly NotificationChannel[] => defaults[event] ?? eventDefinitions[event].defaults;
