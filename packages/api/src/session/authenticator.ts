import { Secret, TOTP } from "otpauth/dist/otpauth.esm.js";
import { hashSecret } from "../kernel/secret.ts";

/** Name of the account in an authenticator app. */
const issuer = "ATS";
/** Bytes of a secret, as RFC 4226 recommends: 32 letters to type in. */
const secretBytes = 20;

/**
 * Secret of an enrolment, derived from its token so that nothing is stored before it is confirmed.
 */
export const secretOf = (token: string): string =>
  new Secret({
    buffer: hashSecret(`authenticator app ${token}`).slice(0, secretBytes).buffer as ArrayBuffer,
  }).base32;

/** The `otpauth:` address that an app reads from a QR code. */
export const addressOf = (secret: string, email: string): string =>
  new TOTP({ issuer, label: email, secret }).toString();

/** The code that an app with the secret shows. */
export const codeAt = (secret: string, now: Date): string =>
  new TOTP({ secret }).generate({ timestamp: now.getTime() });
