import { type AccountAct, actOnUsers } from "@ats/core/users/account-contract";
import { sql } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import { HttpError } from "../kernel/http-error.ts";
import { type Call, implement } from "../kernel/implement.ts";
import { endSessions, publishEnded } from "../session/end-sessions.ts";
import { sendPasswordLink } from "../session/password-requests.ts";
import { type ActedOn, actOnEach } from "./act-on-each.ts";
import { needOtherAdministrator } from "./give-role.ts";
import { resendInvitation } from "./invite.ts";

type Acting = Pick<Call, "actor" | "db" | "services" | "afterCommit">;

const act = implement(actOnUsers, async (call) => {
  const { act: name, ids } = call.body;
  return { results: await actOnEach(call, ids, (user) => accountActs[name](call, user)) };
});

export const accountActs: Record<AccountAct, (call: Acting, user: ActedOn) => Promise<unknown>> = {
  async LOCK(call, user) {
    if (user.id === call.actor.user_id)
      throw new HttpError(409, "You cannot lock your own account.");
    if (user.deactivated_date_time) throw new HttpError(409, "This user is deactivated.");
    if (!user.registered_date_time)
      throw new HttpError(409, "This user has not registered, so there is nothing to lock.");
    if (!user.locked_date_time) await lockUser(call, user);
  },

  async UNLOCK(call, user) {
    if (user.locked_date_time) await unlockUser(call, user);
  },

  async SIGN_OUT(call, user) {
    const { system, clock, live } = call.services;
    await recordAudit(call, { type: "user_signed_out", subject: user.subject });
    call.afterCommit(async () =>
      publishEnded(live, await endSessions(system, user, "ADMINISTRATOR", clock())),
    );
  },

  async SEND_PASSWORD_LINK(call, user) {
    const { actor, db, services } = call;
    if (!user.registered_date_time)
      throw new HttpError(409, "This user has not registered. Send the invitation again instead.");
    if (user.deactivated_date_time) throw new HttpError(409, "This user is deactivated.");
    const { rows } = await sql<{ company_name: string; by: string }>`
      select c.name as company_name, u.first_name || ' ' || u.last_name as by
      from companies c left join users u on u.company_id = c.id and u.id = ${actor.user_id}
      where c.id = ${actor.company_id}`.execute(db);
    const { company_name = "", by = "" } = rows[0] ?? {};
    await sendPasswordLink(db, { ...user, company_name }, by, services);
    await recordAudit(call, { type: "user_password_link_sent", subject: user.subject });
  },

  RESEND: (call, user) => resendInvitation(call, user.id),
};

/** Locks an account, and ends its sessions and links. */
export async function lockUser(call: Acting, user: ActedOn): Promise<void> {
  await needOtherAdministrator(call.db, user);
  const now = call.services.clock();
  await set(call, user, { locked_date_time: now });
  closeConnections(call, user, now);
  await recordAudit(call, { type: "user_locked", subject: user.subject });
}

export async function unlockUser(call: Acting, user: ActedOn): Promise<void> {
  await set(call, user, { locked_date_time: null });
  await recordAudit(call, { type: "user_unlocked", subject: user.subject });
}

/** Lets a user who had left come back, without the work that was handed over. */
export async function reactivateUser(call: Acting, user: ActedOn): Promise<void> {
  await set(call, user, { deactivated_date_time: null });
  await recordAudit(call, { type: "user_reactivated", subject: user.subject });
}

const set = (
  { db }: Acting,
  { company_id, id }: ActedOn,
  change: { locked_date_time: Date | null } | { deactivated_date_time: Date | null },
) =>
  db
    .updateTable("users")
    .set(change)
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .execute();

/** Closes the live connections of sessions that ended with the account. */
export function closeConnections(
  { services: { system, live }, afterCommit }: Pick<Acting, "services" | "afterCommit">,
  { id }: { id: number },
  at: Date,
): void {
  afterCommit(async () => {
    const ended = await system
      .selectFrom("sessions")
      .where(sql<boolean>`accounts @> ${JSON.stringify([id])}::jsonb`)
      .where("ended_date_time", "=", at)
      .where("ended_by", "=", "ADMINISTRATOR")
      .select(["company_id", "id"])
      .execute();
    await publishEnded(live, ended);
  });
}

export const accountHandlers = [act];
