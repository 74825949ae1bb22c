import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { type AccountUser, type EventAuthor, logAccountEvent } from "./account-event.ts";
import { giveRecoveryCodes, removeRecoveryCodes } from "./recovery-codes.ts";

/** Turns multi-factor authentication on, or moves it to another app. Returns the recovery codes. */
export async function turnMfaOn(
  db: Kysely<Tables>,
  user: AccountUser,
  app: { totp_secret: string; totp_last_counter: number },
  by: EventAuthor,
): Promise<string[]> {
  await db
    .updateTable("users")
    .set({ ...app, mfa_date_time: by.now, password_by_mail: false })
    .where("company_id", "=", user.company_id)
    .where("id", "=", user.id)
    .execute();
  await logAccountEvent(db, user, "mfa_enabled", by, {
    subject: "Two-step verification is on",
    text: "from now on, signing in to your account needs a code from your authenticator app as well as your password.",
  });
  return giveRecoveryCodes(db, user);
}

/** Turns multi-factor authentication off and deletes all its codes; does nothing if it is off. */
export async function turnMfaOff(
  db: Kysely<Tables>,
  user: AccountUser,
  by: EventAuthor,
  who: string,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ totp_secret: null, totp_last_counter: null, mfa_date_time: null })
    .where("company_id", "=", user.company_id)
    .where("id", "=", user.id)
    .where("totp_secret", "is not", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await removeRecoveryCodes(db, user);
  await db
    .deleteFrom("mailed_codes")
    .where("company_id", "=", user.company_id)
    .where("user_id", "=", user.id)
    .execute();
  await logAccountEvent(db, user, "mfa_disabled", by, {
    subject: "Two-step verification is off",
    text: `${who} turned off two-step verification for your account. You now sign in with your password alone.`,
  });
}
