/** Waiting for its time, waiting to be handed over, handed over, given up, or taken back. */
export const mailStatuses = ["held", "queued", "sent", "failed", "cancelled"] as const;
export type MailStatus = (typeof mailStatuses)[number];
