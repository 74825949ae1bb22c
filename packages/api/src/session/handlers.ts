import * as contract from "@ats/core/session/contract";
import { apiTokenHeader } from "@ats/core/session/session";
import { sql } from "kysely";
import { disabledCompany } from "../app/authorise.ts";
import { implement, implementPublic } from "../app/implement.ts";
import { Refusal } from "../app/refusal.ts";
import type { Services } from "../app/services.ts";
import { attemptSignIn } from "./attempts.ts";
import { after, sessionMaxMs } from "./lifetime.ts";
import { redeemOneTimeCode } from "./one-time-code.ts";
import { isPassword } from "./password.ts";
import { hashSecret, newSecret } from "./secret.ts";

/** The account behind email and password, or the one refusal that unknown and wrong share. */
async function account(
  { system }: Services,
  { email, password }: { email: string; password: string },
) {
  const user = await system
    .selectFrom("users as u")
    .innerJoin("companies as c", "c.id", "u.company_id")
    .where(sql`lower(u.email)`, "=", sql`lower(${email})`)
    .select(["u.id", "u.company_id", "u.password_hash", "u.totp_secret"])
    .select(["c.name as company_name", "c.disabled"])
    .executeTakeFirst();
  if (!(await isPassword(password, user?.password_hash)) || !user)
    throw new Refusal(401, "The email or password is not correct. Check both and try again.");
  return user;
}

const validateEmail = implementPublic(contract.validateEmail, async ({ body }) => body);

const validateCredentials = implementPublic(
  contract.validateCredentials,
  async ({ body, services, request }) => {
    const attempt = await attemptSignIn(services, body.email, request.address);
    const user = await account(services, body);
    await attempt.passed("checked");
    return { mfa: user.totp_secret !== null, disabled: user.disabled };
  },
);

/** Always opens a new session: one that the browser already had is never adopted. */
const login = implementPublic(contract.login, async ({ body, services, request }) => {
  const { system, clock } = services;
  const attempt = await attemptSignIn(services, body.email, request.address);
  const user = await account(services, body);
  const { totp_secret } = user;
  if (user.disabled) throw disabledCompany(user.company_name);
  if (totp_secret !== null) {
    if (!body.otp) {
      await attempt.passed("checked");
      throw new Refusal(401, "Enter the six digits that your authenticator app shows.");
    }
    if (!(await redeemOneTimeCode(system, { ...user, totp_secret }, body.otp, clock())))
      throw new Refusal(
        401,
        "The code is not correct or was used already. Wait for the next one and enter it.",
      );
  }
  await attempt.passed("signed in");

  const secret = newSecret();
  const token = newSecret();
  const now = clock();
  await system
    .insertInto("sessions")
    .values({
      company_id: user.company_id,
      user_id: user.id,
      session_hash: hashSecret(secret),
      token_hash: hashSecret(token),
      token_date_time: now,
      created_date_time: now,
      extended_date_time: now,
      expires_date_time: after(now, sessionMaxMs),
    })
    .execute();
  request.writeSession(secret);
  request.answer.set(apiTokenHeader, token);
  return { id: user.id };
});

const logout = implement(contract.logout, async ({ actor, db, services, request, afterCommit }) => {
  await db
    .updateTable("sessions")
    .set({ ended_date_time: services.clock() })
    .where("id", "=", actor.session_id)
    .execute();
  request.writeSession(undefined);
  afterCommit(() =>
    services.live.publish({ company_id: actor.company_id, ended_session_id: actor.session_id }),
  );
  return {};
});

/** Gives out a new token, unless another tab has just done so and this one still has its predecessor. */
const extendSession = implement(
  contract.extendSession,
  async ({ actor, db, services, request }) => {
    const now = services.clock();
    const token = newSecret();
    const tokenHash = hashSecret(token);
    const presented = hashSecret(request.headers.get(apiTokenHeader) ?? "");
    const session = db.updateTable("sessions").where("id", "=", actor.session_id);
    const { numUpdatedRows } = await session
      .set((row) => ({
        extended_date_time: now,
        previous_token_hash: row.ref("token_hash"),
        token_hash: tokenHash,
        token_date_time: now,
      }))
      .where("token_hash", "=", presented)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) request.answer.set(apiTokenHeader, token);
    else await session.set({ extended_date_time: now }).execute();
    return {};
  },
);

export const sessionHandlers = [validateEmail, validateCredentials, login, logout, extendSession];
