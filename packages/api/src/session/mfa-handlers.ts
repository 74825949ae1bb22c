import * as contract from "@ats/core/session/mfa-contract";
import { recordAudit } from "../audit/record-audit.ts";
import { implementOutside } from "../kernel/implement.ts";
import { notFound, HttpError } from "../kernel/http-error.ts";
import { logAccountEvent } from "./account-event.ts";
import { addressOf, secretOf } from "./authenticator.ts";
import { endSessions, publishEnded } from "./end-sessions.ts";
import { turnMfaOff, turnMfaOn } from "./mfa.ts";
import { needPassword } from "./need-password.ts";
import { stepOfCode } from "./one-time-code.ts";
import { issueToken, redeemToken, revokeTokens } from "./one-time-token.ts";
import { giveRecoveryCodes } from "./recovery-codes.ts";

// Company handlers cannot read sign-in data, so these use the system database.

const getMfa = implementOutside(contract.getMfa, async ({ actor, services: { system } }) => {
  const user = await system
    .selectFrom("users")
    .where("company_id", "=", actor.company_id)
    .where("id", "=", actor.user_id)
    .select(["totp_secret", "mfa_date_time"])
    .select((row) =>
      row
        .selectFrom("recovery_codes as r")
        .whereRef("r.company_id", "=", "users.company_id")
        .whereRef("r.user_id", "=", "users.id")
        .where("r.used_date_time", "is", null)
        .select((code) => code.fn.countAll<number>().as("left"))
        .as("recovery_codes_left"),
    )
    .executeTakeFirstOrThrow();
  return {
    enabled: user.totp_secret !== null,
    enabled_date_time: user.mfa_date_time,
    recovery_codes_left: user.recovery_codes_left ?? 0,
  };
});

const enrolMfa = implementOutside(contract.enrolMfa, async (call) => {
  const { email, ...user } = await needPassword(call, call.body.password);
  const { system, clock } = call.services;
  const holder = { company_id: user.company_id, user_id: user.id };
  const token = await issueToken(system, "authenticator app", holder, clock());
  const secret = secretOf(token);
  return { token, secret, uri: addressOf(secret, email) };
});

/** A wrong code keeps the enrolment, since its secret is in the app by now. */
const enableMfa = implementOutside(
  contract.enableMfa,
  async ({ actor, body, services, request }) => {
    const { system, clock } = services;
    const now = clock();
    const totp_secret = secretOf(body.token);
    const totp_last_counter = stepOfCode(totp_secret, body.otp, now);
    if (totp_last_counter === undefined)
      throw new HttpError(
        400,
        "The code is not correct. Check that your device's clock is right, and enter the code that it shows now.",
      );
    const { ended, ...issued } = await system.transaction().execute(async (db) => {
      const holder = await redeemToken(db, "authenticator app", body.token, now).catch(tooLate);
      if (holder.user_id !== actor.user_id) return tooLate();
      await revokeTokens(db, holder, now, "authenticator app");
      const user = await accountOf(db, actor);
      const by = { actor_id: actor.user_id, address: request.address, now };
      return {
        recovery_codes: await turnMfaOn(db, user, { totp_secret, totp_last_counter }, by),
        // Ends sessions that only proved a password; this one has proved a code.
        ended: await endSessions(db, user, "MFA_ENABLED", now, request),
      };
    });
    await publishEnded(services.live, ended);
    return issued;
  },
);

const tooLate = (error?: unknown): never => {
  if (error && !(error instanceof HttpError)) throw error;
  throw new HttpError(400, "This set-up has expired. Cancel it and start again.");
};

const renewRecoveryCodes = implementOutside(contract.renewRecoveryCodes, async (call) => {
  const user = await needPassword(call, call.body.password);
  if (user.totp_secret === null)
    throw new HttpError(409, "Turn two-step verification on first. You then get recovery codes.");
  const { system, clock } = call.services;
  const by = { actor_id: user.id, address: call.request.address, now: clock() };
  return system.transaction().execute(async (db) => {
    await logAccountEvent(db, user, "recovery_codes_renewed", by, {
      subject: "You have new recovery codes",
      text: "new recovery codes were created for your account. Your earlier codes are no longer valid.",
    });
    return { recovery_codes: await giveRecoveryCodes(db, user) };
  });
});

const disableMfa = implementOutside(contract.disableMfa, async (call) => {
  const user = await needPassword(call, call.body.password);
  const { system, clock } = call.services;
  const by = { actor_id: user.id, address: call.request.address, now: clock() };
  await system.transaction().execute((db) => turnMfaOff(db, user, by, "you"));
  return {};
});

/** Refuses one's own id, which would be a way around the rule for one's own account. */
const disableUserMfa = implementOutside(contract.disableUserMfa, async (call) => {
  const { actor, params, services, request } = call;
  const { first_name, last_name } = await needPassword(call, call.body.password);
  if (params.userId === actor.user_id)
    throw new HttpError(409, "Turn your own two-step verification off in your settings.");
  const by = { actor_id: actor.user_id, address: request.address, now: services.clock() };
  await services.system.transaction().execute(async (db) => {
    const user = await accountOf(db, { ...actor, user_id: params.userId });
    await turnMfaOff(db, user, by, `${first_name} ${last_name}`);
    const subject = { id: user.id, name: `${user.first_name} ${user.last_name}` };
    await recordAudit({ actor, services, db }, { type: "mfa_turned_off", subject });
  });
  return {};
});

async function accountOf(
  db: Parameters<typeof turnMfaOff>[0],
  { company_id, user_id }: { company_id: number; user_id: number },
) {
  const user = await db
    .selectFrom("users")
    .where("company_id", "=", company_id)
    .where("id", "=", user_id)
    .select(["company_id", "id", "email", "first_name", "last_name"])
    .executeTakeFirst();
  if (!user) throw notFound("user");
  return user;
}

export const mfaHandlers = [
  getMfa,
  enrolMfa,
  enableMfa,
  renewRecoveryCodes,
  disableMfa,
  disableUserMfa,
];
