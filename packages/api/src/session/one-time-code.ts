import type { Kysely } from "kysely";
// The build without Node's crypto, which bundlers for browser tests would otherwise choose.
import { Secret, TOTP } from "otpauth/dist/otpauth.esm.js";
import type { Tables } from "../database/tables.ts";

/** Time step of a code, at most one step away from now; undefined for a wrong code. */
export function stepOfCode(totp_secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(totp_secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** A code that was used later than this was used under a wrong clock. */
const stepsAhead = 10;

/**
 * Checks a code of the user's authenticator, up to one step early or late. Each code works once.
 */
export async function redeemOneTimeCode(
  system: Kysely<Tables>,
  user: { company_id: number; id: number; totp_secret: string },
  code: string,
  now: Date,
): Promise<boolean> {
  const counter = stepOfCode(user.totp_secret, code, now);
  if (counter === undefined) return false;
  const { numUpdatedRows } = await system
    .updateTable("users")
    .set({ totp_last_counter: counter })
    .where("company_id", "=", user.company_id)
    .where("id", "=", user.id)
    .where((row) =>
      row.or([
        row("totp_last_counter", "is", null),
        row("totp_last_counter", "<", counter),
        row("totp_last_counter", ">", counter + stepsAhead),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
