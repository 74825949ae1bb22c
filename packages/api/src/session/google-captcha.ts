import { z } from "zod";
import type { Captcha } from "./captcha.ts";

export interface GoogleCaptchaOptions {
  siteKey: string;
  secret: string;
  /** Sends the question to Google; `fetch` unless given. */
  fetch?: (request: Request) => Promise<Response>;
}

/** Below this Google takes a visitor for a robot: its own proposal. */
const leastScore = 0.5;
const answerSchema = z.object({ success: z.boolean(), score: z.number().optional() });

/** Google's reCAPTCHA, version 3. Google takes each token once, within two minutes. */
export const googleCaptcha = ({
  siteKey,
  secret,
  fetch: send = (request) => fetch(request),
}: GoogleCaptchaOptions): Captcha => ({
  task: async () => ({ provider: "google", site_key: siteKey }),

  async redeem(token, address) {
    const request = new Request("https://www.google.com/recaptcha/api/siteverify", {
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
