import { expiredReason } from "@ats/core/documents/envelope";
import type { Services } from "../kernel/services.ts";
import { inCompany } from "../database/database.ts";
import { notifyFollowers } from "../notifications/notify.ts";
import { applyAction, recordWithoutUser, addTimelineEvent } from "./envelopes.ts";
import { remind } from "./send-envelope.ts";

type Needed = Pick<Services, "system" | "clock" | "live" | "publicUrl">;

/** Envelopes handled in one sweep. */
const batch = 200;

/** Rejects documents that were not signed in time, and sends due reminders, each once. */
export async function sweepEnvelopes(services: Needed): Promise<void> {
  const { system, clock, live } = services;
  const now = clock();
  const due = (column: "expires_date_time" | "remind_date_time") =>
    system
      .selectFrom("envelopes as e")
      .innerJoin("applications as a", (on) =>
        on.onRef("a.company_id", "=", "e.company_id").onRef("a.id", "=", "e.application_id"),
      )
      // Links of a disabled company do not work.
      .innerJoin("companies as c", (on) =>
        on.onRef("c.id", "=", "e.company_id").on("c.disabled", "=", false),
      )
      .where("e.status", "=", "PENDING")
      .where(`e.${column}`, "<=", now)
      .select(["e.company_id", "e.id", "e.application_id", "e.title", "a.job_id"])
      .orderBy(`e.${column}`)
      .limit(batch)
      .execute();
  for (const { company_id, id, application_id, title, job_id } of await due("expires_date_time")) {
    const activity_ids = await inCompany(system, company_id, async (db) => {
      if (!(await applyAction(db, "expire", id, { reason: expiredReason, token_hash: null })))
        return [];
      await addTimelineEvent(db, { company_id, envelope_id: id, type: "expired" }, now);
      const line = {
        company_id,
        application_id,
        type: "document_rejected" as const,
        value_after: title,
        reason: expiredReason,
      };
      const activity_ids = [await recordWithoutUser(db, line, now)];
      await notifyFollowers(db, {
        activity_ids,
        job_id,
        initiator_id: null,
        silent: false,
      });
      return activity_ids;
    });
    if (activity_ids.length > 0)
      await live.publish({ company_id, job_id, application_ids: [application_id], activity_ids });
  }
  for (const { company_id, id, application_id, job_id } of await due("remind_date_time"))
    if (await inCompany(system, company_id, (db) => remind(db, id, company_id, services)))
      await live.publish({
        company_id,
        job_id,
        application_ids: [application_id],
        activity_ids: [],
      });
}
