import { z } from "zod";
import {
  applicationStatuses,
  type ApplicationStatus,
  statusLabels,
} from "../applications/status.ts";

export const notificationPageSize = 5;
/** Interval at which colleagues' changes are gathered and shown. Specification §4, §9. */
export const notificationSummaryMs = 60_000;
export const notificationTexts = { empty: "No notifications yet" } as const;

/** The events that users are notified of; `events.ts` defines each. */
export const notificationEvents = [
  "STATUS_CHANGED",
  "APPLICATION_RECEIVED",
  "MENTIONED",
  "DOCUMENT_DECIDED",
  "INTERVIEW",
  "CHECK_DUE",
  "AGENCY_WROTE",
  "AGENCY_ASKED",
  "MESSAGE_FAILED",
] as const;
export type NotificationEvent = (typeof notificationEvents)[number];

/** Why a user was notified; `events.ts` words each. */
export const notificationReasons = [
  "RECRUITER",
  "HIRING_MANAGER",
  "TEAM_MEMBER",
  "MENTIONED",
  "ORGANISER",
  "INTERVIEWER",
  "SENDER",
] as const;
export type NotificationReason = (typeof notificationReasons)[number];

export const notificationJobSchema = z.object({
  id: z.number().int(),
  job_number: z.number().int(),
  /** Null for a reader who may not see jobs. */
  title: z.string().nullable(),
});
export type NotificationJob = z.output<typeof notificationJobSchema>;

/** Specification §3, Notification record. */
export const notificationSchema = z.object({
  id: z.number().int(),
  read_flag: z.boolean(),
  message: z.object({
    html: z.string(),
    text: z.string(),
    action: z.object({
      type: z.enum(notificationEvents),
      meta: z.object({
        applicant_name: z.string(),
        /** Null for a question about a job. */
        status: z.enum(applicationStatuses).nullable(),
        /** Workflow node behind the status. */
        node_name: z.string().nullable(),
        job_no: z.number().int(),
        app_uuid: z.string(),
      }),
    }),
  }),
  /** The application; the job for a question about it. */
  entity: z.object({ id: z.number().int() }),
  /** User who caused it; null for the candidate. */
  initiator: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  job: notificationJobSchema,
  reason: z.enum(notificationReasons),
  silent: z.boolean(),
  created_date_time: z.string(),
});
export type Notification = z.output<typeof notificationSchema>;

/**
 * "{applicant} and N other(s) have been updated to {status} for job {job no}", with the stage's
 * name from the job's workflow. Specification §4.
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

/** Longest silence of the server, so that a page can detect a lost connection. */
export const heartbeatMs = 30_000;

/**
 * Messages of the live websocket. Recipients in order: followers of the job; every open list; open
 * message threads and the outbox; readers of users; an agency's users; those whom a request for approval concerns; the
 * user's other pages after reading notifications; the pages of the user who imports candidates; a session whose account has signed in elsewhere; and everyone,
 * {@link heartbeatMs} after the previous heartbeat.
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
    /** Messages were written, cancelled, sent or refused. */
    type: z.literal("REFRESH_MESSAGES"),
    /** Applications concerned; messages may belong to none. */
    application_ids: ids,
  }),
  z.object({
    /** Accounts of users have changed. */
    type: z.literal("REFRESH_USERS"),
    user_ids: ids,
  }),
  z.object({
    /** What an agency sees of a client has changed. */
    type: z.literal("REFRESH_CLIENT"),
    client_id: z.number().int(),
  }),
  z.object({
    /** A request for approval has changed. */
    type: z.literal("REFRESH_APPROVALS"),
    requisition_id: z.number().int(),
    /** True if it waits for the reader now, and did not before. */
    is_asked: z.boolean(),
  }),
  z.object({
    type: z.literal("NOTIFICATIONS_READ"),
    /** Null for all, or all of the job. */
    ids: ids.nullable(),
    job_id: z.number().int().optional(),
    total_unread_count: z.number().int(),
  }),
  z.object({
    /** Progress of an import; its candidates are added once all are ready. */
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
    /**
     * In the first message, milliseconds since the company's last event; a page that loaded earlier
     * must reload.
     */
    quiet_ms: z.number().nonnegative().optional(),
  }),
]);
export type LiveMessage = z.output<typeof liveMessageSchema>;

/** Codes of a closed live websocket after which a page does not simply connect again. */
export const liveCloseCodes = { sessionEnded: 4401, tooManyPages: 4429 } as const;

/** Path of the live websocket. Specification §7. */
export const livePath = "/notifications";
