import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { oneTimeCode } from "./one-time-code.ts";
import { typedPassword as password } from "../validation/password.ts";

const recoveryCodes = z.object({
  /** Shown once; only hashes are stored. */
  recovery_codes: z.array(z.string()),
});
/** Changing a second factor requires the user's password. */
const withPassword = z.object({ password });

export const getMfa = endpoint({
  method: "GET",
  path: "/api/user/mfa",
  summary: "Returns whether the signed-in user's multi-factor authentication is on",
  refusesPartners: true,
  response: z.object({
    enabled: z.boolean(),
    /** When it was turned on; null when off, or on from the start. */
    enabled_date_time: z.string().nullable(),
    /** Number of unused recovery codes. */
    recovery_codes_left: z.number().int(),
  }),
});

export const enrolMfa = endpoint({
  method: "POST",
  path: "/api/user/settings/mfa/enrol",
  summary: "Issues a secret for an authenticator app; nothing is stored until a code confirms it",
  refusesPartners: true,
  body: withPassword,
  response: z.object({
    /** Identifies this enrolment for 15 minutes. */
    token: z.string(),
    /** Base32, for typing in. */
    secret: z.string(),
    /** `otpauth:` address for the QR code. */
    uri: z.string(),
  }),
});

export const enableMfa = endpoint({
  method: "PUT",
  path: "/api/user/settings/mfa/enable",
  summary: "Turns multi-factor authentication on with a first code, and issues recovery codes",
  refusesPartners: true,
  body: z.object({ token: z.string().max(100), otp: oneTimeCode }),
  response: recoveryCodes,
});

export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/api/user/settings/mfa/recovery-codes",
  summary: "Issues new recovery codes, replacing the old ones",
  refusesPartners: true,
  body: withPassword,
  response: recoveryCodes,
});

export const disableMfa = endpoint({
  method: "PUT",
  path: "/api/user/settings/mfa/disable",
  summary: "Turns the signed-in user's multi-factor authentication off",
  refusesPartners: true,
  body: withPassword,
});

export const disableUserMfa = endpoint({
  method: "PUT",
  path: "/api/user/{userId}/mfa/disable",
  summary:
    "Turns another user's multi-factor authentication off; it is logged and the user is notified",
  access: "disableOthersMfa",
  refusesPartners: true,
  params: z.object({ userId: z.coerce.number().int().positive() }),
  body: withPassword,
});

export const mfaContract = {
  getMfa,
  enrolMfa,
  enableMfa,
  renewRecoveryCodes,
  disableMfa,
  disableUserMfa,
};
