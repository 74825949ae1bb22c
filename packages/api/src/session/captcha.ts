import * as contract from "@ats/core/session/captcha-contract";
import { captchaHeader } from "@ats/core/session/session";
import { implementPublic } from "../kernel/implement.ts";
import type { RequestContext } from "../kernel/request-context.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";

/** Uses up the token of a call. Refuses a missing, used or expired one. */
export async function needCaptcha(
  { captcha }: Pick<Services, "captcha">,
  { headers, address }: RequestContext,
): Promise<void> {
  if (!captcha) return;
  const token = headers.get(captchaHeader);
  if (!token || !(await captcha.redeem(token, address)))
    throw new HttpError(400, "We could not confirm that you are not a robot. Try again.");
}

const getCaptcha = implementPublic(
  contract.getCaptcha,
  async ({ services }) => services.captcha?.task() ?? { provider: "none" as const },
);

export const captchaHandlers = [getCaptcha];
