import type { ShownTerms } from "@ats/core/agency-portal/shown-terms";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Services } from "../kernel/services.ts";
import { termsShown } from "./terms-shown.ts";

/** An invitation that an agency can answer now. */
export interface Invitation {
  company_id: number;
  id: number;
  agency_id: number;
  client: string;
  agency: string;
  contact: { name: string; email: string };
  email_key: string;
  off_limits: string;
  terms: ShownTerms | null;
  expires_date_time: Date;
}

/** SQL: the client of link `l` works with the agency now. `c` is its company, `a` its agency. */
export const worksWithAgency = sql<SqlBool>`(a.status = 'ACTIVE' and not c.disabled
  and (c.ats_settings->>'agency_enabled')::boolean)`;

/** SQL: link `l` waits for an answer. */
export const isInvitation = (now: Date) =>
  sql<SqlBool>`(l.status = 'INVITED' and l.expires_date_time > ${now})`;

/** SQL: an approved user of the agency's account has the address to which link `l` was sent. */
export const isToOwnUser = (company_id: number) => sql<SqlBool>`l.email_key in (
  select u.email_key from users u where u.company_id = ${company_id}
    and u.is_active and u.home_user_id is null)`;

export async function findInvitation(
  { system, clock }: Pick<Services, "system" | "clock">,
  which: RawBuilder<SqlBool>,
): Promise<Invitation | undefined> {
  const { rows } = await sql<Invitation>`
    select l.company_id, l.id, l.agency_id, c.name as client, a.name as agency,
      json_build_object('name', l.contact_name, 'email', l.email) as contact, l.email_key,
      a.off_limits, ${termsShown(clock())} as terms, l.expires_date_time
    from agency_links l join companies c on c.id = l.company_id
      join agencies a on a.company_id = l.company_id and a.id = l.agency_id
    where ${isInvitation(clock())} and ${worksWithAgency} and ${which}`.execute(system);
  return rows[0];
}
