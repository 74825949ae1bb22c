import { can } from "@ats/core/rights/rights";
import {
  type Duties,
  dutyKindNames,
  type DutyKind,
  dutyKinds,
  mostDutiesNamed,
} from "@ats/core/users/duties";
import * as scim from "@ats/core/provisioning/contract";
import * as contract from "@ats/core/users/leaving-contract";
import { sql } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import { discardFiles } from "../files/dropped-files.ts";
import { HttpError } from "../kernel/http-error.ts";
import { type Call, implement } from "../kernel/implement.ts";
import { implementScim } from "../provisioning/as-maker.ts";
import { ownRoleColumn, roleOf } from "../roles/held-role.ts";
import { closeConnections, reactivateUser } from "../users/account-acts.ts";
import type { DutyOf, Leaver, Leaving, Successor } from "../users/duty-participant.ts";
import { lockAdministrators, needOtherAdministrator } from "../users/give-role.ts";
import { needUser } from "../users/need-user.ts";
import { areasWithDuties } from "./participants.ts";

const dutyOf = Object.fromEntries(
  areasWithDuties.flatMap(({ duties = {} }) => Object.entries(duties)),
) as Record<DutyKind, DutyOf>;

/** Reads a user's open duties of every kind. */
async function dutiesOf(db: Call["db"], user: Leaver, now: Date): Promise<Duties[]> {
  const found: Duties[] = [];
  for (const kind of dutyKindNames) {
    const { rows } = await sql<Duties["items"][number] & { count: number }>`
      select d.*, count(*) over ()::int as count from (${dutyOf[kind].find(user, now)}) d
      limit ${mostDutiesNamed}`.execute(db);
    const items = rows.map(({ id, label, path }) => ({ id, label, path }));
    if (rows[0]) found.push({ kind, count: rows[0].count, items });
  }
  return found;
}

const getDuties = implement(contract.getDuties, async (call) => {
  const user = await needUser(call, call.params.id);
  return { records: await dutiesOf(call.db, user, call.services.clock()) };
});

/** A colleague who may take over duties of a kind. */
async function needSuccessor(
  { db }: Call,
  user: Leaver,
  { kind, to }: { kind: DutyKind; to: number },
): Promise<Successor> {
  const colleague = await db
    .selectFrom("users")
    .where("company_id", "=", user.company_id)
    .where("id", "=", to)
    .where("id", "<>", user.id)
    .where("is_active", "=", true)
    .where("home_user_id", "is", null)
    .select(["id", "first_name", "last_name", "email", "user_type", ownRoleColumn("users")])
    // Two people who leave at once do not hand over to each other.
    .forShare()
    .executeTakeFirst();
  if (!colleague) throw new HttpError(409, "Choose a colleague who works here and can sign in.");
  const { right } = dutyKinds[kind];
  if (right && !can(roleOf(colleague), right))
    throw new HttpError(
      409,
      `${colleague.first_name} ${colleague.last_name}'s role does not allow this work. Choose another colleague.`,
    );
  return colleague;
}

/** Deactivates an account; a lock ends with it. */
const markLeft = (
  db: Call["db"],
  { company_id, id }: Pick<Leaver, "company_id" | "id">,
  now: Date,
) =>
  db
    .updateTable("users")
    .set({ deactivated_date_time: now, locked_date_time: null })
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .execute();

