import type { credentials } from "@ats/core/session/credentials";
import { emailKey } from "@ats/core/validation/email";
import type { z } from "zod";
import { disabledCompany } from "../kernel/authorise.ts";
import type { RequestContext } from "../kernel/request-context.ts";
import type { Services } from "../kernel/services.ts";
import { type Account, chooseAccount, openAccounts, verifyPassword } from "./accounts.ts";
import { type Attempt, attemptSignIn } from "./sign-in-limits.ts";
import { openSession } from "./open-session.ts";

export interface SignInCall {
  body: z.output<typeof credentials>;
  services: Services;
  request: RequestContext;
}

/** The accounts that email and password open. Counts as a failed sign-in until it passes. */
export async function provePassword({ body, services, request }: SignInCall) {
  const account = emailKey(body.email);
  const attempt = await attemptSignIn(services, account, request.address);
  const accounts = await attempt.check(() => verifyPassword(services, { ...body, account }));
  return { accounts, attempt };
}

/**
 * The account that email, password and chosen company open. Counts as a failed sign-in until it
 * passes.
 */
export async function checkPassword(call: SignInCall) {
  const { body } = call;
  const { accounts, attempt } = await provePassword(call);
  if (body.company === undefined && accounts.length > 1) await attempt.passed("checked");
  const user = chooseAccount(accounts, body.company);
  if (user.disabled) throw disabledCompany(user.company_name);
  return { user, accounts, attempt };
}

/**
 * Signs in unless `proveMore` refuses. Always opens a new session, never the browser's earlier one.
 */
export async function signIn(
  call: SignInCall,
  proveMore: (user: Account, attempt: Attempt) => Promise<void>,
): Promise<{ id: number }> {
  const { user, accounts, attempt } = await checkPassword(call);
  await attempt.check(() => proveMore(user, attempt));
  await attempt.passed("signed in");
  const { publishEnded } = await openSession(call.services, call.request, {
    ...user,
    accounts: openAccounts(accounts, user),
  });
  await publishEnded();
  return { id: user.id };
}
