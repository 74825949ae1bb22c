import { type Role, roles, type Scope } from "@ats/core/rights/rights";
import * as contract from "@ats/core/roles/contract";
import { mostRoles, type RoleInput, type RoleRecord } from "@ats/core/roles/role";
import { followRoleInChains } from "../approvals/follow-role.ts";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { HttpError, notFound, stale } from "../kernel/http-error.ts";
import { type Call, implement } from "../kernel/implement.ts";
import { previewRole } from "./effect.ts";
import { lockAdministrators, needRoleToGive } from "../users/give-role.ts";
import { needAdministrator, needOwnRights } from "./need-own-rights.ts";
import { renameInSettings } from "./rename-in-settings.ts";
import { readRoles } from "./read-roles.ts";
import { viewHandlers } from "./view.ts";
import { reviewHandlers } from "./review-handlers.ts";

const listRoles = implement(contract.listRoles, async ({ actor, db }) => ({
  records: await readRoles(db, actor.company_id),
}));

const pick = ({ name, rights, scope, hidden_groups }: RoleInput): RoleInput => ({
  name,
  rights,
  scope,
  hidden_groups,
});

/** Refuses a name that another role has, built-in ones included. */
async function needFreeName({ actor, db }: Call, name: string, id?: number): Promise<void> {
  const others = (await readRoles(db, actor.company_id)).filter((each) => each.id !== id);
  const taken = [...others.map((each) => each.name), ...(roles satisfies readonly Role[])];
  if (taken.some((each) => each.toLowerCase() === name.toLowerCase()))
    throw new HttpError(409, "There is a role with this name already. Choose another name.");
}

async function ownRole({ actor, db }: Call, id: number) {
  const role = (await readRoles(db, actor.company_id)).find((each) => each.id === id);
  if (!role) throw notFound("role");
  return role;
}

const addRole = implement(contract.addRole, async (call) => {
  const { actor, body, db, services } = call;
  await lockAdministrators(db, actor.company_id);
  needOwnRights(actor, body);
  await needFreeName(call as Call, body.name);
  if ((await readRoles(db, actor.company_id)).length >= mostRoles)
    throw new HttpError(409, `There are ${mostRoles} roles. Remove one that nobody has first.`);
  const { id } = await db
    .insertInto("roles")
    .values({
      ...body,
      company_id: actor.company_id,
      created_by: actor.user_id,
      created_date_time: services.clock(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const added = await ownRole(call as Call, id);
  const changes = changesBetween(null, body);
  await recordAudit(call, { type: "role_added", subject: added, changes });
  return added;
});

/**
 * The new name reaches the users who have the role with the reference to it. What was chosen for
 * them in the old scope ends with it: a department is no brand of the same name.
 */
const changeRole = implement(contract.changeRole, async (call) => {
  const { actor, body, db, params, version } = call;
  await lockAdministrators(db, actor.company_id);
  const before = await ownRole(call as Call, params.id);
  if (before.version !== version) throw stale("This role was");
  needOwnRights(actor, body, before.rights);
  await needFreeName(call as Call, body.name, params.id);
  await db
    .updateTable("roles")
    .set((row) => ({ ...body, version: row("version", "+", 1) }))
    .where("company_id", "=", actor.company_id)
    .where("id", "=", params.id)
    .execute();
  if (body.scope !== before.scope)
    await db
      .updateTable("users")
      .set({ scope_values: [] })
      .where("company_id", "=", actor.company_id)
      .where("role_id", "=", params.id)
      .execute();
  await needAdministrator(db, actor.company_id);
  await renameInSettings(call, before.name, body.name);
  await followRoleInChains(db, before.name, body.name);
  const changed = await ownRole(call as Call, params.id);
  await recordAudit(call, {
    type: "role_changed",
    subject: changed,
    changes: changesBetween(pick(before), body),
  });
  return changed;
});

/** Scopes whose departments, brands or jobs are chosen for each person. */
const isListed = (scope: Scope): boolean => !["company", "own_jobs"].includes(scope);

const removeRole = implement(contract.removeRole, async (call) => {
  const { actor, db, params, query, version } = call;
  await lockAdministrators(db, actor.company_id);
  const role = await ownRole(call as Call, params.id);
  if (role.version !== version) throw stale("This role was");
  if (query.move_to !== undefined) {
    const to = await needRoleToGive(call, query.move_to);
    const { scope } = (await readRoles(db, actor.company_id)).find(
      ({ name }) => name === query.move_to,
    ) as RoleRecord;
    if (isListed(scope) && scope !== role.scope)
      throw new HttpError(
        409,
        `${query.move_to} covers departments, brands or jobs that you choose for each person. Change their roles one by one in Users.`,
      );
    await db
      .updateTable("users")
      .set({
        user_type: to.user_type,
        role_id: to.role_id,
        ...(scope !== role.scope && { scope_values: [] }),
      })
      .where("company_id", "=", actor.company_id)
      .where("role_id", "=", params.id)
      .execute();
    await needAdministrator(db, actor.company_id);
  } else if (role.users > 0)
    throw new HttpError(
      409,
      `${role.users === 1 ? "One person has" : `${role.users} people have`} this role. Move them to another role first.`,
    );
  await renameInSettings(call, role.name, query.move_to);
  await followRoleInChains(db, role.name, query.move_to);
  await db
    .deleteFrom("roles")
    .where("company_id", "=", actor.company_id)
    .where("id", "=", params.id)
    .execute();
  const moved = query.move_to === undefined ? null : { people_moved_to: query.move_to };
  const changes = [...changesBetween(pick(role), null), ...changesBetween(null, moved)];
  await recordAudit(call, { type: "role_removed", subject: role, changes });
  return {};
});

export const roleHandlers = [
  listRoles,
  addRole,
  changeRole,
  removeRole,
  previewRole,
  ...viewHandlers,
  ...reviewHandlers,
];