/** Hands every open duty over or ends it; refuses if one is left. All of it happens, or nothing. */
const deactivateUser = implement(contract.deactivateUser, async (call) => {
  const { actor, body, db, params, services, afterCommit } = call;
  await lockAdministrators(db, actor.company_id);
  const user = await needUser(call, params.id);
  if (user.id === actor.user_id)
    throw new HttpError(409, "You cannot deactivate yourself. Ask another administrator.");
  if (user.deactivated_date_time) return {};
  await needOtherAdministrator(db, user);
  const now = services.clock();
  const leaving: Leaving = { actor, db, services, afterCommit, user, now };
  const open = await dutiesOf(db, user, now);
  for (const { kind, count } of open) {
    const planned = body.plan.find((each) => each.kind === kind);
    if (!planned)
      throw new HttpError(
        409,
        `${user.subject.name} still has ${count} open ${count === 1 ? "duty" : "duties"} that you have not handed over. Reload the page.`,
      );
    const { reassign, end } = dutyOf[kind];
    if (planned.to === null && end) await end(leaving);
    else if (planned.to !== null && reassign)
      await reassign(leaving, await needSuccessor(call, user, { kind, to: planned.to }));
    else throw new HttpError(400, "This work cannot end like that. Choose a colleague.");
  }
  await markLeft(db, user, now);
  const [left] = await dutiesOf(db, user, now);
  if (left)
    throw new HttpError(409, "New work arrived meanwhile. Reload the page and hand it over too.");
  closeConnections(call, user, now);
  const changes = open.map(({ kind, count }) => ({ field: kind, before: count, after: 0 }));
  await recordAudit(call, { type: "user_deactivated", subject: user.subject, changes });
  return {};
});

const reactivate = implement(contract.reactivateUser, async (call) => {
  const user = await needUser(call, call.params.id);
  if (user.deactivated_date_time) await reactivateUser(call, user);
  return {};
});

const problemOf = (user: { deactivated_date_time: Date | null }, duties: readonly Duties[]) => {
  if (!user.deactivated_date_time)
    return "Deactivate this user first. You then hand over their work.";
  return duties.length > 0
    ? "This user still has open work. Reactivate them, and hand it over as you deactivate them."
    : null;
};

const checkDeleteUser = implement(contract.checkDeleteUser, async (call) => {
  const user = await needUser(call, call.params.id);
  const duties = await dutiesOf(call.db, user, call.services.clock());
  const problem = problemOf(user, duties);
  return { may_delete: problem === null, problem, duties };
});

/** The row stays with the name alone, for what the user did. */
const deleteUser = implement(contract.deleteUser, async (call) => {
  const user = await needUser(call, call.params.id);
  const problem = problemOf(user, await dutiesOf(call.db, user, call.services.clock()));
  if (problem) throw new HttpError(409, problem);
  await forgetUser(call, user);
  return {};
});

async function forgetUser(
  call: Pick<Call, "actor" | "db" | "services" | "afterCommit">,
  user: Awaited<ReturnType<typeof needUser>>,
): Promise<void> {
  const { actor, db, services, afterCommit } = call;
  const now = services.clock();
  const { photo_key } = await db
    .selectFrom("users")
    .where("id", "=", user.id)
    .select("photo_key")
    .executeTakeFirstOrThrow();
  for (const { forget } of areasWithDuties)
    await forget?.({ actor, db, services, afterCommit, user, now });
  await sql`select delete_account(${user.id}, ${now})`.execute(db);
  await discardFiles(call, db, actor.company_id, photo_key ? [photo_key] : []);
  await recordAudit(call, { type: "user_deleted", subject: user.subject });
}

/** An identity provider deletes who has no open work, and nobody else. */
const removeScimUser = implementScim(scim.removeScimUser, async (call) => {
  const { actor, db, params, services } = call;
  await lockAdministrators(db, actor.company_id);
  const user = await needUser(call, params.id);
  const now = services.clock();
  if (user.id === actor.user_id || (await dutiesOf(db, user, now)).length > 0)
    throw new HttpError(
      409,
      `${user.subject.name} still has open work here. Hand it over in Users, then delete.`,
    );
  if (!user.deactivated_date_time) {
    await needOtherAdministrator(db, user);
    await markLeft(db, user, now);
    closeConnections(call, user, now);
  }
  await forgetUser(call, user);
  return {};
});

export const leavingHandlers = [
  getDuties,
  deactivateUser,
  reactivate,
  checkDeleteUser,
  deleteUser,
  removeScimUser,
];
