import * as contract from "@ats/core/session/mailed-code-contract";
import { implementPublic } from "../kernel/implement.ts";
import { HttpError } from "../kernel/http-error.ts";
import { redeemCode, sendCode } from "./mailed-code.ts";
import { refuseMailedCode } from "./password-by-mail.ts";
import { checkPassword, signIn } from "./credentials.ts";

/** Sends no code to a user whose password alone is enough. */
const sendMailedCode = implementPublic(contract.sendMailedCode, async (call) => {
  const { user, attempt } = await checkPassword(call);
  await attempt.passed("checked");
  if (user.totp_secret === null) return {};
  refuseMailedCode(user);
  await sendCode(call.services, user);
  return {};
});

const verifyMailedCode = implementPublic(contract.verifyMailedCode, async (call) =>
  signIn(call, async (user) => {
    refuseMailedCode(user);
    if (!(await redeemCode(call.services, user, call.body.otp)))
      throw new HttpError(
        401,
        "The code is not correct, was already used or has expired. Check it, or ask for a new one.",
      );
  }),
);

export const mailedCodeHandlers = [sendMailedCode, verifyMailedCode];
