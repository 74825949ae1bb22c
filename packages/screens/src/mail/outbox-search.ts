import { mailStatuses } from "@ats/core/mail/statuses";
import { z } from "zod";

export const outboxSearch = {
  mail: z.enum(mailStatuses).optional().catch(undefined),
};
