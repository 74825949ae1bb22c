import * as passage from "@ats/core/session/one-time-token-contract";
import * as contract from "@ats/core/session/switching-contract";
import { emailKey } from "@ats/core/validation/email";
import { recordAudit } from "../audit/record-audit.ts";
import { authorise, disabledCompany } from "../kernel/authorise.ts";
import { implementOutside, implementPublic } from "../kernel/implement.ts";
import type { RequestContext } from "../kernel/request-context.ts";
import { notFound } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";
import { verifyPassword } from "./accounts.ts";
import { attemptSignIn } from "./sign-in-limits.ts";
import { authenticate } from "./authenticate.ts";
import { guestOf } from "./guests.ts";
import { issueToken, redeemToken } from "./one-time-token.ts";
import { supportSessionMs } from "./session-times.ts";
import { openSession } from "./open-session.ts";
import { accountsIn, clientsOf, type OwnCompany } from "./accessible-companies.ts";
import { signInOf } from "./sign-in.ts";
import { recordSupport } from "./support-record.ts";

/** The email is proved by its password or by a session. */
const listAccessibleClients = implementPublic(
  contract.listAccessibleClients,
  async ({ body: { email, password }, services, request }) => {
    const account = emailKey(email);
    if (password === undefined) return ofSession(services, request, account);
    const attempt = await attemptSignIn(services, account, request.address);
    const accounts = await attempt.check(() => verifyPassword(services, { account, password }));
    await attempt.passed("checked");
    const ids = accounts.map(({ id }) => id);
    return {
      accessible_clients: await accountsIn(services.system, ids, request.host),
      masterCompany: null,
      master_user_id: null,
    };
  },
);

async function ofSession(services: Services, request: RequestContext, account: string) {
  const session = await authenticate(services, request.credentials());
  authorise(session, contract.listAccessibleClients);
  const { system } = services;
  const { session_id, user_id } = session.actor;
  const user = await system
    .selectFrom("users")
    .where("id", "=", user_id)
    .select("email")
    .executeTakeFirstOrThrow();
  if (emailKey(user.email) !== account) throw notFound("user");
  const { accounts } = await signInOf(system, session_id);
  const own = await accountsIn(system, accounts, request.host);
  const clients = await clientsOf(system, accounts, request.host);
  const master_user_id = clients[0]?.master_user_id ?? null;
  const isMaster = (company: OwnCompany) => company.user_id === master_user_id;
  return {
    accessible_clients: [...own.filter((company) => !isMaster(company)), ...clients],
    masterCompany: own.find(isMaster) ?? null,
    master_user_id,
  };
}

const getOneTimeToken = implementOutside(
  passage.getOneTimeToken,
  async ({ actor, params, query, services, request }) => {
    const { system, clock } = services;
    const { accounts, signed_in_date_time } = await signInOf(system, actor.session_id);
    const companies = [
      ...(await accountsIn(system, accounts, request.host)),
      ...(await clientsOf(system, accounts, request.host)),
    ];
    const target = companies.find(
      ({ id, user_id }) =>
        id === params.id && (query.user_id === undefined || query.user_id === user_id),
    );
    if (!target) throw notFound("company");
    if (target.disabled) throw disabledCompany(target.name);
    const { host } = target;
    const user_id =
      target.master_user_id === undefined
        ? target.user_id
        : await guestOf(system, target.id, target.master_user_id);
    const one_time_token = await issueToken(
      system,
      "switch company",
      { company_id: target.id, user_id, meta: { host, accounts, signed_in_date_time } },
      clock(),
    );
    return { one_time_token, host };
  },
);

/**
 * Opens a new session. The token is valid only on the host that it was issued for. A support
 * session is shorter and goes on record.
 */
const loginWithToken = implementPublic(
  contract.loginWithToken,
  async ({ body, services, request }) => {
    const { user_id, session } = await services.system.transaction().execute(async (system) => {
      const now = services.clock();
      const having = { host: request.host };
      const holder = await redeemToken(system, "switch company", body.token, now, having);
      const { company_id, user_id, meta } = holder;
      const { accounts, signed_in_date_time, reason } = meta as unknown as Switch;
      const company = await system
        .selectFrom("companies")
        .where("id", "=", company_id)
        .select(["name", "disabled"])
        .executeTakeFirstOrThrow();
      if (company.disabled && !reason) throw disabledCompany(company.name);
      const session = await openSession({ ...services, system }, request, {
        id: user_id,
        company_id,
        accounts,
        signedIn: new Date(signed_in_date_time),
        ...(reason && { lifetimeMs: supportSessionMs }),
      });
      if (reason) {
        const session_id = session.id;
        await recordSupport(system, { company_id, user_id, session_id, reason });
        const actor = { company_id, user_id, session_id, address: request.address };
        await recordAudit(
          { actor, db: system, services },
          { type: "support_entered", subject: { id: session_id, name: null }, reason },
        );
      }
      return { user_id, session };
    });
    await session.publishEnded();
    return { id: user_id };
  },
);

interface Switch {
  host: string;
  accounts: number[];
  signed_in_date_time: string;
  /** Why the operator's staff enters the company. */
  reason?: string;
}

export const switchingHandlers = [listAccessibleClients, getOneTimeToken, loginWithToken];
