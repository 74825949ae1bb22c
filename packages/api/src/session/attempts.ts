import { sql } from "kysely";
import { Refusal } from "../app/refusal.ts";
import type { Services } from "../app/services.ts";
import { before } from "./lifetime.ts";

/** How many sign-ins may fail within `windowMs` before the next are refused unread. */
export interface SignInLimits {
  perAccount: number;
  perAddress: number;
  windowMs: number;
}

export const defaultSignInLimits: SignInLimits = {
  perAccount: 10,
  perAddress: 50,
  windowMs: 15 * 60_000,
};

/** Attempts are kept for the limits only. */
const keptMs = 24 * 60 * 60_000;

export interface Attempt {
  /** Counts it as a failure no longer; a completed sign-in also clears the account's failures. */
  passed(outcome: "checked" | "signed in"): Promise<void>;
}

/**
 * Notes an attempt to sign in as failed until it has passed, so that attempts in parallel
 * count too, and refuses it where too many have failed.
 */
export async function attemptSignIn(
  { system, clock, signInLimits = defaultSignInLimits }: Services,
  email: string,
  address: string,
): Promise<Attempt> {
  const account = email.toLowerCase();
  const now = clock();
  const { id } = await system
    .insertInto("sign_in_attempts")
    .values({ email: account, address, succeeded: false, created_date_time: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const remove = () => system.deleteFrom("sign_in_attempts").where("id", "=", id).execute();

  const since = before(now, signInLimits.windowMs);
  const failed = (column: "email" | "address", value: string) =>
    sql<number>`(select count(*) from sign_in_attempts
      where ${sql.ref(column)} = ${value} and not succeeded and created_date_time > ${since})`;
  const counted = await system
    .selectNoFrom([
      failed("email", account).as("of_account"),
      failed("address", address).as("of_address"),
    ])
    .executeTakeFirstOrThrow();
  if (
    counted.of_account > signInLimits.perAccount ||
    counted.of_address > signInLimits.perAddress
  ) {
    await remove();
    const minutes = Math.ceil(signInLimits.windowMs / 60_000);
    throw new Refusal(
      429,
      `Too many sign-ins have failed. Wait ${minutes} minutes, then try again or reset your password.`,
    );
  }
  return {
    async passed(outcome) {
      await remove();
      if (outcome === "checked") return;
      await system
        .deleteFrom("sign_in_attempts")
        .where((row) =>
          row.or([row("email", "=", account), row("created_date_time", "<", before(now, keptMs))]),
        )
        .execute();
    },
  };
}
