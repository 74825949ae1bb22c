import { type RawBuilder, sql } from "kysely";

/**
 * SQL of the days until the terms of an agency end, once a warning is due; negative where they have
 * ended. Null where others follow without a gap, and for an agency with which no work is done.
 */
export const termsDaysLeft = (agency: string, today: string): RawBuilder<number | null> => {
  const column = (name: string) => sql.ref(`${agency}.${name}`);
  return sql<number | null>`(select case
      when ${column("status")} = 'ENDED' or t.valid_until - ${today}::date > t.warn_days then null
      when exists (select from agency_terms later where later.company_id = t.company_id
        and later.agency_id = t.agency_id and later.valid_from > t.valid_from
        and later.valid_from <= t.valid_until + 1) then null
      else t.valid_until - ${today}::date end
    from agency_terms t where t.company_id = ${column("company_id")}
      and t.agency_id = ${column("id")} and t.valid_from <= ${today}::date
    order by t.valid_from desc limit 1)`;
};
