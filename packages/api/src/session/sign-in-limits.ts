import { sql } from "kysely";
import { HttpError } from "../kernel/http-error.ts";
import { networkOf } from "../kernel/network-address.ts";
import type { RequestContext } from "../kernel/request-context.ts";
import type { Services, SignInLimits } from "../kernel/services.ts";
import { before, latest } from "../kernel/time.ts";

const defaultSignInLimits: SignInLimits = {
  perAccount: 10,
  perAddress: 50,
  windowMs: 15 * 60_000,
};

const dayMs = 24 * 60 * 60_000;
/** Failures are kept only to count them. */
const failuresKeptMs = dayMs;
/**
 * An address where the account signed in within this time is not locked out by failures from other
 * addresses.
 */
const addressKnownMs = 30 * dayMs;

export interface Attempt {
  /** Does the check. Stops counting the attempt when the server is too busy for it. */
  check<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Stops counting the attempt as a failure. A completed sign-in also clears the account's failures
   * here.
   */
  passed(outcome: "checked" | "signed in"): Promise<void>;
}

/** Refuses an address that has failed too often, before anything of its call is read. */
export async function needRoomForSignIn(
  { system, clock, signInLimits = defaultSignInLimits }: LimitServices,
  { address }: Pick<RequestContext, "address">,
): Promise<void> {
  const { failed } = await system
    .selectFrom("sign_in_attempts")
    .where("address", "=", networkOf(address))
    .where("succeeded", "=", false)
    .where("created_date_time", ">", before(clock(), signInLimits.windowMs))
    .where("created_date_time", "<=", latest(clock()))
    .select((row) => row.fn.countAll<number>().as("failed"))
    .executeTakeFirstOrThrow();
  if (Number(failed) >= signInLimits.perAddress) throw tooManyFailed(signInLimits);
}

type LimitServices = Pick<Services, "system" | "clock" | "signInLimits">;

function tooManyFailed({ windowMs }: SignInLimits) {
  const minutes = Math.ceil(windowMs / 60_000);
  return new HttpError(
    429,
    `Too many sign-ins have failed. Wait ${minutes} minutes, then try again.`,
  );
}

/**
 * Stores a sign-in attempt as failed until it passes, so that parallel attempts count too. Refuses
 * it after too many failures. `account` is the email by `emailKey`.
 */
export async function attemptSignIn(
  { system, clock, signInLimits = defaultSignInLimits }: LimitServices,
  account: string,
  from: string,
): Promise<Attempt> {
  const address = networkOf(from);
  const now = clock();
  const { id } = await system
    .insertInto("sign_in_attempts")
    .values({ email: account, address, succeeded: false, created_date_time: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const remove = () => system.deleteFrom("sign_in_attempts").where("id", "=", id).execute();

  const since = before(now, signInLimits.windowMs);
  const { rows } = await sql<{ of_account: number; of_address: number }>`
    with failed as (
      select email, address from sign_in_attempts
      where (email = ${account} or address = ${address})
        and not succeeded and created_date_time > ${since}
        and created_date_time <= ${latest(now)}
    ), known as (
      select from sign_in_attempts where email = ${account} and address = ${address}
        and succeeded and created_date_time > ${before(now, addressKnownMs)}
    )
    select
      count(*) filter (where email = ${account}
        and (address = ${address} or not exists (select from known)))::int as of_account,
      count(*) filter (where address = ${address})::int as of_address
    from failed`.execute(system);
  const { of_account = 0, of_address = 0 } = rows[0] ?? {};
  if (of_account > signInLimits.perAccount || of_address > signInLimits.perAddress) {
    await remove();
    throw tooManyFailed(signInLimits);
  }
  return {
    check: (work) =>
      work().catch(async (error) => {
        if (error instanceof HttpError && error.status === 503) await remove();
        throw error;
      }),
    async passed(outcome) {
      if (outcome === "checked") return void (await remove());
      await sql`delete from sign_in_attempts where id <> ${id} and (
        (email = ${account} and address = ${address})
        or (not succeeded and created_date_time < ${before(now, failuresKeptMs)})
        or created_date_time < ${before(now, addressKnownMs)})`.execute(system);
      await system
        .updateTable("sign_in_attempts")
        .set({ succeeded: true })
        .where("id", "=", id)
        .execute();
    },
  };
}
