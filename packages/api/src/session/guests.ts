import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";

/**
 * A person's guest user in another company, created on the first visit. It has no password, and its
 * name and role are copied from the home account each time.
 */
export async function guestOf(
  system: Kysely<Tables>,
  company_id: number,
  home_user_id: number,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into users (company_id, email, email_key, password_hash, first_name, last_name, telephone, user_type,
      home_company_id, home_user_id, home_company_name)
    select ${company_id}::int, u.email, u.email_key, '', u.first_name, u.last_name, u.telephone, u.user_type,
      u.company_id, u.id, c.name
    from users u join companies c on c.id = u.company_id where u.id = ${home_user_id}
    on conflict (home_company_id, home_user_id, company_id) do update set email = excluded.email,
      email_key = excluded.email_key, first_name = excluded.first_name, last_name = excluded.last_name,
      telephone = excluded.telephone, user_type = excluded.user_type,
      home_company_name = excluded.home_company_name
    returning id`.execute(system);
  return (rows[0] as { id: number }).id;
}
