import { z } from "zod";
import { mailStatuses } from "../mail/statuses.ts";

/** Where a document on its way to a signature stands. */
export const envelopeStatuses = ["DRAFT", "PENDING", "COMPLETED", "REJECTED"] as const;
export type EnvelopeStatus = (typeof envelopeStatuses)[number];

export const envelopeStatusLabels: Record<EnvelopeStatus, string> = {
  DRAFT: "Draft",
  PENDING: "Pending",
  COMPLETED: "Completed",
  REJECTED: "Rejected",
};

/** What a document is. */
export const envelopeKinds = {
  OFFER: "Offer",
  CONTRACT: "Contract",
  OTHER: "Other document",
} as const;
export type EnvelopeKind = keyof typeof envelopeKinds;

/** Everything that changes where an envelope stands, and who does it. All else is refused. */
export const envelopeActions = {
  send: { from: "DRAFT", to: "PENDING", by: "company" },
  sign: { from: "PENDING", to: "COMPLETED", by: "candidate" },
  decline: { from: "PENDING", to: "REJECTED", by: "candidate" },
  withdraw: { from: "PENDING", to: "REJECTED", by: "company" },
  expire: { from: "PENDING", to: "REJECTED", by: "time" },
} as const satisfies Record<string, { from: EnvelopeStatus; to: EnvelopeStatus; by: string }>;
export type EnvelopeAction = keyof typeof envelopeActions;

export const mayDo = (action: EnvelopeAction, status: EnvelopeStatus): boolean =>
  envelopeActions[action].from === status;

/** What the timeline of an envelope tells. */
export const envelopeEventTypes = [
  "created",
  "sent",
  "reminded",
  "opened",
  "signed",
  "declined",
  "withdrawn",
  "expired",
] as const;
export type EnvelopeEventType = (typeof envelopeEventTypes)[number];

/** For how many days a document can be signed. */
export const signingDays = { least: 1, usual: 14, most: 90 } as const;
/** Days after which who has not signed is reminded, once. */
export const reminderDays = 3;

/** Why an envelope is rejected that nobody signed in time. */
export const expiredReason = "It was not signed in time.";

export const documentTextMax = 50_000;
export const documentMaxBytes = 10_485_760;

export const envelopeSchema = z.object({
  id: z.number().int(),
  application_id: z.number().int(),
  kind: z.enum(Object.keys(envelopeKinds) as [EnvelopeKind]),
  title: z.string(),
  /** Rich text that the document is set from; null where it came as a PDF. */
  text: z.string().nullable(),
  status: z.enum(envelopeStatuses),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  version: z.number().int(),
  /** SHA-256 of the document, in hexadecimal. */
  document_sha256: z.string(),
  /** Who is asked to sign; null in a draft. */
  signer_name: z.string().nullable(),
  signer_email: z.string().nullable(),
  /** What became of the newest mail about it, and why it was not delivered. */
  mail_status: z.enum(mailStatuses).nullable(),
  mail_error: z.string().nullable(),
  expires_date_time: z.string().nullable(),
  created_date_time: z.string(),
  events: z.array(
    z.object({
      id: z.number().int(),
      type: z.enum(envelopeEventTypes),
      /** Who of the company did it; null for the candidate and for time. */
      by: z.string().nullable(),
      /** The address that a link went to. */
      sent_to: z.string().nullable(),
      created_date_time: z.string(),
    }),
  ),
});
export type Envelope = z.output<typeof envelopeSchema>;
