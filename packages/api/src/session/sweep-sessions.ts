import type { Services } from "../kernel/services.ts";
import { sessionMaxMs } from "./session-times.ts";
import { after, before } from "../kernel/time.ts";

/** Milliseconds for which an ended session is kept. */
const keptMs = 30 * 24 * 60 * 60_000;

/**
 * Deletes sessions that ended or expired more than 30 days ago. Support sessions in other companies
 * stay on record.
 */
export async function sweepSessions({ system, clock }: Pick<Services, "system" | "clock">) {
  const since = before(clock(), keptMs);
  await system
    .deleteFrom("sessions")
    // No session outlives its expiry, so the index on it also finds those that ended early.
    .where("expires_date_time", "<", after(since, sessionMaxMs))
    .where((row) => row.fn.coalesce("ended_date_time", "expires_date_time"), "<", since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("support_sessions as s")
            .whereRef("s.session_id", "=", "sessions.id")
            .select("s.id"),
        ),
      ),
    )
    .execute();
}
