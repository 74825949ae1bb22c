import { z } from "zod";
import type { Captcha } from "../kernel/ports/captcha.ts";

export interface GoogleCaptchaOptions {
  siteKey: string;
  secret: string;
  /** `https://www.google.com` unless given; Google's `https://www.recaptcha.net` is reached from everywhere. */
  origin?: string | undefined;
  /** Sends the question to Google; `fetch` unless given. */
  fetch?: (request: Request) => Promise<Response>;
}

export const googleOrigin = "https://www.google.com";

/** Below this Google takes a visitor for a robot: its own proposal. */
const leastScore = 0.5;
const answerSchema = z.object({ success: z.boolean(), score: z.number().optional() });

/** Google's reCAPTCHA, version 3. Google takes each token once, within two minutes. */
export const googleCaptcha = ({
  siteKey,
  secret,
  origin = googleOrigin,
  fetch: send = (request) => fetch(request),
}: GoogleCaptchaOptions): Captcha => ({
  task: async () => ({ provider: "google", site_key: siteKey, origin }),

  async redeem(token, address) {
    const request = new Request(`${origin}/recaptcha/api/siteverify`, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token, remoteip: address }),
    });
    const said = await send(request).then(
      (response) => response.json(),
      () => undefined,
    );
    const answer = answerSchema.safeParse(said).data;
    return answer?.success === true && (answer.score ?? 1) >= leastScore;
  },
});
