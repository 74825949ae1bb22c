import type { Kysely } from "kysely";
import { HttpError } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";
import type { Tables } from "../database/tables.ts";
import { hashesOf } from "./password.ts";

/** An account opened by email and password. */
export type Account = Awaited<ReturnType<typeof accountsOpenedBy>>[number];

export interface TypedCredentials {
  /** Email by `emailKey`. */
  account: string;
  password: string;
}

/**
 * Query for the accounts of an email by `emailKey`. Leaves out guests, who sign in at their own
 * company, people who have not registered, and those who have left.
 */
export const accountsOf = (db: Kysely<Tables>, account: string) =>
  db
    .selectFrom("users as u")
    .innerJoin("companies as c", "c.id", "u.company_id")
    .where("u.email_key", "=", account)
    .where("u.home_user_id", "is", null)
    .where("u.registered_date_time", "is not", null)
    .where("u.deactivated_date_time", "is", null)
    .select(["u.id", "u.company_id", "u.email", "u.first_name", "u.locked_date_time"])
    .select(["c.name as company_name", "c.disabled"]);

/** The accounts that email and password open: none, one, or one in each of several companies. */
export async function accountsOpenedBy(
  services: Pick<Services, "system" | "hashTurn">,
  { account, password }: TypedCredentials,
) {
  const users = await accountsOf(services.system, account)
    .select([
      "u.last_name",
      "u.user_type",
      "u.password_hash",
      "u.password_by_mail",
      "u.totp_secret",
    ])
    .orderBy("u.company_id")
    .execute();
  const opened = await hashesOf(
    services,
    password,
    users.map((user) => user.password_hash),
  );
  return users.filter((user) => opened.has(user.password_hash));
}

/**
 * The accounts that email and password open. Unknown email and wrong password get the same refusal.
 */
export async function verifyPassword(
  services: Pick<Services, "system" | "hashTurn">,
  credentials: TypedCredentials,
): Promise<Account[]> {
  const accounts = await accountsOpenedBy(services, credentials);
  if (accounts.length === 0) throw wrongCredentials();
  return accounts;
}

const wrongCredentials = () =>
  new HttpError(401, "The email or password is not correct. Check both and try again.");

/** Refuses a locked account; only who has proved to be its user learns that it is locked. */
export const lockedAccount = () =>
  new HttpError(403, "Your account is locked. Ask your administrator to unlock it.");

/** The account in the chosen company, unless it is locked. A single account needs no choice. */
export function chooseAccount(accounts: readonly Account[], company: number | undefined): Account {
  if (company === undefined && accounts.length > 1)
    throw new HttpError(409, "This email has accounts in several companies. Choose one of them.");
  const account = accounts.find(({ company_id }) => company_id === (company ?? company_id));
  if (!account) throw wrongCredentials();
  if (account.locked_date_time) throw lockedAccount();
  return account;
}

/** Ids of the accounts that the new session may switch to: those that need only the password. */
export const openAccounts = (accounts: readonly Account[], signedIn: Account): number[] =>
  accounts
    .filter(
      (account) =>
        account === signedIn ||
        (account.totp_secret === null && !account.disabled && !account.locked_date_time),
    )
    .map(({ id }) => id);
