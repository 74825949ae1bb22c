import { createClient } from "@ats/core/contract/client";
import { getCaptcha } from "@ats/core/session/captcha-contract";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

export type Challenge = Parameters<typeof solveChallenge>[0]["challenge"];
export type Solve = (challenge: Challenge) => ReturnType<typeof solveChallenge>;

/** Does the work of a page for its next guarded call; undefined where the server asks for none. */
export async function captchaToken(
  fetch: (request: Request) => Promise<Response>,
  baseUrl?: string,
  solve: Solve = solveHere,
): Promise<string | undefined> {
  const client = createClient({
    fetch,
    ...(baseUrl && { baseUrl }),
    token: { read: () => undefined, write: () => {} },
  });
  const task = await client.call(getCaptcha);
  if (task.provider !== "altcha") return undefined;
  const { challenge } = task;
  return btoa(JSON.stringify({ challenge, solution: await solve(challenge) }));
}

const solveHere: Solve = (challenge) => solveChallenge({ challenge, deriveKey });
