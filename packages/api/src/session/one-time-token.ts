import { invitationDays } from "@ats/core/users/account";
import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { HttpError } from "../kernel/http-error.ts";
import type { Tables } from "../database/tables.ts";
import type { TokenPurpose } from "./tables.ts";
import { hashSecret, newSecret } from "../kernel/secret.ts";
import { after, latest } from "../kernel/time.ts";

const minute = 60_000;

/** Token lifetimes in milliseconds, by purpose. */
export const tokenLifetimes = {
  "reset password": 60 * minute,
  invitation: invitationDays * 24 * 60 * minute,
  "switch company": minute,
  "authenticator app": 15 * minute,
  // Longer than its invitation in any time zone, which says when it ends.
  "book interview": 17 * 24 * 60 * minute,
} as const satisfies Record<TokenPurpose, number>;

export interface TokenHolder {
  company_id: number;
  user_id: number;
  meta?: Record<string, unknown>;
}

type System = Kysely<Tables>;

/** Issues a token of 256 random bits; the database stores only its hash. */
export async function issueToken(
  system: System,
  purpose: TokenPurpose,
  { company_id, user_id, meta = {} }: TokenHolder,
  now: Date,
): Promise<string> {
  const token = newSecret();
  await system
    .insertInto("one_time_tokens")
    .values({
      token_hash: hashSecret(token),
      purpose,
      company_id,
      user_id,
      meta: JSON.stringify(meta),
      created_date_time: now,
      expires_date_time: after(now, tokenLifetimes[purpose]),
    })
    .execute();
  return token;
}

export const invalidToken = () =>
  new HttpError(
    400,
    "This link was already used, has expired, or is incomplete. Ask for a new one.",
  );

/** Condition for a valid token. */
const isValid =
  (purpose: TokenPurpose, token: string, now: Date) =>
  (row: ExpressionBuilder<Tables, "one_time_tokens">) =>
    row.and([
      row("token_hash", "=", hashSecret(token)),
      row("purpose", "=", purpose),
      row("redeemed_date_time", "is", null),
      row("expires_date_time", ">", now),
      row("created_date_time", "<=", latest(now)),
    ]);
const holderColumns = ["company_id", "user_id", "meta"] as const;

/** The holder of a valid token, which stays valid. Refuses as {@link redeemToken} does. */
export async function findToken(
  system: System,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<Required<TokenHolder>> {
  const holder = await system
    .selectFrom("one_time_tokens")
    .where(isValid(purpose, token, now))
    .select(holderColumns)
    .executeTakeFirst();
  if (!holder) throw invalidToken();
  return holder;
}

/** True for the token of an invitation whose user did not use it in time. */
export const isEndedInvitation = async (system: System, token: string): Promise<boolean> =>
  Boolean(
    await system
      .selectFrom("one_time_tokens")
      .where("token_hash", "=", hashSecret(token))
      .where("purpose", "=", "invitation")
      .where("redeemed_date_time", "is", null)
      .select("purpose")
      .executeTakeFirst(),
  );

/**
 * Redeems a token: the first caller gets its holder, all others the same refusal. The token's
 * `meta` must include `having`.
 */
export async function redeemToken(
  system: System,
  purpose: TokenPurpose,
  token: string,
  now: Date,
  having: Record<string, unknown> = {},
): Promise<Required<TokenHolder>> {
  const holder = await system
    .updateTable("one_time_tokens")
    .set({ redeemed_date_time: now })
    .where(isValid(purpose, token, now))
    .where(sql<boolean>`meta @> ${JSON.stringify(having)}::jsonb`)
    .returning(holderColumns)
    .executeTakeFirst();
  if (!holder) throw invalidToken();
  return holder;
}

/** Revokes a user's unused tokens, of one purpose or of all the user's own. */
export async function revokeTokens(
  system: System,
  { company_id, user_id }: TokenHolder,
  now: Date,
  purpose?: TokenPurpose,
): Promise<void> {
  await system
    .updateTable("one_time_tokens")
    .set({ redeemed_date_time: now })
    .where("company_id", "=", company_id)
    .where("user_id", "=", user_id)
    .where("redeemed_date_time", "is", null)
    .where("purpose", purpose ? "=" : "<>", purpose ?? "book interview")
    .execute();
}
