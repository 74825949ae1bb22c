import { ApiError } from "@ats/core/contract/client";
import type { CaptchaChallenge } from "@ats/core/session/captcha-contract";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/**
 * Solves an ALTCHA challenge. The browser derives keys in the background, so the page stays
 * responsive.
 */
export async function solve(challenge: CaptchaChallenge): Promise<string> {
  if (!window.isSecureContext)
    throw new ApiError(0, "Signing in needs a secure connection. Open this site with https.");
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
