import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { queueMail } from "../mail/outbox.ts";
import { revokeTokens } from "./one-time-token.ts";

export interface PasswordUser {
  company_id: number;
  id: number;
  email: string;
  first_name: string;
}

/**
 * Gives a user a new password, in the caller's transaction: other links end, failed sign-ins are
 * forgotten, and the user is told by mail.
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
    .where("email", "=", email.toLowerCase())
    .where("succeeded", "=", false)
    .execute();
  const text = `Hello ${first_name},

your password was changed just now, and you were logged out wherever you were logged in before.

If it was not you, ask for a new password on the sign-in page at once, and tell your administrator.
`;
  await queueMail(db, company_id, { to: email, subject: "Your password was changed", text }, now);
}
