import { mailStatuses } from "@ats/core/mail/statuses";
import { z } from "zod";

/** Which messages of the outbox are shown, as its address has them: all without one. */
export const outboxSearch = {
  mail: z.enum(mailStatuses).optional().catch(undefined),
};

/** For an address that keeps no other list. */
export const outboxPage = {
  ...outboxSearch,
  /** From one. */
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  per_page: z.coerce.number().int().min(1).max(100).optional().catch(undefined),
};
