import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { channelParam, notificationTypes } from "./contract.ts";
import { notificationJobSchema, notificationSchema } from "./notification.ts";

/** Newest notifications that come with each job. */
export const notificationsPerJob = 5;

export const listNotificationJobs = endpoint({
  method: "GET",
  path: "/api/notification/jobs/{channelId}",
  summary: "Lists the jobs of the caller's notifications, each with its newest, latest job first",
  params: channelParam,
  query: z.object({
    type: z.enum(notificationTypes).default("all"),
    limit: z.coerce.number().int().min(1).max(100).default(10),
    /** Counted from one. */
    page_no: z.coerce.number().int().min(1).default(1),
  }),
  response: z.object({
    records: z.array(
      z.object({
        job: notificationJobSchema,
        is_muted: z.boolean(),
        /** The newest {@link notificationsPerJob}. */
        notifications: z.array(notificationSchema),
        total: z.number().int(),
        total_unread_count: z.number().int(),
      }),
    ),
    /** Number of jobs. */
    total: z.number().int(),
    /** Number of notifications of each type. */
    counts: z.record(z.enum(notificationTypes), z.number().int()),
  }),
});

export const notificationGroupsContract = { listNotificationJobs };
