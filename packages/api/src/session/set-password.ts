import { emailKey } from "@ats/core/validation/email";
import type { Kysely } from "kysely";
import type { Services } from "../kernel/services.ts";
import type { Tables } from "../database/tables.ts";
import { queueMail } from "../mail/outbox.ts";
import { revokeTokens } from "./one-time-token.ts";
import { hashPassword } from "./password.ts";

export interface PasswordUser {
  company_id: number;
  id: number;
  email: string;
  first_name: string;
}

/**
 * Hash of a new password for accounts of one email. It reuses the salt of the email's other
 * accounts, so that sign-in takes the same time however many there are. Never inside a transaction.
 */
export async function hashNewPassword(
  services: Pick<Services, "system" | "hashTurn">,
  users: readonly PasswordUser[],
  password: string,
): Promise<string> {
  const other = await services.system
    .selectFrom("users")
    .where("email_key", "in", [...new Set(users.map(({ email }) => emailKey(email)))])
    .where("password_hash", "!=", "")
    .where(
      "id",
      "not in",
      users.map(({ id }) => id),
    )
    .orderBy("id")
    .select("password_hash")
    .executeTakeFirst();
  return hashPassword(services, password, other?.password_hash);
}

/** Completes an invited user's account with the password that they chose. */
export async function register(
  db: Kysely<Tables>,
  { company_id, id }: Pick<PasswordUser, "company_id" | "id">,
  password_hash: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable("users")
    .set({ password_hash, registered_date_time: now })
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .execute();
  await revokeTokens(db, { company_id, user_id: id }, now);
}

/**
 * Sets a user's password in the caller's transaction: revokes other links, clears failed sign-ins
 * and mails the user.
 */
export async function setPassword(
  db: Kysely<Tables>,
  { company_id, id, email, first_name }: PasswordUser,
  password_hash: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable("users")
    .set({ password_hash })
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .execute();
  await revokeTokens(db, { company_id, user_id: id }, now);
  await db
    .deleteFrom("sign_in_attempts")
    .where("email", "=", emailKey(email))
    .where("succeeded", "=", false)
    .execute();
  const text = `Hello ${first_name},

your password was changed just now, and you were logged out wherever you were logged in before.

If this was not you, ask for a new password on the sign-in page at once and tell your administrator.
`;
  await queueMail(db, company_id, { to: email, subject: "Your password was changed", text }, now);
}
