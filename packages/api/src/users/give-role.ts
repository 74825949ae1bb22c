import type { Actor, FieldGroup } from "@ats/core/rights/rights";
import {
  builtInRole,
  builtInRoles,
  coversRole,
  coversValues,
  type GivenRole,
} from "@ats/core/users/assignable-roles";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { HttpError } from "../kernel/http-error.ts";
import { hasRight } from "../roles/has-right.ts";
import { type HeldRole, roleOf } from "../roles/held-role.ts";

interface Giving {
  actor: Pick<Actor, "company_id" | "company_type" | "rights" | "access">;
  db: CompanyDb;
}

interface NamedRole extends GivenRole {
  /** Null for a built-in role. */
  id: number | null;
  name: string;
}

/** Returns the roles that the actor may give to users of the company. */
export async function rolesToGive({ actor, db }: Giving): Promise<NamedRole[]> {
  const { operator } = await db
    .selectFrom("companies")
    .where("id", "=", actor.company_id)
    .select("operator")
    .executeTakeFirstOrThrow();
  const own = await db
    .selectFrom("roles")
    .where("company_id", "=", actor.company_id)
    .select(["id", "name", "rights", "scope", "hidden_groups"])
    .execute();
  const builtIn = builtInRoles(actor.company_type, operator).map((name) => ({
    id: null,
    name,
    ...builtInRole(name),
  }));
  return [...builtIn, ...own].filter((role) => coversRole(actor, role));
}

export const noSuchRole = "This role does not exist, or has rights that you do not have.";

/** The columns of `users` that hold a role. */
export interface RoleColumns {
  user_type: string;
  role_id: number | null;
  scope_values: string[];
}

/** Returns a role that the actor may give; refuses any other, or values outside the actor's own. */
export async function needRoleToGive(
  call: Giving,
  name: string,
  values: readonly string[] = [],
): Promise<RoleColumns> {
  const role = (await rolesToGive(call)).find((each) => each.name === name);
  if (!role) throw new HttpError(403, `${noSuchRole} Choose another.`);
  if (!coversValues(call.actor, role, values))
    throw new HttpError(403, "This is more than you may see yourself. Choose among your own.");
  if (role.scope === "named_jobs") await needJobs(call.db, values);
  return columnsOf(role, values);
}

/** Refuses jobs that the company does not have. */
async function needJobs(db: CompanyDb, values: readonly string[]): Promise<void> {
  // Anything else is no id as the database writes it.
  const ids = values.filter((value) => /^[1-9]\d{0,14}$/.test(value)).map(Number);
  const { rows } = await sql<{ id: number }>`select id from jobs
    where id = any(${ids}::bigint[])`.execute(db);
  const known = new Set(rows.map(({ id }) => String(id)));
  const missing = values.filter((value) => !known.has(value));
  if (missing.length > 0)
    throw new HttpError(
      400,
      missing.length === 1
        ? "One of these jobs no longer exists. Remove it and save again."
        : `${missing.length} of these jobs no longer exist. Remove them and save again.`,
    );
}

const listed: ReadonlySet<GivenRole["scope"]> = new Set(["departments", "brands", "named_jobs"]);

export const columnsOf = (
  { id, name, scope }: NamedRole,
  values: readonly string[] = [],
): RoleColumns => ({
  user_type: name,
  role_id: id,
  scope_values: listed.has(scope) ? [...new Set(values)] : [],
});

/** Refuses a change of a user whose role gives what the actor lacks. */
export function needCovered(
  actor: Actor,
  { first_name, last_name, ...held }: HeldRole & { first_name: string; last_name: string },
): void {
  const { rights, access } = roleOf(held);
  const hidden_groups: readonly FieldGroup[] = access.hidden;
  if (coversRole(actor, { rights, scope: access.scope, hidden_groups })) return;
  throw new HttpError(
    403,
    `${first_name} ${last_name} has rights that you do not have. Ask a colleague who has them.`,
  );
}

/** Makes changes of a company's administrators take turns, for {@link needOtherAdministrator}. */
export const lockAdministrators = (db: CompanyDb, company_id: number) =>
  sql`select pg_advisory_xact_lock(hashtext('administrators'), ${company_id}::int)`.execute(db);

/** Refuses to take a user's part in managing users when nobody else could. */
export async function needOtherAdministrator(
  db: CompanyDb,
  { company_id, id }: { company_id: number; id: number },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`select u.id from users u
    where u.company_id = ${company_id} and u.is_active and u.home_user_id is null
      and ${hasRight("u", "UPDATE_USERS")} limit 2`.execute(db);
  if (rows.length === 1 && rows[0]?.id === id)
    throw new HttpError(
      409,
      "Nobody else can manage users. Give another user an administrator's role first.",
    );
}
