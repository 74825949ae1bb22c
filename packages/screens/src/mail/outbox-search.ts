import { mailStatuses } from "@ats/core/mail/statuses";
import { z } from "zod";

/** Search parameters of the outbox. */
export const outboxSearch = {
  mail: z.enum(mailStatuses).optional().catch(undefined),
};
