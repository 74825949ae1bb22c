import { z } from "zod";
import {
  applicationStatuses,
  type ApplicationStatus,
  statusLabels,
} from "../applications/status.ts";

export const notificationPageSize = 5;
/** Others' changes are gathered and shown this often. Specification §4, §9. */
export const notificationSummaryMs = 60_000;
export const notificationTexts = { empty: "No notifications yet" } as const;

/** Specification §3, Notification record. */
export const notificationSchema = z.object({
  id: z.number().int(),
  read_flag: z.boolean(),
  message: z.object({
    html: z.string(),
    text: z.string(),
    action: z.object({
      type: z.enum([
        "STATUS_CHANGED",
        "APPLICATION_RECEIVED",
        "MENTIONED",
        "DOCUMENT_DECIDED",
        "INTERVIEW",
        "CHECK_DUE",
        "MESSAGE_FAILED",
      ]),
      meta: z.object({
        applicant_name: z.string(),
        status: z.enum(applicationStatuses),
        /** The node of the job's workflow that the status came from. */
        node_name: z.string().nullable(),
        job_no: z.number().int(),
        app_uuid: z.string(),
      }),
    }),
  }),
  /** The application. */
  entity: z.object({ id: z.number().int() }),
  /** Who caused it; null for the candidate. */
  initiator: z.object({ id: z.number().int() }).nullable(),
  silent: z.boolean(),
  created_date_time: z.string(),
});
export type Notification = z.output<typeof notificationSchema>;

/**
 * "{applicant} and N other(s) have been updated to {status} for job {job no}". Specification §4. A
 * status is called as the job's workflow calls it.
 */
export function statusMessage(
  names: readonly string[],
  stage: { status: ApplicationStatus; node_name: string | null },
  jobNo: number,
): string {
  const others = names.length - 1;
  const who =
    others > 0
      ? `${names[0]} and ${others} ${others === 1 ? "other" : "others"} have`
      : `${names[0]} has`;
  return `${who} been updated to ${stage.node_name ?? statusLabels[stage.status]} for job ${jobNo}`;
}

const ids = z.array(z.number().int());

/** The server says something at least this often, so that a page knows whether it is heard. */
export const heartbeatMs = 30_000;

/**
 * What the websocket sends. The first reaches who follows the job, the second every open list, the
 * third every open thread and outbox, the fourth every page of who has read some or all, the fifth
 * every page of who imports candidates, the sixth a session whose account was signed in to elsewhere,
 * the last everyone, {@link heartbeatMs} after the one before.
 */
export const liveMessageSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("NOTIFICATION"),
    records: z.array(notificationSchema),
    total_unread_count: z.number().int(),
  }),
  z.object({
    type: z.literal("REFRESH_APPLICATION"),
    job_id: z.number().int(),
    application_ids: ids,
  }),
  z.object({
    /** Messages were written, taken back, sent or refused. */
    type: z.literal("REFRESH_MESSAGES"),
    /** Those that they are about; others are about none. */
    application_ids: ids,
  }),
  z.object({
    type: z.literal("NOTIFICATIONS_READ"),
    /** Null for all. */
    ids: ids.nullable(),
    total_unread_count: z.number().int(),
  }),
  z.object({
    /** How many candidates of an import stand ready; they are there once all of them do. */
    type: z.literal("IMPORT_PROGRESS"),
    import_id: z.number().int(),
    added: z.number().int(),
    total: z.number().int(),
  }),
  z.object({
    type: z.literal("USER_CONCURRENT_SESSION"),
    company: z.number().int(),
    /** The newer session. */
    session_id: z.string(),
  }),
  z.object({
    type: z.literal("HEARTBEAT"),
    /** In the first, how long ago the company's last event was: a page may have read before it. */
    quiet_ms: z.number().nonnegative().optional(),
  }),
]);
export type LiveMessage = z.output<typeof liveMessageSchema>;

/** Path and query of the live websocket. Specification §7. */
export const livePath = "/notifications";
