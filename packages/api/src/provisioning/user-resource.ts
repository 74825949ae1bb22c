import { scimSchemas, type ScimUser } from "@ats/core/provisioning/scim";
import { emailKey } from "@ats/core/validation/email";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { notFound } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";
import { isOwnUser } from "../users/account-state.ts";
import type { Filterable } from "./filter.ts";
import { withMeta } from "./resource.ts";

const userName = sql<string>`coalesce(p.user_name, u.email)`;
const isOpen = sql<boolean>`(u.locked_date_time is null and u.deactivated_date_time is null)`;

/** The company's own users, with their names at the identity provider. */
export const provisionedUsers = (db: CompanyDb, company_id: number) =>
  db
    .selectFrom("users as u")
    .leftJoin("provisioned_users as p", (on) =>
      on.onRef("p.company_id", "=", "u.company_id").onRef("p.user_id", "=", "u.id"),
    )
    .leftJoin("users as m", (on) =>
      on.onRef("m.company_id", "=", "u.company_id").onRef("m.id", "=", "u.line_manager_id"),
    )
    .where("u.company_id", "=", company_id)
    .where(isOwnUser);

/** Finds a name by the indexes of the two tables that hold one. */
const hasName = (name: string) => sql<boolean>`u.id in (
  select n.user_id from provisioned_users n
  where n.company_id = u.company_id and lower(n.user_name) = lower(${name})
  union all select e.id from users e
  where e.company_id = u.company_id and e.email_key = ${emailKey(name)}
    and not exists (select from provisioned_users n
      where n.company_id = e.company_id and n.user_id = e.id))`;

const email = {
  column: sql`u.email`,
  equals: (value: string) => sql<boolean>`u.email_key = ${emailKey(value)}`,
};

export const userAttributes: Filterable = {
  id: { column: sql`u.id` },
  externalid: {
    column: sql`p.external_id`,
    equals: (value) => sql<boolean>`p.external_id = ${value}`,
  },
  username: { column: userName, equals: hasName },
  emails: email,
  "emails.value": email,
  "name.givenname": { column: sql`u.first_name` },
  "name.familyname": { column: sql`u.last_name` },
  displayname: { column: sql`u.first_name || ' ' || u.last_name` },
  active: { column: isOpen },
};

export async function readUsers(
  { db, services }: { db: CompanyDb; services: Pick<Services, "publicUrl"> },
  users: ReturnType<typeof provisionedUsers>,
) {
  const rows = await users
    .select(["u.id", "u.email", "u.first_name", "u.last_name", "u.telephone"])
    .select(["u.created_date_time", "p.external_id", userName.as("user_name"), isOpen.as("active")])
    .select(["m.id as manager_id", "m.first_name as manager_first", "m.last_name as manager_last"])
    .execute();
  const memberships = rows.length
    ? await db
        .selectFrom("provisioned_members as m")
        .innerJoin("provisioned_groups as g", (on) =>
          on.onRef("g.company_id", "=", "m.company_id").onRef("g.id", "=", "m.group_id"),
        )
        .where(
          "m.user_id",
          "in",
          rows.map(({ id }) => id),
        )
        .select(["m.user_id", "g.id", "g.display_name"])
        .orderBy("g.id")
        .execute()
    : [];
  return rows.map(({ created_date_time, ...row }) => {
    const id = String(row.id);
    const formatted = `${row.first_name} ${row.last_name}`;
    const manager = row.manager_id !== null && {
      value: String(row.manager_id),
      displayName: `${row.manager_first} ${row.manager_last}`,
    };
    const user = {
      schemas: [scimSchemas.user, ...(manager ? [scimSchemas.employee] : [])],
      id,
      ...(row.external_id !== null && { externalId: row.external_id }),
      userName: row.user_name,
      name: { formatted, givenName: row.first_name, familyName: row.last_name },
      displayName: formatted,
      active: row.active,
      emails: [{ value: row.email, type: "work", primary: true }],
      ...(row.telephone && { phoneNumbers: [{ value: row.telephone, type: "work" }] }),
      groups: memberships
        .filter(({ user_id }) => user_id === row.id)
        .map((group) => ({ value: String(group.id), display: group.display_name })),
      ...(manager && { [scimSchemas.employee]: { manager } }),
    } satisfies ScimUser;
    return withMeta(services, "User", created_date_time, user);
  });
}

export async function readUser(
  call: { db: CompanyDb; services: Pick<Services, "publicUrl">; actor: { company_id: number } },
  id: number,
) {
  const users = provisionedUsers(call.db, call.actor.company_id).where("u.id", "=", id);
  const [user] = await readUsers(call, users);
  if (!user) throw notFound("user");
  return user;
}
