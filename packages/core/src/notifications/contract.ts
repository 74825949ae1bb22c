import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { notificationPageSize, notificationSchema } from "./notification.ts";

/** Lists of notifications, and the segment of their address. Specification §2. */
export const notificationTypes = ["all", "unread", "mentions"] as const;
export type NotificationType = (typeof notificationTypes)[number];

const positive = z.coerce.number().int().positive();

/** The channel is the caller's user id. */
export const channelParam = z.object({ channelId: positive });

export const listNotifications = endpoint({
  method: "GET",
  path: "/api/notification/all/{channelId}",
  summary: "Lists the caller's notifications, newest first; the channel is the caller's user id",
  params: channelParam,
  query: z.object({
    type: z.enum(notificationTypes).default("all"),
    job_id: positive.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(notificationPageSize),
    /** Counted from one. */
    page_no: z.coerce.number().int().min(1).default(1),
  }),
  response: z.object({
    records: z.array(notificationSchema),
    total: z.number().int(),
    total_unread_count: z.number().int(),
  }),
});

export const readNotifications = endpoint({
  method: "PUT",
  path: "/api/notification/",
  summary: "Marks some of the caller's notifications as read",
  body: z.object({ ids: z.array(z.number().int().positive()).min(1).max(100) }),
  response: z.object({ total_unread_count: z.number().int() }),
});

export const readAllNotifications = endpoint({
  method: "PUT",
  path: "/api/notification/read/all/{id}",
  summary:
    "Marks all of the caller's notifications, or those of one job, as read; the id is the caller's user id",
  params: z.object({ id: positive }),
  query: z.object({ job_id: positive.optional() }),
  response: z.object({ total_unread_count: z.number().int() }),
});

export const notificationsContract = { listNotifications, readNotifications, readAllNotifications };
