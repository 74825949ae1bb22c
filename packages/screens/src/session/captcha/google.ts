import { ApiError } from "@ats/core/contract/client";
import type { CaptchaTask } from "@ats/core/session/captcha-contract";

type GoogleTask = Extract<CaptchaTask, { provider: "google" }>;

interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

let loading: Promise<Recaptcha> | undefined;

/** A token of Google's reCAPTCHA version 3, which needs no click. */
export async function askGoogle(task: GoogleTask): Promise<string> {
  loading ??= load(task);
  const recaptcha = await loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return recaptcha.execute(task.site_key, { action: "login" });
}

function load({ site_key, origin }: GoogleTask): Promise<Recaptcha> {
  const { promise, resolve, reject } = Promise.withResolvers<Recaptcha>();
  const script = document.createElement("script");
  script.src = `${origin}/recaptcha/api.js?render=${encodeURIComponent(site_key)}`;
  script.addEventListener("load", () => {
    const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha };
    grecaptcha.ready(() => resolve(grecaptcha));
  });
  script.addEventListener("error", () => {
    script.remove();
    const why = "Google’s robot check could not be reached. Check your connection and try again.";
    reject(new ApiError(0, why));
  });
  document.head.append(script);
  return promise;
}
