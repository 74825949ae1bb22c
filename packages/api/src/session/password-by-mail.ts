import type { Kysely } from "kysely";
import { HttpError } from "../kernel/http-error.ts";
import type { Tables } from "../database/tables.ts";

interface Owner {
  company_id: number;
  id: number;
}

const note =
  (password_by_mail: boolean) =>
  (db: Kysely<Tables>, { company_id, id }: Owner) =>
    db
      .updateTable("users")
      .set({ password_by_mail })
      .where("company_id", "=", company_id)
      .where("id", "=", id)
      .execute();

/**
 * Notes that the password was set by a mailed link, so it proves no more than access to the
 * mailbox.
 */
export const notePasswordByMail = note(true);

/** Call it once an authenticator or recovery code has confirmed the user. */
export const forgetPasswordByMail = note(false);

/** Refuses a mailed code after a password set by mail: the mailbox would be both factors. */
export function refuseMailedCode({ password_by_mail }: { password_by_mail: boolean }): void {
  if (password_by_mail)
    throw new HttpError(
      403,
      "Your password was reset by email, so a code by email is not enough. Enter a code from your app or a recovery code. If you have neither, ask your administrator to turn two-step verification off.",
    );
}
