import { emailKey } from "@ats/core/validation/email";
import { HttpError } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";
import { accountsOpenedBy } from "./accounts.ts";
import { attemptSignIn } from "./sign-in-limits.ts";
import { endSessions, publishEnded } from "./end-sessions.ts";
import type { IdentityServices } from "./identity-provider.ts";
import { passwordProblem } from "./password-problem.ts";
import { hashNewPassword, setPassword } from "./set-password.ts";
import type { IdentityProvider } from "../kernel/ports/identity-provider.ts";

/** The product's own accounts. `authenticate` has already checked their sessions. */
export const builtInIdentity = (services: IdentityServices): IdentityProvider => ({
  checkSession: async () => true,
  refresh: async () => {},
  signOut: async () => {},

  async changePassword({ email, old_password, new_password }, request) {
    const { system, clock, live } = services;
    const account = emailKey(email);
    const attempt = await attemptSignIn(services, account, request.address);
    const users = await attempt.check(() =>
      accountsOpenedBy(services, { account, password: old_password }),
    );
    if (users.length === 0)
      throw new HttpError(
        401,
        "The email or old password is not correct. Check both and try again.",
      );
    await attempt.passed("checked");
    for (const user of users) {
      const name = `${user.first_name} ${user.last_name}`;
      const problem = await passwordProblem(new_password, { ...user, name });
      if (problem) throw new HttpError(400, problem);
    }

    const hash = await hashNewPassword(services, users, new_password);
    // Accounts of one email in several companies share a password where they shared one before.
    for (const user of users) {
      const ended = await system.transaction().execute(async (db) => {
        await setPassword(db, user, hash, clock());
        return endSessions(db, user, "PASSWORD_CHANGED", clock(), request);
      });
      await publishEnded(live, ended);
    }
  },
});

/** The provider that the host passed in, or else the product's own. */
export const identityOf = (services: Services): IdentityProvider =>
  services.identity ?? builtInIdentity(services);
