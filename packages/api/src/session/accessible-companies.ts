import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { portalHost } from "./portal-host.ts";

type System = Kysely<Tables>;

interface Company {
  id: number;
  name: string;
  host: string;
  /** The role's name. */
  role_type: string;
  last_used: Date | null;
  disabled: boolean;
}
/** A company in which the person has an account. Specification §3, Accessible client. */
export type OwnCompany = Company & { user_id: number; master_user_id?: undefined };
/** A client company that a master user can visit as a guest. */
export type ClientCompany = Company & { user_id: number | null; master_user_id: number };

/** When user `u` last opened a session. */
export const lastUsed = sql<Date | null>`(select max(s.created_date_time) from sessions s
  where s.company_id = u.company_id and s.user_id = u.id)`.as("last_used");

/** Companies of the accounts, last used first. */
export async function accountsIn(
  system: System,
  accounts: readonly number[],
  requestHost: string,
): Promise<OwnCompany[]> {
  if (accounts.length === 0) return [];
  const rows = await system
    .selectFrom("users as u")
    .innerJoin("companies as c", "c.id", "u.company_id")
    .where("u.id", "in", accounts)
    .where("u.is_active", "=", true)
    .select(["c.id", "c.name", "c.disabled", "c.system_settings"])
    .select(["u.id as user_id", "u.user_type as role_type", lastUsed])
    .execute();
  return rows.map(withHost(requestHost)).toSorted(byUse);
}

/** Client companies of the accounts that are master users, last used first. */
export async function clientsOf(
  system: System,
  accounts: readonly number[],
  requestHost: string,
): Promise<ClientCompany[]> {
  if (accounts.length === 0) return [];
  const rows = await system
    .selectFrom("users as master")
    .innerJoin("companies as c", "c.parent_id", "master.company_id")
    .leftJoin("users as u", (on) =>
      on
        .onRef("u.home_company_id", "=", "master.company_id")
        .onRef("u.home_user_id", "=", "master.id")
        .onRef("u.company_id", "=", "c.id"),
    )
    .where("master.id", "in", accounts)
    .where("master.is_active", "=", true)
    .where("master.user_type", "=", "Master group user")
    .select(["c.id", "c.name", "c.disabled", "c.system_settings"])
    .select(["u.id as user_id", "master.user_type as role_type", lastUsed])
    .select("master.id as master_user_id")
    .execute();
  return rows.map(withHost(requestHost)).toSorted(byUse);
}

const withHost =
  (requestHost: string) =>
  <Row extends { system_settings: { portal_domain: string[] } }>({
    system_settings,
    ...row
  }: Row) => ({ ...row, host: portalHost(system_settings.portal_domain, requestHost) });

type Used = Pick<Company, "name" | "last_used">;
const byUse = (a: Used, b: Used): number =>
  (b.last_used?.getTime() ?? 0) - (a.last_used?.getTime() ?? 0) || a.name.localeCompare(b.name);
