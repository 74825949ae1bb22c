import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { pageOf, pageQuery } from "../lists/page.ts";

/** Waiting to be handed over, handed over, or given up. */
export const mailStatuses = ["queued", "sent", "failed"] as const;

/** A message in the outbox. */
export const outgoingMailSchema = z.object({
  id: z.number().int(),
  to_address: z.string(),
  subject: z.string(),
  /** Empty once a confidential message was sent. */
  text: z.string(),
  status: z.enum(mailStatuses),
  /** Why the newest attempt failed. */
  error: z.string().nullable(),
  created_date_time: z.string(),
  sent_date_time: z.string().nullable(),
});
export type OutgoingMail = z.output<typeof outgoingMailSchema>;

export const listOutgoingMail = endpoint({
  method: "GET",
  path: "/api/outbox",
  summary: "Mail that the company's users caused, newest first, one page",
  access: "VIEW_SETTINGS",
  query: pageQuery(["created_date_time"], { sc: "created_date_time", so: "desc" }),
  response: pageOf(outgoingMailSchema).extend({
    /** Whether a mail server is set up: without one everything stays queued. */
    delivers: z.boolean(),
  }),
});

export const mailContract = { listOutgoingMail };
