import * as contract from "@ats/core/session/organisation-contract";
import { emailKey } from "@ats/core/validation/email";
import { sql } from "kysely";
import { disabledCompany } from "../kernel/authorise.ts";
import { implementPublic } from "../kernel/implement.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";
import { accountsOf, lockedAccount } from "./accounts.ts";
import { identityOf } from "./built-in-identity.ts";
import { admitByClaims, notAdmitted } from "./claimed-role.ts";
import { openSession } from "./open-session.ts";

const signInOf = (services: Services) => {
  const { signIn } = identityOf(services);
  if (!signIn)
    throw new HttpError(
      400,
      "Signing in through an organisation is not set up here. Sign in with your email and password.",
    );
  return signIn;
};

const begin = implementPublic(contract.beginOrganisationSignIn, async ({ services }) =>
  signInOf(services).begin(),
);

/** Opens a session in the account used last, which can switch to the others. */
const finish = implementPublic(
  contract.finishOrganisationSignIn,
  async ({ body, services, request }) => {
    const { email, claims, keep } = await signInOf(services).finish(body);
    const accounts = await accountsOf(services.system, emailKey(email))
      .orderBy(lastUsedFirst)
      .orderBy("u.company_id")
      .execute();
    const open = accounts.filter(
      ({ disabled, locked_date_time }) => !disabled && !locked_date_time,
    );
    const { admitted, refused } = await admitByClaims(services, open, claims);
    const [account] = admitted;
    if (!account && refused) throw notAdmitted(refused);
    if (!account) {
      const [closed] = accounts;
      if (closed?.locked_date_time) throw lockedAccount();
      throw closed ? disabledCompany(closed.company_name) : unknown(email);
    }
    const session = await openSession(services, request, {
      ...account,
      accounts: admitted.map(({ id }) => id),
    });
    await session.publishEnded();
    await keep(session.id);
    return { id: account.id };
  },
);

const unknown = (email: string) =>
  new HttpError(
    403,
    `Your organisation signed you in as ${email}, but no account here has that email. Ask your administrator for one.`,
  );

const lastUsedFirst = sql`(select max(s.created_date_time) from sessions s
  where s.company_id = u.company_id and s.user_id = u.id) desc nulls last`;

export const organisationHandlers = [begin, finish];
