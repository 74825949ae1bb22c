import { z } from "zod";
import { mailStatuses } from "../mail/statuses.ts";

/** Statuses of a document sent for signature. */
export const envelopeStatuses = ["DRAFT", "PENDING", "COMPLETED", "REJECTED"] as const;
export type EnvelopeStatus = (typeof envelopeStatuses)[number];

export const envelopeStatusLabels: Record<EnvelopeStatus, string> = {
  DRAFT: "Draft",
  PENDING: "Pending",
  COMPLETED: "Completed",
  REJECTED: "Rejected",
};

export const envelopeKinds = {
  OFFER: "Offer",
  CONTRACT: "Contract",
  OTHER: "Other document",
} as const;
export type EnvelopeKind = keyof typeof envelopeKinds;

/** Every status change of an envelope, and who makes it; any other is refused. */
export const envelopeActions = {
  send: { from: "DRAFT", to: "PENDING", by: "company" },
  sign: { from: "PENDING", to: "COMPLETED", by: "candidate" },
  decline: { from: "PENDING", to: "REJECTED", by: "candidate" },
  withdraw: { from: "PENDING", to: "REJECTED", by: "company" },
  expire: { from: "PENDING", to: "REJECTED", by: "time" },
} as const satisfies Record<string, { from: EnvelopeStatus; to: EnvelopeStatus; by: string }>;
export type EnvelopeAction = keyof typeof envelopeActions;

export const allowsAction = (action: EnvelopeAction, status: EnvelopeStatus): boolean =>
  envelopeActions[action].from === status;

/** Event types in an envelope's timeline. */
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

/** Days for which a document can be signed. */
export const signingDays = { least: 1, usual: 14, most: 90 } as const;
/** Days after which an unsigned document is followed by one reminder. */
export const reminderDays = 3;

/** Reason for rejection when nobody signed in time. */
export const expiredReason = "It was not signed in time.";

export const documentTextMax = 50_000;
export const documentMaxBytes = 10_485_760;

export const envelopeSchema = z.object({
  id: z.number().int(),
  application_id: z.number().int(),
  kind: z.enum(Object.keys(envelopeKinds) as [EnvelopeKind]),
  title: z.string(),
  /** Rich text of the document; null when it was uploaded as a PDF. */
  text: z.string().nullable(),
  status: z.enum(envelopeStatuses),
  /** Reason for rejection. */
  reason: z.string().nullable(),
  version: z.number().int(),
  /** SHA-256 of the document, in hexadecimal. */
  document_sha256: z.string(),
  /** Person who must sign; null in a draft. */
  signer_name: z.string().nullable(),
  signer_email: z.string().nullable(),
  /** Delivery status of the latest email about the document, and its error. */
  mail_status: z.enum(mailStatuses).nullable(),
  mail_error: z.string().nullable(),
  /** The end of the last day for signing. */
  expires_date_time: z.string().nullable(),
  /** The zone in which the company counts days. */
  time_zone: z.string(),
  created_date_time: z.string(),
  events: z.array(
    z.object({
      id: z.number().int(),
      type: z.enum(envelopeEventTypes),
      /** User who acted; null for the candidate and for expiry. */
      by: z.string().nullable(),
      /** Address that the link was sent to. */
      sent_to: z.string().nullable(),
      created_date_time: z.string(),
    }),
  ),
});
export type Envelope = z.output<typeof envelopeSchema>;
