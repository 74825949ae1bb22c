import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";

/**
 * An ALTCHA proof-of-work challenge: find the counter whose derived key has the prefix. The
 * signature prevents easier forgeries.
 */
export const captchaChallengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    /** Expiry in epoch milliseconds. */
    data: z.object({ expires: z.number() }),
  }),
  signature: z.string(),
});
export type CaptchaChallenge = z.output<typeof captchaChallengeSchema>;

export const captchaTaskSchema = z.discriminatedUnion("provider", [
  /** The server asks for no proof. */
  z.object({ provider: z.literal("none") }),
  /** Proof of work computed in the page, without a third party. */
  z.object({ provider: z.literal("altcha"), challenge: captchaChallengeSchema }),
  /** Google reCAPTCHA, version 3. */
  z.object({
    provider: z.literal("google"),
    site_key: z.string(),
    /** Origin of the script: `https://www.google.com` unless configured otherwise. */
    origin: z.string(),
  }),
]);
export type CaptchaTask = z.output<typeof captchaTaskSchema>;

export const getCaptcha = endpoint({
  method: "GET",
  path: "/api/auth/captcha",
  summary: "Returns the captcha task, whose proof goes into the header recaptcha-token",
  access: "public",
  response: captchaTaskSchema,
});

export const captchaContract = { getCaptcha };
