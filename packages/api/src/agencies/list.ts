import { type AgencyLine, listAgencies } from "@ats/core/agencies/contract";
import type { AgencyFilter, agencySortColumns } from "@ats/core/agencies/list-columns";
import { addMonths } from "@ats/core/days/days";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { orderBy } from "../lists/list-query.ts";
import { contains } from "../search/field-search.ts";
import { companyToday } from "./company-today.ts";
import { implementAgencies } from "./need-agencies.ts";
import { milestoneCounts, milestones } from "./performance.ts";
import { linkState } from "./read-link.ts";
import { termsDaysLeft } from "./terms-left.ts";

const byName = sql`normalise(a.name) collate "C"`;

const sortKeys: Record<(typeof agencySortColumns)[number], RawBuilder<unknown>[]> = {
  name: [byName],
  // Those that are not preferred come last.
  tier: [sql`coalesce(a.tier, 4)`, byName],
  status: [sql`a.status`, byName],
};

const inFilter: Record<AgencyFilter, RawBuilder<SqlBool>> = {
  active: sql`a.status = 'ACTIVE'`,
  paused: sql`a.status = 'PAUSED'`,
  ended: sql`a.status = 'ENDED'`,
  all: sql`true`,
};

const words = sql`a.name || ' '
  || (select coalesce(string_agg(value, ' '), '') from jsonb_array_elements_text(a.groups)) || ' '
  || (select coalesce(string_agg((value->>'name') || ' ' || (value->>'email'), ' '), '')
    from jsonb_array_elements(a.contacts))`;

/** Every word is part of the name, a group or a contact. */
const byWords = (q: string) =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => contains(words, word));

export const list = implementAgencies(listAgencies, async ({ actor, db, query, services }) => {
  const { filter, q, sc, so, page_no, per_page } = query;
  const conditions = [
    sql<SqlBool>`a.company_id = ${actor.company_id}`,
    inFilter[filter],
    ...byWords(q),
  ];
  const today = await companyToday(db, actor.company_id, services.clock());
  const where = sql.join(conditions, sql` and `);
  const keys = sortKeys[sc].map((key): [RawBuilder<unknown>, "asc"] => [key, "asc"]);
  const { rows } = await sql<AgencyLine>`
    select a.id, a.name, a.status, a.tier, a.dept_tiers, a.groups,
      case when a.contacts <> '[]' then json_build_object('name', a.contacts->0->>'name',
        'email', a.contacts->0->>'email') end as contact,
      jsonb_array_length(a.contacts) as contacts,
      ${termsDaysLeft("a", today)} as terms_days_left,
      (select ${linkState(services.clock())} from agency_links l
        where l.company_id = a.company_id and l.agency_id = a.id order by l.id desc limit 1)
        as portal,
      (select json_build_object('submitted', f.submitted, 'interviewed', f.interviewed,
          'hired', f.hired)
        from (select ${milestoneCounts}
          from ${milestones(sql`a.id`, actor.company_id, addMonths(today, -12))}) f) as last_year
    from agencies a where ${where}
    order by ${orderBy(keys, so)} limit ${per_page} offset ${page_no * per_page}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from agencies a where ${where}`.execute(db);
  return { records: rows, total: counted.rows[0]?.total ?? 0 };
});
