import type { Agency } from "@ats/core/agencies/contract";
import { notFound } from "../kernel/http-error.ts";
import type { Call } from "../kernel/implement.ts";

/** Reads an agency; `isLocked` keeps others from changing it until the end of the transaction. */
export async function readAgency(
  { actor, db }: Pick<Call, "actor" | "db">,
  id: number,
  { isLocked = false } = {},
): Promise<Omit<Agency, "created_date_time"> & { created_date_time: Date }> {
  const agency = await db
    .selectFrom("agencies")
    .select((row) => [
      "id",
      "name",
      "status",
      "telephone",
      "website",
      "company_number",
      "address",
      "tier",
      "dept_tiers",
      "groups",
      "branches",
      "contacts",
      "off_limits",
      row.cast<string | null>("off_limits_date", "text").as("off_limits_date"),
      row.cast<string | null>("conduct_date", "text").as("conduct_date"),
      "note",
      "created_date_time",
      "version",
    ])
    .where("company_id", "=", actor.company_id)
    .where("id", "=", id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!agency) throw notFound("agency");
  return agency;
}
