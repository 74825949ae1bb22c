import { sql } from "kysely";
import type { Services } from "../kernel/services.ts";
import { after, before, latest } from "../kernel/time.ts";
import { longestRetryMs, oldestClaimMs } from "./outbox.ts";

type Needed = Pick<Services, "system" | "clock">;

/**
 * Makes messages due that wait because of a wrong clock: for longer than any retry or hold takes.
 * Lets go of those that an instance took under another clock, after the time that sending can take.
 */
export async function requeueMail({ system, clock }: Needed): Promise<void> {
  const now = clock();
  await sql`
    update outgoing_mail set next_attempt_date_time = least(next_attempt_date_time, ${now}),
      claimed_date_time = case when claimed_date_time is not null then ${now}::timestamptz end
    where status = 'queued' and (
      next_attempt_date_time > ${after(now, longestRetryMs)} and (attempts > 0
        or created_date_time > ${latest(now)} and next_attempt_date_time - created_date_time
          <= ${longestRetryMs} * interval '1 ms')
      or claimed_date_time not between ${before(now, oldestClaimMs)} and ${latest(now)})`.execute(
    system,
  );
}

/**
 * Plans messages again that were planned while the clock was ahead: for as long after now. Only
 * with a steady clock, because under one that is back all messages look so.
 */
export async function rescheduleMail({ system, clock }: Needed): Promise<void> {
  const now = clock();
  await sql`
    update outgoing_mail set created_date_time = ${now},
      next_attempt_date_time = ${now}::timestamptz + (next_attempt_date_time - created_date_time)
    where status = 'queued' and attempts = 0 and created_date_time > ${latest(now)}
      and next_attempt_date_time > ${now}`.execute(system);
}
