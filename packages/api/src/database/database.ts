import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** A handler's transaction, which reaches only one company's rows. */
export type CompanyDb = Transaction<Tables>;

/**
 * Runs `work` in one transaction that sees and writes only the company's rows, by row-level security.
 * Never await anything but the database inside: the embedded one has a single connection.
 */
export function inCompany<T>(
  system: Kysely<Tables>,
  companyId: number,
  work: (db: CompanyDb) => Promise<T>,
): Promise<T> {
  return system.transaction().execute(async (db) => {
    await sql`select set_config('role', 'ats_company', true),
      set_config('ats.company_id', ${String(companyId)}, true)`.execute(db);
    return work(db);
  });
}
