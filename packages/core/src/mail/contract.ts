import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { fieldSearch, pageOf, pageQuery } from "../lists/page.ts";
import { mailSearchFields } from "./list-columns.ts";
import { mailStatuses } from "./statuses.ts";

export const messageChannels = ["email", "sms"] as const;
export type MessageChannel = (typeof messageChannels)[number];

export const outgoingMailSchema = z.object({
  id: z.number().int(),
  channel: z.enum(messageChannels),
  /** An email address or a telephone number. */
  to_address: z.string(),
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  subject: z.string(),
  /** Empty for a confidential message, which only its recipient reads. */
  text: z.string(),
  /** Names of the attached files. */
  files: z.array(z.string()),
  status: z.enum(mailStatuses),
  /** Error of the latest attempt. */
  error: z.string().nullable(),
  /** True after a failed attempt that may be repeated. */
  tried: z.boolean(),
  /** The application that the message is about. */
  application_id: z.number().int().nullable(),
  /** Next attempt of a waiting message. */
  due_date_time: z.string(),
  created_date_time: z.string(),
  sent_date_time: z.string().nullable(),
});
export type OutgoingMail = z.output<typeof outgoingMailSchema>;

export const listOutgoingMail = endpoint({
  method: "GET",
  path: "/api/outbox",
  summary:
    "Lists outgoing messages, newest first, one page: those about applications, or all for users who see settings",
  access: "VIEW_TEMPLATES",
  shows: ["contact"],
  query: pageQuery(["created_date_time"], { sc: "created_date_time", so: "desc" }).extend({
    status: z.enum(mailStatuses).optional(),
    s: fieldSearch(mailSearchFields).shape.s,
  }),
  response: pageOf(outgoingMailSchema).extend({
    /** True when a mail server is set up; without one every message stays queued. */
    delivers: z.boolean(),
    /** True when a text message service is set up. */
    delivers_texts: z.boolean(),
  }),
});

const ids = z.array(z.number().int().positive()).min(1).max(500);
const results = z.object({
  records: z.array(
    z.object({
      id: z.number().int(),
      updated: z.boolean(),
      status: z.enum(mailStatuses),
      /** Why the message was not changed. */
      message: z.string().nullable(),
    }),
  ),
});

export const cancelMessages = endpoint({
  method: "PUT",
  path: "/api/outbox/cancel",
  summary: "Cancels messages not yet sent, with a result for each",
  access: "UPDATE_APPLICATIONS",
  idempotent: true,
  body: z.object({ ids }),
  response: results,
});

export const retryMessages = endpoint({
  method: "PUT",
  path: "/api/outbox/retry",
  summary: "Sends some or all failed messages again, with a result for each",
  access: "UPDATE_APPLICATIONS",
  idempotent: true,
  body: z.object({ ids: ids.or(z.literal("all")) }),
  response: results,
});

export const mailContract = { listOutgoingMail, cancelMessages, retryMessages };
