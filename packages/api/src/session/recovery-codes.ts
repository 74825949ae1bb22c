import {
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryLength,
  formatRecoveryCode,
} from "@ats/core/session/recovery-code";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { hashSecret } from "../kernel/secret.ts";

interface Owner {
  company_id: number;
  id: number;
}

/** Replaces a user's recovery codes; the database stores only their hashes. */
export async function giveRecoveryCodes(db: Kysely<Tables>, owner: Owner): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await removeRecoveryCodes(db, owner);
  await db
    .insertInto("recovery_codes")
    .values(
      codes.map((code) => ({
        company_id: owner.company_id,
        user_id: owner.id,
        code_hash: hashSecret(code),
      })),
    )
    .execute();
  return codes.map(formatRecoveryCode);
}

export async function removeRecoveryCodes(db: Kysely<Tables>, owner: Owner): Promise<void> {
  await db
    .deleteFrom("recovery_codes")
    .where("company_id", "=", owner.company_id)
    .where("user_id", "=", owner.id)
    .execute();
}

/** Checks an unused recovery code of the user. Each works once. */
export async function redeemRecoveryCode(
  system: Kysely<Tables>,
  owner: Owner,
  code: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await system
    .updateTable("recovery_codes")
    .set({ used_date_time: now })
    .where("company_id", "=", owner.company_id)
    .where("user_id", "=", owner.id)
    .where("code_hash", "=", hashSecret(code))
    .where("used_date_time", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

// 256 is a multiple of the alphabet's length, so each letter is equally likely.
const newCode = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(recoveryLength)),
    (byte) => recoveryAlphabet[byte % recoveryAlphabet.length],
  ).join("");
