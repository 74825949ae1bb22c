import { z } from "zod";
import type { Captcha } from "../kernel/ports/captcha.ts";

export interface GoogleCaptchaOptions {
  siteKey: string;
  secret: string;
  /**
   * Default `https://www.google.com`. Google's `https://www.recaptcha.net` is reachable everywhere.
   */
  origin?: string | undefined;
  /** Default `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
}

export const googleOrigin = "https://www.google.com";

/** Google's own suggestion: it takes visitors with a lower score for robots. */
const leastScore = 0.5;
const answerSchema = z.object({ success: z.boolean(), score: z.number().optional() });

/** Google reCAPTCHA version 3. Google accepts each token once, within two minutes. */
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
      redirect: "error",
    });
    const response = await send(request).then(
      (response) => response.json(),
      () => undefined,
    );
    const answer = answerSchema.safeParse(response).data;
    return answer?.success === true && (answer.score ?? 1) >= leastScore;
  },
});
