import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

const compared = (column: string) => `lower(regexp_replace(${column}, '\\s', '', 'g'))`;

/** The terms of each agency that a company's cost settings name. */
const settings = `company_settings s
  cross join lateral jsonb_to_recordset(s.value->'agency_terms')
    as of_agency (agency text, percentage int, fee bigint)`;
const hasTerms = `s.key = 'cost_settings' and jsonb_typeof(s.value->'agency_terms') = 'array'`;

/**
 * Moves the terms of agencies out of cost settings: to the agency of that name, or to a new one. They
 * hold since the company's first offer. Companies that had some see agencies from now on, where the
 * terms are changed.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `insert into agencies (company_id, name, status, website, company_number, address, dept_tiers,
  groups, branches, contacts, off_limits, note, created_date_time)
select s.company_id, of_agency.agency, 'ACTIVE', '', '', '', '[]', '[]', '[]', '[]', '', '', now()
from ${settings}
where ${hasTerms} and not exists (select from agencies a where a.company_id = s.company_id
  and ${compared("a.name")} = ${compared("of_agency.agency")})
on conflict do nothing;
insert into agency_terms (company_id, agency_id, valid_from, currency, fee_bands, rebates,
  ownership_months, direct_applicants, conditions, warn_days, created_date_time)
select s.company_id, a.id,
  least(current_date, (select min(o.created_date_time) from offers o
    where o.company_id = s.company_id)::date),
  coalesce(s.value->>'currency', 'GBP'),
  jsonb_build_array(jsonb_build_object('from', 0, 'percentage', of_agency.percentage,
    'fee', of_agency.fee)),
  '[]', 6, 'FIRST', '', 30, now()
from ${settings}
cross join lateral (select id from agencies a where a.company_id = s.company_id
  and (${compared("a.name")} = ${compared("of_agency.agency")}
    or normalise(a.name) collate "C" = normalise(of_agency.agency) collate "C")
  order by id limit 1) a
where ${hasTerms}
on conflict do nothing;
update cost_lines c set agency_terms_id = t.id
from agency_terms t join agencies a on a.company_id = t.company_id and a.id = t.agency_id
where c.company_id = t.company_id and c.offer_id is not null and c.agency_terms_id is null
  and ${compared("c.supplier")} = ${compared("a.name")};
update companies c set ats_settings = jsonb_set(c.ats_settings, '{agency_enabled}', 'true')
from company_settings s where s.company_id = c.id and ${hasTerms}
  and s.value->'agency_terms' <> '[]';
update company_settings set value = value - 'agency_terms' where key = 'cost_settings';`,
  );
