import { emailKey } from "@ats/core/validation/email";
import { createHMAC, createSHA256 } from "hash-wasm";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

const sha256 = Promise.resolve(await createSHA256());

interface Contact {
  email: string | null;
  contact_mobile_number: string | null;
}

/**
 * Codes of a person's email and telephone number, by a key of the company: equal for equal contacts,
 * and no way back to them.
 */
export async function contactCodes(
  db: Kysely<Tables>,
  company_id: number,
  { email, contact_mobile_number }: Contact,
): Promise<string[]> {
  const hmac = await createHMAC(sha256, await keyOf(db, company_id));
  return [
    ...(email ? [`email ${emailKey(email)}`] : []),
    ...(contact_mobile_number ? [`phone ${contact_mobile_number}`] : []),
  ].map((each) => hmac.init().update(each).digest("hex"));
}

async function keyOf(db: Kysely<Tables>, company_id: number): Promise<string> {
  const stored = () =>
    db.selectFrom("agency_contact_keys").select("key").where("company_id", "=", company_id);
  const found = await stored().executeTakeFirst();
  if (found) return found.key;
  await db
    .insertInto("agency_contact_keys")
    .values({ company_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await stored().executeTakeFirstOrThrow()).key;
}
