import type { Services } from "../kernel/services.ts";
import { mailedCodesSent } from "./mailed-code.ts";
import { before } from "../kernel/time.ts";

/** Deletes expired one-time tokens and mailed codes, and the provider's side of ended sessions. */
export async function sweepTokens({ system, clock }: Pick<Services, "system" | "clock">) {
  const now = clock();
  await system.deleteFrom("one_time_tokens").where("expires_date_time", "<=", now).execute();
  await system
    .deleteFrom("mailed_codes")
    // Kept while they count towards the limit, which is longer than they are valid.
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
