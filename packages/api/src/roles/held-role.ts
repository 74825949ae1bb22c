import type { ChoosableField } from "@ats/core/anonymisation/fields";
import {
  type Access,
  type Actor,
  can,
  type FieldGroup,
  type Right,
  type Role,
  rights,
  rightsOf,
  type Scope,
  wholeCompany,
} from "@ats/core/rights/rights";
import type { JobName } from "@ats/core/jobs/job-name";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { jobsNamedBy } from "./named-jobs.ts";

/** A user's role as it is stored. */
export interface HeldRole {
  /** The role's name. */
  user_type: string;
  /** Null for a built-in role. */
  own_role: OwnRole | null;
  /** Fields that the company hides of anonymised applicants; null for all. */
  anonymises: ChoosableField[] | null;
}

export interface OwnRole {
  rights: Right[];
  scope: Scope;
  values: string[];
  jobs: JobName[] | null;
  hidden: FieldGroup[];
}

/** Columns `own_role` and `anonymises` of a row `user` of `users`. */
export const ownRoleColumns = (user: string) => {
  const column = (name: string) => sql.ref(`${user}.${name}`);
  return [
    sql<OwnRole | null>`(select json_build_object('rights', held.rights, 'scope', held.scope,
        'hidden', held.hidden_groups, 'values', ${column("scope_values")},
        'jobs', case held.scope when 'named_jobs' then ${jobsNamedBy(user)} end)
      from roles held where held.company_id = ${column("company_id")}
        and held.id = ${column("role_id")})`.as("own_role"),
    sql<ChoosableField[] | null>`(select
        own.ats_settings->'anonymize_appl_data_settings'->'hidden_fields'
      from companies own where own.id = ${column("company_id")})`.as("anonymises"),
  ] as const;
};

/** Returns role, rights and access of a user. A role that this version does not know has no rights. */
export function roleOf({
  user_type,
  own_role,
  anonymises,
}: HeldRole): Pick<Actor, "role" | "rights" | "access" | "anonymises"> {
  if (!own_role)
    return {
      role: user_type,
      rights: rightsOf[user_type as Role] ?? [],
      access: wholeCompany,
      anonymises,
    };
  const { rights: given, ...access }: OwnRole = own_role;
  return {
    role: user_type,
    rights: rights.filter((right) => given.includes(right)),
    access: access satisfies Access,
    anonymises,
  };
}

/** Returns role, rights and access of a user for sentences to a reader. */
export function roleFor(reader: Pick<Actor, "rights">, held: HeldRole) {
  const role = roleOf(held);
  return can(reader, "VIEW_JOBS") ? role : { ...role, access: { ...role.access, jobs: null } };
}

/** Reads role, rights and access of a user. */
export async function readHeldRole(
  db: Kysely<Tables>,
  { company_id, user_id }: { company_id: number; user_id: number },
) {
  const held = await db
    .selectFrom("users")
    .where("company_id", "=", company_id)
    .where("id", "=", user_id)
    .select(["user_type", ...ownRoleColumns("users")])
    .executeTakeFirstOrThrow();
  return roleOf(held);
}
