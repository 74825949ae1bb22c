import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { digestSchema } from "./digest.ts";
import { notificationChannels } from "./events.ts";
import { notificationEvents, notificationJobSchema } from "./notification.ts";

const settings = z.object({
  /** Channels by which each event reaches the user. */
  channels: z.record(z.enum(notificationEvents), z.array(z.enum(notificationChannels))),
  digest: digestSchema,
  /** Time zone of the digest if the user chose none. */
  company_time_zone: z.string(),
  muted_jobs: z.array(notificationJobSchema),
});
export type NotificationSettings = z.output<typeof settings>;

export const getNotificationSettings = endpoint({
  method: "GET",
  path: "/api/notification/settings",
  summary: "Returns the caller's choices of notifications, digest and muted jobs",
  response: settings,
});

export const saveNotificationChannel = endpoint({
  method: "PUT",
  path: "/api/notification/settings/{event}/{channel}",
  summary: "Turns one channel on or off for one kind of the caller's notifications",
  params: z.object({ event: z.enum(notificationEvents), channel: z.enum(notificationChannels) }),
  body: z.object({ is_on: z.boolean() }),
  response: settings,
});

export const saveDigest = endpoint({
  method: "PUT",
  path: "/api/notification/digest",
  summary: "Saves when the caller's digest goes out",
  body: digestSchema,
  response: settings,
});

export const muteJob = endpoint({
  method: "PUT",
  path: "/api/notification/muted_jobs/{id}",
  summary: "Mutes or unmutes a job for the caller; mentions and their own interviews still come",
  access: "VIEW_JOBS",
  params: idParam,
  body: z.object({ muted: z.boolean() }),
  response: settings,
});

export const notificationSettingsContract = {
  getNotificationSettings,
  saveNotificationChannel,
  saveDigest,
  muteJob,
};
