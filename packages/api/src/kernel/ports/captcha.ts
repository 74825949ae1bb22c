import type { CaptchaTask } from "@ats/core/session/captcha-contract";

/** Tells people from robots. Specification §7, the header `recaptcha-token`. */
export interface Captcha {
  /** The task that the page solves for a token. */
  task(): Promise<CaptchaTask>;
  /** True for a valid token. Each token can be used once. */
  redeem(token: string, address: string): Promise<boolean>;
}
