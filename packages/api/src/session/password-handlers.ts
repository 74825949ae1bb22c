import * as contract from "@ats/core/session/password-contract";
import { emailKey } from "@ats/core/validation/email";
import { implementOutside, implementPublic } from "../kernel/implement.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";
import { attemptSignIn } from "./sign-in-limits.ts";
import { identityOf } from "./built-in-identity.ts";
import { endSessions, publishEnded } from "./end-sessions.ts";
import { findToken, invalidToken, isEndedInvitation, redeemToken } from "./one-time-token.ts";
import { inHashTurn, isPassword } from "./password.ts";
import { passwordProblem } from "./password-problem.ts";
import { requestPassword } from "./password-requests.ts";
import { notePasswordByMail } from "./password-by-mail.ts";
import { hashNewPassword, register, setPassword } from "./set-password.ts";

const forgotPassword = implementPublic(
  contract.forgotPassword,
  async ({ body, services, request }) => {
    await requestPassword(services, body.email, request.address);
    return {};
  },
);

const resetPasswordLink = implementPublic(contract.resetPasswordLink, async ({ body, services }) =>
  holderOf(services, body.token),
);

const resetPassword = implementPublic(contract.resetPassword, async ({ body, services }) => {
  const { system, clock, live } = services;
  const { is_invitation, ...holder } = await holderOf(services, body.token);
  const name = `${holder.first_name} ${holder.last_name}`;
  const problem = await passwordProblem(body.password, { ...holder, name });
  if (problem) throw new HttpError(400, problem);
  // A link is used up before its one hash, and not while no hash can be had.
  const hash = await inHashTurn(services, async (held) => {
    const purpose = is_invitation ? "invitation" : "reset password";
    await redeemToken(system, purpose, body.token, clock());
    return hashNewPassword(held, [holder], body.password);
  });
  const ended = await system.transaction().execute(async (db) => {
    if (is_invitation) await register(db, holder, hash, clock());
    else await setPassword(db, holder, hash, clock());
    await notePasswordByMail(db, holder);
    return endSessions(db, holder, "PASSWORD_CHANGED", clock());
  });
  await publishEnded(live, ended);
  if (is_invitation)
    await live.publish({ company_id: holder.company_id, changed_user_ids: [holder.id] });
  return {};
});

/** The user who may choose a password by a link of either kind. The link stays valid. */
async function holderOf({ system, clock }: Services, token: string) {
  const now = clock();
  const invited = await findToken(system, "invitation", token, now).catch(() => undefined);
  const { company_id, user_id, meta } =
    invited ??
    (await findToken(system, "reset password", token, now).catch(async (error: unknown) => {
      if (await isEndedInvitation(system, token)) throw endedInvitation();
      throw error;
    }));
  const user = await system
    .selectFrom("users as u")
    .innerJoin("companies as c", "c.id", "u.company_id")
    .where("u.company_id", "=", company_id)
    .where("u.id", "=", user_id)
    .select([
      "u.company_id",
      "u.id",
      "u.email",
      "u.first_name",
      "u.last_name",
      "c.name as company_name",
    ])
    .select(["u.registered_date_time", "u.invited_date_time", "u.deactivated_date_time"])
    .executeTakeFirstOrThrow();
  const { registered_date_time, invited_date_time, deactivated_date_time, ...holder } = user;
  const isOpen = invited
    ? // A newer invitation ends the link of this one.
      !registered_date_time && invited_date_time?.toISOString() === meta.invited_date_time
    : registered_date_time;
  if (!isOpen || deactivated_date_time)
    throw invited && !registered_date_time ? endedInvitation() : invalidToken();
  return { ...holder, is_invitation: Boolean(invited) };
}

/** Only who was invited can have a new link sent, and not by themselves. */
const endedInvitation = () =>
  new HttpError(
    409,
    "This invitation has expired or was replaced by a newer one. Use the newest email, or ask the person who invited you to send it again.",
  );

const changePassword = implementPublic(
  contract.changePassword,
  async ({ body, services, request }) => {
    await identityOf(services).changePassword(body, request);
    return {};
  },
);

const validatePassword = implementOutside(
  contract.validatePassword,
  async ({ actor, body, services, request }) => ({
    valid: await isOwnPassword(services, actor, body.password, request.address),
  }),
);

/**
 * Checks the signed-in user's password. A wrong one counts as a failed sign-in. Never inside a
 * transaction.
 */
export async function isOwnPassword(
  services: Services,
  { company_id, user_id }: { company_id: number; user_id: number },
  password: string,
  from: string,
): Promise<boolean> {
  const { email, password_hash } = await services.system
    .selectFrom("users")
    .where("company_id", "=", company_id)
    .where("id", "=", user_id)
    .select(["email", "password_hash"])
    .executeTakeFirstOrThrow();
  const attempt = await attemptSignIn(services, emailKey(email), from);
  const valid = await attempt.check(() => isPassword(services, password, password_hash));
  if (valid) await attempt.passed("checked");
  return valid;
}

export const passwordHandlers = [
  forgotPassword,
  resetPasswordLink,
  resetPassword,
  changePassword,
  validatePassword,
];
