import type { Tables } from "@ats/api/database/tables";
import { type Kysely, sql } from "kysely";

/**
 * Returns search terms as recruiters type them for 30 people: whole, partial, and with a place or
 * job title.
 */
export async function typedTerms(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ terms: string[] }>`
    select array[first_name || ' ' || last_name, last_name, left(last_name, 3),
      last_name || ' ' || first_name, first_name || ' ' || left(last_name, 1),
      email, contact_mobile_number, candidate_number::text, postcode, split_part(postcode, ' ', 1),
      last_name || ' ' || split_part(postcode, ' ', 1), last_name || ' ' || city,
      current_jobtitle, current_jobtitle || ' ' || city] as terms
    from candidates where company_id = 1 and contact_mobile_number is not null
      and candidate_number % 3001 = 7 order by id limit 30`.execute(db);
  return rows.flatMap(({ terms }) => terms);
}
