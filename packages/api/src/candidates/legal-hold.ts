import { sql } from "kysely";
import { HttpError } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";

/** True when the candidate of application `a` is under legal hold. */
export const ofHeld = sql`exists (select from candidates h where h.company_id = a.company_id
  and h.id = a.candidate_id and h.legal_hold)`;

/** Locks a candidate before data is destroyed; refuses when they are under legal hold. */
export async function needNotHeld(
  db: CompanyDb,
  id: number,
): Promise<{ candidate_number: number }> {
  const { candidate_number, legal_hold } = await db
    .selectFrom("candidates")
    .where("id", "=", id)
    .select(["candidate_number", "legal_hold"])
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (legal_hold)
    throw new HttpError(409, "This person's data is under legal hold, so it cannot be erased yet.");
  return { candidate_number };
}
