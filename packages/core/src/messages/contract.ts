import { z } from "zod";
import { applicationIds, versionsRefusal, seenVersions } from "../applications/application.ts";
import { bodyBytes, endpoint, file, idParam } from "../contract/endpoint.ts";
import { mergeTags } from "../templates/merge-tags.ts";
import { bodyMax } from "../templates/template.ts";
import { email } from "../validation/email.ts";
import { sanitiseText } from "../validation/text.ts";
import {
  attachmentIds,
  attachmentMaxBytes,
  attachmentRefusals,
  attachmentSchema,
  fileOfParams,
} from "./attachment.ts";
import { messageSchema } from "./message.ts";

/** Number of messages shown at first, and the most that one call returns. */
export const initialMessages = 500;
export const maxMessages = 10_000;

export const listMessages = endpoint({
  method: "GET",
  path: "/api/applications/{id}/messages",
  summary: "Lists messages about an application, newest first",
  access: "VIEW_JOBS",
  params: idParam,
  query: z.object({
    most: z.coerce.number().int().min(1).max(maxMessages).default(initialMessages),
  }),
  response: z.object({
    records: z.array(messageSchema),
    /** Count of all messages, beyond those returned. */
    total: z.number().int(),
  }),
});

const mergeValues = z.object({
  ...(Object.fromEntries(mergeTags.map(({ id }) => [id, z.string().nullable()])) as Record<
    (typeof mergeTags)[number]["id"],
    z.ZodNullable<z.ZodString>
  >),
  /** Of the company's own fields, by tag. */
  own: z.record(z.string(), z.object({ label: z.string(), value: z.string().nullable() })),
});

export const getMergeValues = endpoint({
  method: "GET",
  path: "/api/applications/{id}/merge-values",
  summary: "Returns the values of merge tags for an application; none if it is anonymised",
  access: "UPDATE_APPLICATIONS",
  params: idParam,
  response: mergeValues,
});

export const listMergeValues = endpoint({
  method: "POST",
  readsOnly: true,
  path: "/api/messages/merge-values",
  summary: "Returns the values of merge tags for several applications; none for an anonymised one",
  access: "UPDATE_APPLICATIONS",
  body: z.object({
    application_ids: applicationIds,
    /** Sender's address; the user's own by default. */
    from: email.nullable(),
  }),
  response: z.object({
    records: z.array(
      z.object({ application_id: z.number().int(), values: mergeValues.nullable() }),
    ),
  }),
});

const recipients = z
  .array(z.object({ email: z.string().max(254), status: z.boolean() }))
  .max(50, "Write to 50 addresses or fewer.");

/** Recipients, template and time: after ten seconds, or at a time within a year. */
const sending = {
  application_ids: applicationIds,
  /** Applications that have moved since are not written to. */
  versions: seenVersions.optional(),
  template_id: z.number().int().positive().nullable(),
  send_at: z.iso.datetime().nullable(),
};

type Seen = { application_ids: readonly number[]; versions?: readonly number[] | undefined };
const versionForEach: [(seen: Seen) => boolean, { message: string; path: string[] }] = [
  ({ application_ids, versions }) => !versions || versions.length === application_ids.length,
  { message: versionsRefusal, path: ["versions"] },
];

/** Result for each application. */
const results = z.object({
  records: z.array(
    z.object({
      application_id: z.number().int(),
      /** Null when nothing is sent. */
      message_id: z.number().int().nullable(),
      /** Why nothing is sent. */
      message: z.string().nullable(),
    }),
  ),
  /** Messages are held, and can be cancelled, until this time. */
  send_date_time: z.string(),
});

export const sendEmails = endpoint({
  method: "POST",
  path: "/api/messages/email",
  summary:
    "Emails applicants with merge tags filled in, held ten seconds or until its time, with a result for each",
  access: "UPDATE_APPLICATIONS",
  idempotent: true,
  answers: "name people",
  // Specification §3, Email payload.
  maxBytes: bodyBytes.large,
  body: z
    .object({
      ...sending,
      from: z.object({ email: z.string().max(254) }),
      to: recipients,
      cc: recipients,
      bcc: recipients,
      subject: z.string().max(1000).transform(sanitiseText),
      body: z.string().max(bodyMax.email, "Shorten the message: it is too long."),
      /** Files uploaded by the caller or attached to the template. */
      files: attachmentIds.default([]),
    })
    .refine(...versionForEach),
  response: results,
});

export const sendTexts = endpoint({
  method: "POST",
  path: "/api/messages/sms",
  summary: "Sends applicants a text message, like sendEmails",
  access: "UPDATE_APPLICATIONS",
  idempotent: true,
  answers: "name people",
  body: z
    .object({
      ...sending,
      text: z
        .string()
        .max(bodyMax.sms, `Shorten the message to ${bodyMax.sms} characters or fewer.`)
        .transform(sanitiseText),
    })
    .refine(...versionForEach),
  response: results,
});

export const addAttachment = endpoint({
  method: "POST",
  path: "/api/messages/files",
  summary: "Uploads a file for an email or template being written, and returns its id",
  access: "UPDATE_APPLICATIONS",
  idempotent: true,
  answers: "name people",
  query: z.object({ name: z.string().trim().min(1).max(200).transform(sanitiseText) }),
  body: z.file().min(1, attachmentRefusals.empty).max(attachmentMaxBytes, attachmentRefusals.large),
  response: attachmentSchema,
});

export const getMessageFile = endpoint({
  method: "GET",
  path: "/api/messages/{id}/files/{file}",
  summary: "Returns a file attached to a message; recorded on the application",
  access: "VIEW_JOBS",
  params: fileOfParams,
  response: file,
});

export const messagesContract = {
  listMessages,
  getMergeValues,
  listMergeValues,
  sendEmails,
  sendTexts,
  addAttachment,
  getMessageFile,
};
