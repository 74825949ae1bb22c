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
 * A message about an application. From who may not know who the applicant is, address and words are
 * hidden: they are null, and named in `anonymise_data_fields`.
 */
export const messageSchema = z.object({
  id: z.number().int(),
  channel: z.enum(messageChannels),
  to_address: z.string().nullable(),
  cc: z.array(z.string()).nullable(),
  bcc: z.array(z.string()).nullable(),
  subject: z.string().nullable(),
  /** Its words; markup in `html`, where it is rich. */
  text: z.string().nullable(),
  html: z.string().nullable(),
  /** What it brings along. */
  files: z.array(attachmentSchema).nullable(),
  /** Why it failed. */
  error: z.string().nullable(),
  status: z.enum(mailStatuses),
  /** Whether it was tried, and could be tried again. */
  tried: z.boolean(),
  /** The template that it was written with. */
  template_name: z.string().nullable(),
  /** The stage that sent it by itself. */
  stage: z.string().nullable(),
  /** Who wrote it; null for the product. */
  created_by: author.nullable(),
  /** Who took it back, or sent it again. */
  changed_by: author.nullable(),
  due_date_time: z.string(),
  created_date_time: z.string(),
  sent_date_time: z.string().nullable(),
  anonymise_data_fields: z.array(z.string()),
});
export type Message = z.output<typeof messageSchema>;

/** What an anonymised message hides. */
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

/** Why somebody does not write to who is anonymised to them: the answer would tell who it is. */
export const anonymisedToYou =
  "This applicant is anonymised to you. Ask the job’s recruiter to write to them.";
