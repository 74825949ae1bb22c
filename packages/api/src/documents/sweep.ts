import { expiredReason } from "@ats/core/documents/envelope";
import type { Services } from "../app/services.ts";
import { inCompany } from "../database/database.ts";
import { notifyFollowers } from "../notifications/notify.ts";
import { act, recordByNobody, tell } from "./envelopes.ts";
import { remind } from "./sending.ts";

type Needed = Pick<Services, "system" | "clock" | "publicUrl">;

/** Envelopes taken in one go. */
const batch = 200;

/** Rejects what was not signed in time, and reminds of what is not signed yet, each once. */
export async function sweepEnvelopes(services: Needed): Promise<void> {
  const { system, clock } = services;
  const now = clock();
  const due = (column: "expires_date_time" | "remind_date_time") =>
    system
      .selectFrom("envelopes")
      .where("status", "=", "PENDING")
      .where(column, "<=", now)
      .select(["company_id", "id", "application_id", "title"])
      .orderBy(column)
      .limit(batch)
      .execute();
  for (const { company_id, id, application_id, title } of await due("expires_date_time"))
    await inCompany(system, company_id, async (db) => {
      if (!(await act(db, "expire", id, { reason: expiredReason, token_hash: null }))) return;
      await tell(db, { company_id, envelope_id: id, type: "expired" }, now);
      const line = {
        company_id,
        application_id,
        type: "document_rejected" as const,
        value_after: title,
        reason: expiredReason,
      };
      const activity_ids = [await recordByNobody(db, line, now)];
      const { job_id } = await db
        .selectFrom("applications")
        .where("id", "=", application_id)
        .select("job_id")
        .executeTakeFirstOrThrow();
      await notifyFollowers(db, { activity_ids, job_id, initiator_id: null, silent: false });
    });
  for (const { company_id, id } of await due("remind_date_time"))
    await inCompany(system, company_id, (db) => remind(db, id, company_id, services));
}
