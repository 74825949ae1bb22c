import type { Services } from "../kernel/services.ts";
import { mailedCodesSent } from "./mailed-code.ts";
import { before } from "../kernel/time.ts";

/**
 * Deletes one-time tokens and mailed codes that have expired, used or not, and what an organisation
 * gave for sessions that are over.
 */
export async function sweepTokens({ system, clock }: Pick<Services, "system" | "clock">) {
  const now = clock();
  await system.deleteFrom("one_time_tokens").where("expires_date_time", "<=", now).execute();
  await system
    .deleteFrom("mailed_codes")
    // As long as they are counted they are kept: longer than they are good for.
    .where("created_date_time", "<=", before(now, mailedCodesSent.withinMs))
    .execute();
  await system
    .deleteFrom("organisation_sessions as o")
    .using("sessions as s")
    .whereRef("s.id", "=", "o.session_id")
    .where((row) =>
      row.or([row("s.ended_date_time", "is not", null), row("s.expires_date_time", "<=", now)]),
    )
    .execute();
}
