import type { revealApplication } from "@ats/core/applications/viewing-contract";
import type { Call } from "../kernel/implement.ts";
import { recordActivities } from "./activity.ts";
import { needApplication } from "./details.ts";

/** Reveals an anonymised application to the actor alone, and records the reason. */
export async function reveal(call: Call<typeof revealApplication>) {
  const { actor, params, body, db, services } = call;
  const { anonymised } = await needApplication(db, params.id);
  if (!anonymised) return {};
  const { company_id, user_id } = actor;
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto("reveals")
    .values({
      company_id,
      user_id,
      application_id: params.id,
      reason: body.reason,
      revealed_date_time: services.clock(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (added)
    await recordActivities(call, [
      { application_id: params.id, type: "revealed", reason: body.reason },
    ]);
  return {};
}
