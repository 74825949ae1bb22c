import { newPasswordProblem } from "@ats/core/validation/password";
import { sql } from "kysely";
import { Refusal } from "../app/refusal.ts";
import { attemptSignIn } from "./attempts.ts";
import { endSessions, tellEnded } from "./end-sessions.ts";
import type { IdentityProvider, IdentityServices } from "./identity-provider.ts";
import { hashPassword, isPassword } from "./password.ts";
import { hashSecret } from "./secret.ts";
import { setPassword } from "./set-password.ts";

/** The product's own accounts. Their sessions are its own too: `authenticate` has checked them. */
export const builtInIdentity = (services: IdentityServices): IdentityProvider => ({
  checkSession: async () => true,
  refresh: async () => {},
  signOut: async () => {},

  async changePassword({ email, old_password, new_password }, request) {
    const { system, clock, live } = services;
    const account = email.toLowerCase();
    const attempt = await attemptSignIn(services, account, request.address);
    const user = await system
      .selectFrom("users as u")
      .innerJoin("companies as c", "c.id", "u.company_id")
      .where(sql`lower(u.email)`, "=", account)
      .select(["u.company_id", "u.id", "u.email", "u.first_name", "u.password_hash"])
      .select("c.name as company_name")
      .executeTakeFirst();
    if (!(await isPassword(old_password, user?.password_hash)) || !user)
      throw new Refusal(401, "The email or old password is not correct. Check both and try again.");
    await attempt.passed("checked");
    const problem = newPasswordProblem(new_password, user);
    if (problem) throw new Refusal(400, problem);

    const hash = await hashPassword(new_password);
    const secret = request.readSession();
    const own = secret === undefined ? undefined : { session_hash: hashSecret(secret) };
    const ended = await system.transaction().execute(async (db) => {
      await setPassword(db, user, hash, clock());
      return endSessions(db, user, clock(), own);
    });
    await tellEnded(live, user.company_id, ended);
  },
});
