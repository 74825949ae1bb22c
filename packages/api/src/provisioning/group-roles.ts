import type { GroupRoles } from "@ats/core/roles/role-settings";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import type { Call } from "../kernel/implement.ts";
import { readSetting } from "../settings/read-setting.ts";
import { needOtherAdministrator, needRoleToGive } from "../users/give-role.ts";
import { needUser } from "../users/need-user.ts";
import { setRole } from "../users/set-role.ts";

type Giving = Pick<Call, "actor" | "db" | "services">;

interface Concerned {
  users: readonly number[];
  /** A group that some of them have just left. */
  left?: { group: number; users: readonly number[] };
}

/**
 * Gives people the role of the first of their groups that has one. Who left such a group and is in
 * none gets the role of new people.
 */
export async function giveGroupRoles(call: Giving, { users, left }: Concerned): Promise<void> {
  if (users.length === 0) return;
  const { actor, db } = call;
  const settings = await readSetting(db, actor.company_id, "group_roles");
  const hadRole = left && (await isMapped(db, left.group, settings)) ? left.users : [];
  for (const { id, user_type, role } of await wantedRoles(call, settings, users)) {
    const wanted = role ?? (hadRole.includes(id) ? settings.default_role : null);
    if (wanted === null || wanted === user_type) continue;
    const user = await needUser(call, id);
    const given = await needRoleToGive(call, wanted);
    await needOtherAdministrator(db, user);
    await setRole(call, user, given, "The identity provider’s groups");
  }
}

/** The role of each person's first group that has one; null for those in no such group. */
export async function wantedRoles(
  { actor, db }: Pick<Giving, "actor" | "db">,
  { groups }: GroupRoles,
  users?: readonly number[],
) {
  const { rows } = await sql<{ id: number; user_type: string; role: string | null }>`
    select u.id, u.user_type, (select o.role from provisioned_members m
        join provisioned_groups g on g.company_id = m.company_id and g.id = m.group_id
        join jsonb_to_recordset(${JSON.stringify(
          groups.map((each, place) => ({ ...each, place })),
        )}::jsonb) as o ("group" text, role text, place int)
          on lower(o."group") = lower(g.display_name)
      where m.company_id = u.company_id and m.user_id = u.id order by o.place limit 1) as role
    from users u where u.company_id = ${actor.company_id}
      and ${
        users
          ? sql`u.id = any(${[...users]}::bigint[])`
          : sql`exists (
        select from provisioned_members m where m.company_id = u.company_id and m.user_id = u.id)`
      }
      and u.home_user_id is null and u.deleted_date_time is null
    order by u.id`.execute(db);
  return rows;
}

async function isMapped(db: CompanyDb, group: number, { groups }: GroupRoles): Promise<boolean> {
  const found = await db
    .selectFrom("provisioned_groups")
    .where("id", "=", group)
    .select("display_name")
    .executeTakeFirst();
  return groups.some((each) => each.group.toLowerCase() === found?.display_name.toLowerCase());
}
