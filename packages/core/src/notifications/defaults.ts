import { z } from "zod";
import { notificationChannels } from "./events.ts";
import { notificationEvents } from "./notification.ts";

/** A company's channels of each kind of notification; the product's where it has chosen none. */
export const notificationDefaults = z.partialRecord(
  z.enum(notificationEvents),
  z.array(z.enum(notificationChannels)).max(notificationChannels.length),
);
export type NotificationDefaults = z.output<typeof notificationDefaults>;
