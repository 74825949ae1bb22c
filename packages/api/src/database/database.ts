import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** A handler's transaction, which reaches only one company's rows. */
export type CompanyDb = Transaction<Tables>;

/** Company of a transaction. */
interface Inside {
  company_id: number;
  /** The API token through which its user acts, for the records that it writes. */
  through: string | null;
}

/**
 * Runs `work` in one transaction that sees and writes only the company's rows, by row-level security.
 * Never await anything but the database inside: the embedded one has a single connection.
 */
export function inCompany<T>(
  system: Kysely<Tables>,
  company: number | Inside,
  work: (db: CompanyDb) => Promise<T>,
): Promise<T> {
  const { company_id, through } =
    typeof company === "number" ? { company_id: company, through: null } : company;
  return system.transaction().execute(async (db) => {
    await sql`select set_config('role', 'ats_company', true),
      set_config('ats.company_id', ${String(company_id)}, true),
      set_config('ats.through', ${through ?? ""}, true)`.execute(db);
    return work(db);
  });
}
