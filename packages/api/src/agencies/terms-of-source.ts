import type { FeeBand } from "@ats/core/agencies/terms";
import { comparedText } from "@ats/core/costs/cost";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { termsHold } from "./terms-hold.ts";

interface SourceTerms {
  id: number;
  agency: string;
  currency: string;
  fee_bands: FeeBand[];
}

/**
 * Reads the terms on a day of the agency through which an application came, which is known by its
 * name, case and spaces aside; undefined for another source, and without terms on that day.
 */
export async function termsOfSource(
  db: CompanyDb,
  company_id: number,
  source: string | null,
  day: string,
): Promise<SourceTerms | undefined> {
  if (!source) return undefined;
  const { rows } = await sql<SourceTerms>`
    select t.id, a.name as agency, t.currency, t.fee_bands
    from agencies a join agency_terms t on t.company_id = a.company_id and t.agency_id = a.id
      and ${termsHold(sql`${day}::date`)}
    where a.company_id = ${company_id}
      and lower(regexp_replace(a.name, '\\s', '', 'g')) = ${comparedText(source)}
    order by a.id limit 1`.execute(db);
  return rows[0];
}
