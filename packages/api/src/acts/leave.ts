import { can } from "@ats/core/rights/rights";
import {
  type Duties,
  dutyKindNames,
  type DutyKind,
  dutyKinds,
  mostDutiesNamed,
} from "@ats/core/users/duties";
import type { AccountState } from "@ats/core/users/list-columns";
import * as scim from "@ats/core/provisioning/contract";
import * as contract from "@ats/core/users/leaving-contract";
import { sql } from "kysely";
import type { z } from "zod";
import { recordAudit } from "../audit/record-audit.ts";
import { discardFiles } from "../files/dropped-files.ts";
import { HttpError } from "../kernel/http-error.ts";
import { type Call, implement } from "../kernel/implement.ts";
import { implementScim } from "../provisioning/as-maker.ts";
import { finishReview } from "../roles/finish-review.ts";
import { ownRoleColumns, roleOf } from "../roles/held-role.ts";
import { isOwnUser, stateOf } from "../users/account-state.ts";
import { closeConnections, reactivateUser } from "../users/account-acts.ts";
import type { DutyOf, Leaver, Leaving, Successor } from "../users/duty-participant.ts";
import { lockAdministrators, needOtherAdministrator } from "../users/give-role.ts";
import { needUser } from "../users/need-user.ts";
import { areasWithDuties } from "./participants.ts";

type User = Awaited<ReturnType<typeof needUser>>;

const dutyOf = Object.fromEntries(
  areasWithDuties.flatMap(({ duties = {} }) => Object.entries(duties)),
) as Record<DutyKind, DutyOf>;

type Duty = Duties["items"][number];
interface DutiesOfKind {
  kind: DutyKind;
  items: Duty[];
}

/** Reads a user's open duties of every kind. */
async function readDuties(db: Call["db"], user: Leaver, now: Date): Promise<DutiesOfKind[]> {
  const found: DutiesOfKind[] = [];
  for (const kind of dutyKindNames) {
    const { rows } = await sql<Duty>`${dutyOf[kind].find(user, now)}`.execute(db);
    const items = rows.map(({ id, label, path }) => ({ id, label, path }));
    if (items.length > 0) found.push({ kind, items });
  }
  return found;
}

async function dutiesOf(db: Call["db"], user: Leaver, now: Date): Promise<Duties[]> {
  const found = await readDuties(db, user, now);
  return found.map(({ kind, items }) => ({
    kind,
    count: items.length,
    items: items.slice(0, mostDutiesNamed),
  }));
}

const getDuties = implement(contract.getDuties, async (call) => {
  const user = await needUser(call, call.params.id);
  return { records: await dutiesOf(call.db, user, call.services.clock()) };
});

/** Returns a colleague who may take over these duties of a kind; the refusal names the first. */
async function needSuccessor(
  { db, services }: Call,
  user: User,
  { kind, to, duties }: { kind: DutyKind; to: number; duties: readonly Duty[] },
): Promise<Successor> {
  const colleague = await db
    .selectFrom("users as u")
    .where("u.company_id", "=", user.company_id)
    .where("u.id", "=", to)
    .where(isOwnUser)
    .select(["u.id", "u.first_name", "u.last_name", "u.email", "u.user_type"])
    .select([...ownRoleColumns("u"), stateOf(services.clock()).as("state")])
    // Two people who leave at once do not hand over to each other.
    .forShare()
    .executeTakeFirst();
  const name = colleague && `${colleague.first_name} ${colleague.last_name}`;
  const work = workOf(duties);
  if (!colleague)
    throw new HttpError(
      409,
      `No colleague was found to take over ${work}. Choose one from the list.`,
    );
  if (colleague.id === user.id)
    throw new HttpError(409, `${name} is leaving. Choose a colleague to take over ${work}.`);
  if (colleague.state !== "ACTIVE")
    throw new HttpError(
      409,
      `${name} ${cannotWork[colleague.state]}, so cannot take over ${work}. Choose another colleague.`,
    );
  const { right } = dutyKinds[kind];
  if (right && !can(roleOf(colleague), right))
    throw new HttpError(
      409,
      `${name}'s role does not allow them to take over ${work}. Choose another colleague.`,
    );
  return colleague;
}

const cannotWork: Record<Exclude<AccountState, "ACTIVE">, string> = {
  ASKED: "has not registered yet",
  INVITED: "has not registered yet",
  EXPIRED: "has not registered yet",
  LOCKED: "is locked",
  DEACTIVATED: "has left",
};

/** "“Porter (7)” and 3 more". */
const workOf = ([first, ...others]: readonly Duty[]) =>
  `“${first?.label}”${others.length > 0 ? ` and ${others.length} more` : ""}`;

type Plan = z.output<typeof contract.deactivateUser.body>["plan"][number];

/** Groups duties of a kind by who takes them over; null is for those that end. */
function byReceiver({ to, single }: Plan, items: readonly Duty[]) {
  const own = new Map(single.map((each) => [each.id, each.to]));
  return Map.groupBy(items, ({ id }) => own.get(id) ?? (own.has(id) ? null : to));
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
  const open = await readDuties(db, user, now);
  for (const { kind, items } of open) {
    const planned = body.plan.find((each) => each.kind === kind);
    if (!planned)
      throw new HttpError(
        409,
        `You have not handed over ${workOf(items)}. Reload the page and choose a colleague.`,
      );
    const { reassign, end } = dutyOf[kind];
    for (const [to, duties] of byReceiver(planned, items)) {
      const ids = duties.map(({ id }) => id);
      if (to === null && end) await end(leaving, ids);
      else if (to !== null && reassign)
        await reassign(leaving, await needSuccessor(call, user, { kind, to, duties }), ids);
      else
        throw new HttpError(
          400,
          `${workOf(duties)} ${to === null ? "needs a colleague. Choose one" : "cannot go to a colleague. Choose to end it"}.`,
        );
    }
  }
  await markLeft(db, user, now);
  await finishReview(call);
  const [left] = await dutiesOf(db, user, now);
  if (left)
    throw new HttpError(409, "New work arrived meanwhile. Reload the page and hand it over too.");
  closeConnections(call, user, now);
  const changes = open.map(({ kind, items }) => ({
    field: kind,
    before: items.length,
    after: 0,
  }));
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
  user: User,
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
    await finishReview(call);
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
