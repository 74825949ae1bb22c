import { sql } from "kysely";
import type { Acting } from "../kernel/implement.ts";

/** Lets the open pages of agencies read again what they show of a company, once it is committed. */
export async function publishToAgencies(
  { actor, db, services, afterCommit }: Acting,
  agency_ids: readonly number[],
): Promise<void> {
  if (agency_ids.length === 0) return;
  const links = await db
    .selectFrom("agency_links")
    .select("agency_company_id as id")
    .distinct()
    .where("company_id", "=", actor.company_id)
    .where("agency_id", "=", sql<number>`any(${[...agency_ids]}::bigint[])`)
    .where("status", "=", "ACTIVE")
    .execute();
  for (const { id } of links)
    if (id !== null)
      afterCommit(() =>
        services.live.publish({ company_id: id, changed_client_id: actor.company_id }),
      );
}
