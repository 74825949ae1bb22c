import * as contract from "@ats/core/session/support-contract";
import { type Kysely, sql } from "kysely";
import { implementOutside } from "../kernel/implement.ts";
import { notFound, HttpError } from "../kernel/http-error.ts";
import type { Tables } from "../database/tables.ts";
import { guestOf } from "./guests.ts";
import { issueToken } from "./one-time-token.ts";
import { portalHost } from "./portal-host.ts";
import { lastUsed } from "./accessible-companies.ts";
import { signInOf } from "./sign-in.ts";
import { containing } from "../database/like-pattern.ts";

type System = Kysely<Tables>;

/**
 * The operator's own user behind a session, at home or as a guest. Refuses users of other
 * companies, even with the same role.
 */
async function supporter(system: System, user_id: number) {
  const user = await system
    .selectFrom("users as u")
    .innerJoin("companies as home", (on) =>
      on.on(sql<boolean>`home.id = coalesce(u.home_company_id, u.company_id)`),
    )
    .where("u.id", "=", user_id)
    .where("home.operator", "=", true)
    .select([sql<number>`coalesce(u.home_user_id, u.id)`.as("id"), "u.user_type"])
    .executeTakeFirst();
  if (user) return user;
  throw new HttpError(
    403,
    "Only the operator's technical support and client service can open sessions in other companies.",
  );
}

/** Companies that recruit, except the operator. */
const customers = (system: System) =>
  system
    .selectFrom("companies as c")
    .where("c.company_type", "=", "ATS")
    .where("c.operator", "=", false);

const listSupportCompanies = implementOutside(
  contract.listSupportCompanies,
  async ({ actor, query, services: { system }, request }) => {
    const { id: home_user_id, user_type: role_type } = await supporter(system, actor.user_id);
    const part = containing((query.q ?? "").trim());
    const rows = await customers(system)
      .leftJoin("users as u", (on) =>
        on.onRef("u.company_id", "=", "c.id").on("u.home_user_id", "=", home_user_id),
      )
      .where("c.name", "ilike", part)
      .select(["c.id", "c.name", "c.disabled", "c.system_settings", lastUsed])
      .select((row) => row.fn.countAll<number>().over().as("total"))
      .orderBy("last_used", (order) => order.desc().nullsLast())
      .orderBy("c.name")
      .limit(contract.supportCompaniesMax)
      .execute();
    return {
      records: rows.map(({ system_settings, ...company }) => ({
        ...company,
        role_type,
        host: portalHost(system_settings.portal_domain, request.host),
      })),
      total: rows[0]?.total ?? 0,
    };
  },
);

const openSupportSession = implementOutside(
  contract.openSupportSession,
  async ({ actor, body, services: { system, clock }, request }) => {
    const { id: home_user_id } = await supporter(system, actor.user_id);
    const company = await customers(system)
      .where("c.id", "=", body.company)
      .select(["c.id", "c.system_settings"])
      .executeTakeFirst();
    if (!company) throw notFound("company");
    const host = portalHost(company.system_settings.portal_domain, request.host);
    const { accounts, signed_in_date_time } = await signInOf(system, actor.session_id);
    const one_time_token = await issueToken(
      system,
      "switch company",
      {
        company_id: company.id,
        user_id: await guestOf(system, company.id, home_user_id),
        meta: { host, accounts, signed_in_date_time, reason: body.reason },
      },
      clock(),
    );
    return { one_time_token, host };
  },
);

export const supportHandlers = [listSupportCompanies, openSupportSession];
