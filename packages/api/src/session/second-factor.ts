import { HttpError } from "../kernel/http-error.ts";
import type { RequestContext } from "../kernel/request-context.ts";
import type { Services } from "../kernel/services.ts";
import { type AccountUser, logAccountEvent } from "./account-event.ts";
import { redeemOneTimeCode } from "./one-time-code.ts";
import { redeemRecoveryCode } from "./recovery-codes.ts";

/** Proof that a user gives in addition to the password. */
export interface SecondFactor {
  otp?: string | undefined;
  recovery_code?: string | undefined;
}

/** Checks a user's second factor. Uses up a recovery code and mails the user about it. */
export async function isSecondFactor(
  { system, clock }: Pick<Services, "system" | "clock">,
  { address }: Pick<RequestContext, "address">,
  user: AccountUser & { totp_secret: string },
  { otp, recovery_code }: SecondFactor,
): Promise<boolean> {
  const now = clock();
  if (recovery_code === undefined)
    return otp !== undefined && redeemOneTimeCode(system, user, otp, now);
  return system.transaction().execute(async (db) => {
    if (!(await redeemRecoveryCode(db, user, recovery_code, now))) return false;
    await logAccountEvent(
      db,
      user,
      "recovery_code_used",
      { actor_id: user.id, address, now },
      {
        subject: "A recovery code was used",
        text: "someone signed in to your account with one of your recovery codes. It is no longer valid.",
      },
    );
    return true;
  });
}

export const wrongFactor = ({ recovery_code }: SecondFactor): HttpError =>
  new HttpError(
    401,
    recovery_code === undefined
      ? "The code is not correct or was already used. Wait for the next one and enter it."
      : "The recovery code is not correct or was already used. Enter another one.",
  );
