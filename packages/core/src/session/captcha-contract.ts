import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";

/** A riddle of ALTCHA: which counter derives a key that begins so. Signed, so that nobody makes an easier one. */
export const captchaChallengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    /** When it ends, epoch milliseconds. */
    data: z.object({ expires: z.number() }),
  }),
  signature: z.string(),
});
export type CaptchaChallenge = z.output<typeof captchaChallengeSchema>;

/** How a page proves that no robot calls. */
export const captchaTaskSchema = z.discriminatedUnion("provider", [
  /** Not at all: the server does not ask. */
  z.object({ provider: z.literal("none") }),
  /** By work, done here: nobody else learns of the visit. */
  z.object({ provider: z.literal("altcha"), challenge: captchaChallengeSchema }),
  /** By Google's reCAPTCHA, version 3. */
  z.object({
    provider: z.literal("google"),
    site_key: z.string(),
    /** Where its script is, and who answers for it: `https://www.google.com`, unless the server says another. */
    origin: z.string(),
  }),
]);
export type CaptchaTask = z.output<typeof captchaTaskSchema>;

export const getCaptcha = endpoint({
  method: "GET",
  path: "/api/auth/captcha",
  summary: "How to prove that no robot calls; the proof goes into the header recaptcha-token",
  access: "public",
  response: captchaTaskSchema,
});

export const captchaContract = { getCaptcha };
