import { sql } from "kysely";
import { timeZoneOf } from "../interviews/settings.ts";

/** SQL condition: a fee, a placement or a submission rests on terms `t`. */
export const termsUsed = sql<boolean>`(
  exists (select from cost_lines c
    where c.company_id = t.company_id and c.agency_terms_id = t.id)
  or exists (select from placements p where p.company_id = t.company_id and p.terms_id = t.id)
  or exists (select from agency_submissions s
    where s.company_id = t.company_id and s.agency_id = t.agency_id
      and s.created_date_time >= t.valid_from::timestamp at time zone ${timeZoneOf(sql`t.company_id`)}
      and (t.valid_until is null or s.created_date_time
        < (t.valid_until + 1)::timestamp at time zone ${timeZoneOf(sql`t.company_id`)})))`;
