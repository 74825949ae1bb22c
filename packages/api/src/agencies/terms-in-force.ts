import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { termsHold } from "./terms-hold.ts";

/** Reads an agency's terms of a day; undefined without terms on that day. */
export const termsInForce = (
  db: CompanyDb,
  { company_id, agency_id }: { company_id: number; agency_id: number },
  day: string,
) =>
  db
    .selectFrom("agency_terms as t")
    .select(["ownership_months", "direct_applicants", "currency", "fee_bands"])
    .select(sql<string>`t.valid_from::text`.as("valid_from"))
    .where("company_id", "=", company_id)
    .where("agency_id", "=", agency_id)
    .where(termsHold(sql`${day}::date`))
    .executeTakeFirst();
