import type { AgencyLink } from "@ats/core/agencies/link-contract";
import type { AgencyLinkState } from "@ats/core/agencies/link-state";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";

/** SQL for the state of link `l`. */
export const linkState = (now: Date) => sql<AgencyLinkState>`case
  when l.status = 'ACTIVE' then 'ACTIVE'
  when l.status = 'ENDED' then coalesce(l.end_reason, 'ENDED')
  when l.expires_date_time > ${now} then 'INVITED' else 'EXPIRED' end`;

type Times = "invited_date_time" | "expires_date_time" | "answered_date_time" | "ended_date_time";
type Row = Omit<AgencyLink, Times> & { [Name in Times]: Date };

/** Reads the newest link of an agency with its account; null for one that was never invited. */
export async function readLink(
  db: CompanyDb,
  { company_id, agency_id }: { company_id: number; agency_id: number },
  now: Date,
): Promise<{ link: Row | null }> {
  const { rows } = await sql<Row>`
    select ${linkState(now)} as state,
      json_build_object('name', l.contact_name, 'email', l.email) as contact,
      u.first_name || ' ' || u.last_name as invited_by, l.invited_date_time,
      case when l.status = 'INVITED' then l.expires_date_time end as expires_date_time,
      l.account, l.answered_by, l.answered_date_time, l.ended_date_time
    from agency_links l
      left join users u on u.company_id = l.company_id and u.id = l.invited_by
    where l.company_id = ${company_id} and l.agency_id = ${agency_id}
    order by l.id desc limit 1`.execute(db);
  return { link: rows[0] ?? null };
}
