import type { Access } from "@ats/core/rights/rights";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** A handler's transaction, which reaches only one company's rows. */
export type CompanyDb = Transaction<Tables>;

/** Company of a transaction, and its reader. */
interface Inside extends Reader {
  company_id: number;
  /** The API token through which its user acts, for the records that it writes. */
  through?: string | null;
}

/** A user with the jobs that their role covers. */
interface Reader {
  user_id: number;
  /** The colleague as whom they view, whose seats on hiring teams count instead. */
  viewing?: { user_id: number | null } | undefined;
  access: Pick<Access, "scope" | "values">;
}

/**
 * Runs `work` in one transaction that sees and writes only the company's rows, by row-level security;
 * for a reader whose role covers a part of the company, only that part.
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
    if (typeof company !== "number") await limitTo(db, company);
    return work(db);
  });
}

/**
 * Does a part of a transaction in another company of the same group: a parent in its client, or a
 * client in its parent. The caller has read from its own rows that they belong together.
 */
export async function asCompany<T>(
  db: CompanyDb,
  company_id: number,
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await sql<{ role: string; company: string }>`
    select current_setting('role') as role, current_setting('ats.company_id') as company`.execute(
    db,
  );
  await become(db, "ats_company", String(company_id));
  // An error ends the whole transaction, so there is nothing to return to.
  const answer = await work();
  await become(db, rows[0]?.role ?? "", rows[0]?.company ?? "");
  return answer;
}

const become = (db: CompanyDb, role: string, company: string) =>
  sql`select set_config('role', ${role}, true), set_config('ats.company_id', ${company}, true)`.execute(
    db,
  );

/** Limits the rest of a transaction to the jobs that the reader's role covers. */
export async function limitTo(db: CompanyDb, { user_id, viewing, access }: Reader): Promise<void> {
  if (access.scope === "company") return;
  await sql`select set_config('role', 'ats_scoped', true),
    set_config('ats.user_id', ${String(viewing?.user_id ?? user_id)}, true),
    set_config('ats.scope', ${access.scope}, true),
    set_config('ats.scope_values', ${JSON.stringify(access.values)}, true),
    set_config('ats.seats', '{}', true)`.execute(db);
  // Somebody who gives up a seat still sees its job until the end of the transaction.
  await sql`select set_config('ats.seats', seated_jobs()::text, true)`.execute(db);
}
