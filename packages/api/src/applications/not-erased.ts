import { HttpError } from "../kernel/http-error.ts";
import { erasedOrder } from "../candidates/status-order.ts";
import type { CompanyDb } from "../database/database.ts";

/**
 * Refuses to write about an erased candidate. An erasure locks the application too, so it waits for
 * this transaction and removes what it wrote.
 */
export async function needNotErased(db: CompanyDb, id: number): Promise<void> {
  await db
    .selectFrom("applications")
    .where("id", "=", id)
    .select("id")
    .forKeyShare()
    .executeTakeFirst();
  const erased = await db
    .selectFrom("applications as a")
    .innerJoin("candidates as c", "c.id", "a.candidate_id")
    .where("a.id", "=", id)
    .where("c.status_order", "=", erasedOrder)
    .select("c.id")
    .executeTakeFirst();
  if (erased)
    throw new HttpError(
      409,
      "This person's data was erased, so nothing more can be saved about them. Reload the page.",
    );
}
