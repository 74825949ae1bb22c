import { z } from "zod";
import { attachmentSchema } from "./attachment.ts";
import { messageChannels } from "../mail/contract.ts";
import { mailStatuses } from "../mail/statuses.ts";

const author = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
});

/**
 * A message about an application. When the applicant is anonymised for the reader, address and text
 * are null and listed in `anonymise_data_fields`.
 */
export const messageSchema = z.object({
  id: z.number().int(),
  channel: z.enum(messageChannels),
  to_address: z.string().nullable(),
  cc: z.array(z.string()).nullable(),
  bcc: z.array(z.string()).nullable(),
  subject: z.string().nullable(),
  /** Plain text; `html` holds the markup of a rich text. */
  text: z.string().nullable(),
  html: z.string().nullable(),
  /** Attached files. */
  files: z.array(attachmentSchema).nullable(),
  /** Reason for failure. */
  error: z.string().nullable(),
  status: z.enum(mailStatuses),
  /** True after a failed attempt that may be repeated. */
  tried: z.boolean(),
  /** Template that the message was written with. */
  template_name: z.string().nullable(),
  /** Stage that sent it automatically. */
  stage: z.string().nullable(),
  /** Author; null for the product. */
  created_by: author.nullable(),
  /** User who cancelled it or sent it again. */
  changed_by: author.nullable(),
  due_date_time: z.string(),
  created_date_time: z.string(),
  sent_date_time: z.string().nullable(),
  anonymise_data_fields: z.array(z.string()),
});
export type Message = z.output<typeof messageSchema>;

/** Fields of a message hidden for an anonymised applicant. */
export const hiddenInMessages = [
  "to_address",
  "cc",
  "bcc",
  "subject",
  "text",
  "html",
  "files",
  "error",
] as const;

/**
 * Refusal to write to an applicant who is anonymised for the user, as a reply would reveal them.
 */
export const anonymisedRecipientRefusal =
  "This applicant is anonymised for you. Ask the job’s recruiter to write to them.";
