import { rights, wholeCompany } from "@ats/core/rights/rights";
import type { ClaimRoles } from "@ats/core/roles/role-settings";
import { type CompanyDb, inCompany } from "../database/database.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";
import { readSetting } from "../settings/read-setting.ts";
import {
  columnsOf,
  lockAdministrators,
  needOtherAdministrator,
  rolesToGive,
} from "../users/give-role.ts";
import { setRole } from "../users/set-role.ts";

type Claims = Record<string, unknown>;

interface Opened {
  id: number;
  company_id: number;
  company_name: string;
}

/**
 * Gives each account the role that its company's settings read from the claims. Leaves out accounts
 * whose company refuses who has none of its values.
 */
export async function admitByClaims<Account extends Opened>(
  services: Services,
  accounts: readonly Account[],
  claims: Claims,
): Promise<{ admitted: Account[]; refused: Account | undefined }> {
  const admitted: Account[] = [];
  let refused: Account | undefined;
  for (const account of accounts) {
    const settings = await readSetting(services.system, account.company_id, "claim_roles");
    const role = claimedRole(settings, claims);
    if (role === undefined) refused ??= account;
    else admitted.push(account);
    if (role) await give(services, account, role, settings.claim);
  }
  return { admitted, refused };
}

/** The role of the first value that the claim has; null to keep the one held, undefined to refuse. */
function claimedRole(settings: ClaimRoles, claims: Claims): string | null | undefined {
  if (!settings.is_on) return null;
  const held = valuesOf(claims, settings.claim);
  const found = settings.values.find(({ value }) => held.has(value.toLowerCase()));
  if (found) return found.role;
  return settings.refuses_others ? undefined : settings.default_role;
}

/** A claim's name may have dots of its own, or lead into an object, as `realm_access.roles`. */
function valuesOf(claims: Claims, name: string): Set<string> {
  const value = Object.hasOwn(claims, name)
    ? claims[name]
    : name
        .split(".")
        .reduce<unknown>(
          (inner, part) =>
            typeof inner === "object" && inner !== null && Object.hasOwn(inner, part)
              ? (inner as Claims)[part]
              : undefined,
          claims,
        );
  const all = Array.isArray(value) ? value : [value];
  return new Set(all.filter((each) => typeof each === "string").map((each) => each.toLowerCase()));
}

/** Whoever is the last to manage users keeps their role, so that the company is not locked out. */
async function give(services: Services, account: Opened, name: string, claim: string) {
  await inCompany(services.system, account.company_id, async (db) => {
    const { id, company_id } = account;
    await lockAdministrators(db, company_id);
    const user = await db
      .selectFrom("users")
      .where("company_id", "=", company_id)
      .where("id", "=", id)
      .select([
        "company_id",
        "id",
        "first_name",
        "last_name",
        "user_type",
        "role_id",
        "scope_values",
      ])
      .executeTakeFirstOrThrow();
    const role = user.user_type === name ? undefined : await roleNamed(db, company_id, name);
    if (!role) return;
    try {
      await needOtherAdministrator(db, user);
    } catch (error) {
      if (error instanceof HttpError) return;
      throw error;
    }
    const call = { actor: { company_id, user_id: null }, db, services };
    const subject = { id, name: `${user.first_name} ${user.last_name}` };
    await setRole(call, { ...user, subject }, columnsOf(role), `The claim ${claim} at sign-in`);
  });
}

/** Whoever chose the role in the settings could give it. */
async function roleNamed(db: CompanyDb, company_id: number, name: string) {
  const { company_type } = await db
    .selectFrom("companies")
    .where("id", "=", company_id)
    .select("company_type")
    .executeTakeFirstOrThrow();
  const actor = { company_id, company_type, rights, access: wholeCompany };
  return (await rolesToGive({ actor, db })).find((role) => role.name === name);
}

export const notAdmitted = ({ company_name }: Opened): HttpError =>
  new HttpError(
    403,
    `Your organisation signed you in, but not for ${company_name}. Ask your administrator for access.`,
  );
