import { fieldGroupWords } from "@ats/core/rights/decide";
import { type Actor, can, type FieldGroup, type Right } from "@ats/core/rights/rights";
import { administratorRights } from "@ats/core/roles/role";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { HttpError } from "../kernel/http-error.ts";
import { hasRight } from "./has-right.ts";

interface GivenRole {
  rights: readonly Right[];
  hidden_groups: readonly FieldGroup[];
}

/** Refuses to give more than the author has: a right, or fields that are hidden from them. */
export function needOwnRights(
  actor: Pick<Actor, "rights" | "access">,
  { rights, hidden_groups }: GivenRole,
  before: readonly Right[] = [],
): void {
  if (!rights.every((right) => can(actor, right) || before.includes(right)))
    throw new HttpError(
      403,
      "You can give only rights that you have yourself. Leave the others out, or ask a colleague who has them.",
    );
  const shown = actor.access.hidden.find((group) => !hidden_groups.includes(group));
  if (shown)
    throw new HttpError(
      403,
      `Your role hides ${fieldGroupWords[shown]}, so a role that you give must hide them too.`,
    );
}

/** Refuses a change after which nobody of the company could manage its users and roles. */
export async function needAdministrator(db: CompanyDb, company_id: number): Promise<void> {
  const every = administratorRights.map((right) => hasRight("u", right));
  const { rows } = await sql`select from users u
    where u.company_id = ${company_id} and u.home_user_id is null and u.is_active
      and ${sql.join(every, sql` and `)}
      and not exists (select from roles r where r.company_id = u.company_id and r.id = u.role_id
        and r.scope <> 'company')
    limit 1`.execute(db);
  if (rows.length === 0)
    throw new HttpError(
      409,
      "Nobody could manage users and roles any more. Give another user an administrator’s role first.",
    );
}
