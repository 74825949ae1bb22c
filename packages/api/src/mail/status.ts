import type { MailStatus } from "@ats/core/mail/statuses";
import { sql } from "kysely";

/** Status of a row of `outgoing_mail`. A queued message is held until its time. */
export const deliveryStatus = (now: Date) => sql<MailStatus>`
  case when status = 'queued' and attempts = 0 and next_attempt_date_time > ${now} then 'held'
    else status end`;
