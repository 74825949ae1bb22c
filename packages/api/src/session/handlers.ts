import * as contract from "@ats/core/session/contract";
import * as life from "@ats/core/session/session-times-contract";
import { apiTokenHeader } from "@ats/core/session/session";
import { emailKey } from "@ats/core/validation/email";
import { implement, implementOutside, implementPublic } from "../kernel/implement.ts";
import type { RequestContext } from "../kernel/request-context.ts";
import { HttpError } from "../kernel/http-error.ts";
import { type CompanyDb, inCompany } from "../database/database.ts";
import { identityOf } from "./built-in-identity.ts";
import { captchaHandlers } from "./captcha.ts";
import { chooseAccount, verifyPassword } from "./accounts.ts";
import { attemptSignIn } from "./sign-in-limits.ts";
import { tabsApartMs } from "./session-times.ts";
import { mailedCodeHandlers } from "./mailed-code-handlers.ts";
import { mfaHandlers } from "./mfa-handlers.ts";
import { organisationHandlers } from "./organisation-handlers.ts";
import { forgetPasswordByMail } from "./password-by-mail.ts";
import { passwordHandlers } from "./password-handlers.ts";
import { isSecondFactor, wrongFactor } from "./second-factor.ts";
import { hashSecret, newSecret } from "../kernel/secret.ts";
import { signIn } from "./credentials.ts";
import { recordSupportLeft } from "./record-support-left.ts";
import { supportLogHandlers } from "./support-log.ts";
import { supportHandlers } from "./support-handlers.ts";
import { isSupportSession } from "./support-record.ts";
import { switchingHandlers } from "./switching-handlers.ts";
import { sessionListHandlers } from "./session-list.ts";
import { before } from "../kernel/time.ts";

const validateEmail = implementPublic(contract.validateEmail, async ({ body }) => body);

const validateCredentials = implementPublic(
  contract.validateCredentials,
  async ({ body, services, request }) => {
    const account = emailKey(body.email);
    const attempt = await attemptSignIn(services, account, request.address);
    const accounts = await attempt.check(() => verifyPassword(services, { ...body, account }));
    await attempt.passed("checked");
    if (body.company === undefined && accounts.length > 1)
      return { has_multiple_profiles: true, mfa: false, disabled: false };
    const { totp_secret, disabled } = chooseAccount(accounts, body.company);
    return { has_multiple_profiles: false, mfa: totp_secret !== null, disabled };
  },
);

/** With multi-factor authentication the password alone is not enough. */
const login = implementPublic(contract.login, async (call) =>
  signIn(call, async ({ totp_secret, ...user }, attempt) => {
    const { body, services, request } = call;
    if (totp_secret === null) return;
    if (!body.otp && !body.recovery_code) {
      await attempt.passed("checked");
      throw new HttpError(401, "Enter the six digits that your authenticator app shows.");
    }
    if (!(await isSecondFactor(services, request, { ...user, totp_secret }, body)))
      throw wrongFactor(body);
    if (user.password_by_mail) await forgetPasswordByMail(services.system, user);
  }),
);

const logout = implement(life.logout, async ({ actor, db, services, request, afterCommit }) => {
  await db
    .updateTable("sessions")
    .set({ ended_date_time: services.clock(), ended_by: "SIGNED_OUT" })
    .where("id", "=", actor.session_id)
    .execute();
  if (await isSupportSession(db, actor.session_id)) await recordSupportLeft(db, services, actor);
  request.writeSession(undefined);
  afterCommit(() =>
    services.live.publish({ company_id: actor.company_id, ended_session_id: actor.session_id }),
  );
  afterCommit(() => identityOf(services).signOut(actor.session_id));
  return {};
});

/** Extends the session if the identity provider still accepts it. */
const extendSession = implementOutside(life.extendSession, async ({ actor, services, request }) => {
  const identity = identityOf(services);
  if (!(await identity.checkSession(actor.session_id)))
    throw new HttpError(401, "Your session has ended. Sign in again.");
  await identity.refresh(actor.session_id);
  const now = services.clock();
  return inCompany(services.system, actor.company_id, async (db) => {
    await db
      .updateTable("sessions")
      .set({ extended_date_time: now })
      .where("id", "=", actor.session_id)
      .execute();
    return renewToken(db, { session_id: actor.session_id, now, request });
  });
});

const getApiToken = implement(life.getApiToken, async ({ actor, db, services, request }) =>
  renewToken(db, { session_id: actor.session_id, now: services.clock(), request }),
);

/** Issues a new token, unless another tab has just done so. */
async function renewToken(
  db: CompanyDb,
  { session_id, now, request }: { session_id: string; now: Date; request: RequestContext },
) {
  const token = newSecret();
  const presented = hashSecret(request.headers.get(apiTokenHeader) ?? "");
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({
      previous_token_hash: presented,
      token_hash: hashSecret(token),
      token_date_time: now,
    })
    .where("id", "=", session_id)
    // The token of a session with a key stays: it is worth nothing without the key.
    .where("key_thumbprint", "is", null)
    .where((row) =>
      // The previous token is still used later when the answer with its successor was lost.
      row.or([
        row("token_hash", "=", presented),
        row("token_date_time", "<", before(now, tabsApartMs)),
      ]),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 1n) request.answer.set(apiTokenHeader, token);
  return {};
}

export const sessionHandlers = [
  validateEmail,
  validateCredentials,
  login,
  logout,
  extendSession,
  getApiToken,
  ...captchaHandlers,
  ...passwordHandlers,
  ...switchingHandlers,
  ...mailedCodeHandlers,
  ...mfaHandlers,
  ...organisationHandlers,
  ...sessionListHandlers,
  ...supportHandlers,
  ...supportLogHandlers,
];
