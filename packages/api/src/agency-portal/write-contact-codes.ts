import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { contactCodes } from "./contact-codes.ts";

const batch = 500;

/** Writes the codes of imported contacts by this server's key, so that owners are found by them. */
export async function writeContactCodes(db: Kysely<Tables>, company_id: number): Promise<void> {
  for (const table of ["agency_submissions", "agency_disputes"] as const)
    for (let last = 0; ; ) {
      const rows = await db
        .selectFrom(table)
        .select(["id", "email", "contact_mobile_number"])
        .where("company_id", "=", company_id)
        .where("id", ">", last)
        .orderBy("id")
        .limit(batch)
        .execute();
      for (const { id, ...contact } of rows) {
        const contacts = await contactCodes(db, company_id, contact);
        await sql`update ${sql.table(table)} set contacts = ${contacts}::text[]
          where company_id = ${company_id} and id = ${id}`.execute(db);
      }
      last = rows.at(-1)?.id ?? last;
      if (rows.length < batch) break;
    }
}
