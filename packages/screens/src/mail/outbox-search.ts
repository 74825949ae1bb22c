import { mailStatuses } from "@ats/core/mail/statuses";
import { z } from "zod";

/** Which messages of the outbox are shown, as its address has them: all without one. */
export const outboxSearch = {
  mail: z.enum(mailStatuses).optional().catch(undefined),
};
