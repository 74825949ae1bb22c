import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";

/** The departments of a company's jobs by name, 500 at most. */
export async function readDepartments(db: CompanyDb, company_id: number): Promise<string[]> {
  const { rows } = await sql<{ dept: string }>`select distinct dept from jobs
    where company_id = ${company_id} and dept <> '' order by dept limit 500`.execute(db);
  return rows.map(({ dept }) => dept);
}
