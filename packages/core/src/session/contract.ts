import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { email } from "../validation/email.ts";
import { captchaContract } from "./captcha-contract.ts";
import { sessionTimesContract } from "./session-times-contract.ts";
import { credentials } from "./credentials.ts";
import { mailedCodeContract } from "./mailed-code-contract.ts";
import { passwordContract } from "./password-contract.ts";
import { supportContract } from "./support-contract.ts";
import { switchingContract } from "./switching-contract.ts";
import { mfaContract } from "./mfa-contract.ts";
import { organisationContract } from "./organisation-contract.ts";
import { oneTimeCode } from "./one-time-code.ts";
import { recoveryCode } from "./recovery-code.ts";
import { sessionsContract } from "./sessions-contract.ts";

/** Gives the same answer for known and unknown addresses. */
export const validateEmail = endpoint({
  method: "PUT",
  readsOnly: true,
  path: "/api/auth/validate/email",
  summary: "Checks the format of an email address before asking for the password",
  access: "public",
  limit: "sign in",
  body: z.object({ email }),
  response: z.object({ email: z.string() }),
});

export const validateCredentials = endpoint({
  method: "PUT",
  readsOnly: true,
  path: "/api/auth/validate/credentials",
  summary: "Checks email and password; says whether a company must be chosen or a code is needed",
  access: "public",
  limit: "sign in",
  captcha: true,
  body: credentials,
  response: z.object({
    /**
     * True when the email has several accounts and none was chosen; the other fields are then
     * absent.
     */
    has_multiple_profiles: z.boolean(),
    mfa: z.boolean(),
    disabled: z.boolean(),
  }),
});

export const login = endpoint({
  method: "POST",
  path: "/api/auth/loginv2",
  summary: "Opens a session: API token in the answer's header, session in an HttpOnly cookie",
  access: "public",
  limit: "sign in",
  captcha: true,
  body: credentials.extend({
    /** For users with multi-factor authentication: a code from the app, or a recovery code. */
    otp: oneTimeCode.optional(),
    recovery_code: recoveryCode.optional(),
  }),
  response: z.object({ id: z.number().int() }),
});

export const sessionContract = {
  validateEmail,
  validateCredentials,
  login,
  ...captchaContract,
  ...sessionTimesContract,
  ...passwordContract,
  ...switchingContract,
  ...mailedCodeContract,
  ...mfaContract,
  ...organisationContract,
  ...sessionsContract,
  ...supportContract,
};
