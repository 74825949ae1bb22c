/** Scheduled, waiting for delivery, delivered, given up, or cancelled. */
export const mailStatuses = ["held", "queued", "sent", "failed", "cancelled"] as const;
export type MailStatus = (typeof mailStatuses)[number];
