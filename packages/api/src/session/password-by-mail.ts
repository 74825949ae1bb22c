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

/** Notes that a password was chosen by a mailed link: it proves no more than a mail does. */
export const notePasswordByMail = note(true);

/** Once the app or a recovery code has passed: it was the user. */
export const forgetPasswordByMail = note(false);

/** Refuses a code by mail beside a password by mail: who reads the mail would have both factors. */
export function needAnotherWay({ password_by_mail }: { password_by_mail: boolean }): void {
  if (password_by_mail)
    throw new HttpError(
      403,
      "Your password was reset by mail, so a code by mail would prove nothing more. Enter the code of your app or a recovery code. Without both, ask your administrator to turn two-step verification off.",
    );
}
