import type { ShownTerms } from "@ats/core/agency-portal/shown-terms";
import { sql } from "kysely";
import { termsHold } from "../agencies/terms-hold.ts";
import { timeZoneOf } from "../interviews/settings.ts";

/** SQL for the terms that are in force for link `l` today; null where there are none. */
export const termsShown = (now: Date) => sql<ShownTerms | null>`(
  select json_build_object('id', t.id, 'valid_from', t.valid_from::text,
    'valid_until', t.valid_until::text, 'currency', t.currency, 'fee_bands', t.fee_bands,
    'rebates', t.rebates, 'ownership_months', t.ownership_months,
    'direct_applicants', t.direct_applicants, 'conditions', t.conditions)
  from agency_terms t,
    (select (${now}::timestamptz at time zone ${timeZoneOf(sql`l.company_id`)})::date as day) today
  where t.company_id = l.company_id and t.agency_id = l.agency_id
    and ${termsHold(sql`today.day`)}
  order by t.valid_from desc limit 1)`;
