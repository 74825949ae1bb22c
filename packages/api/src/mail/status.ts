import type { MailStatus } from "@ats/core/mail/statuses";
import { sql } from "kysely";

/** The state of a row of `outgoing_mail`: queued ones are held until it is their time. */
export const deliveryStatus = (now: Date) => sql<MailStatus>`
  case when status = 'queued' and attempts = 0 and next_attempt_date_time > ${now} then 'held'
    else status end`;
