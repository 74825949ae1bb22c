import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { MailSender } from "../kernel/ports/mailer.ts";
import { brandAmong, brandsOf } from "./brands.ts";

type Db = Kysely<Tables>;

/**
 * Returns the sender of automatic mail to an applicant for a job of a brand: as the brand says, or
 * else the colleague whose work the mail is about.
 */
export async function brandSenders(db: Db, company_id: number) {
  const brands = await brandsOf(db, company_id);
  return (brand_name: string, { name, email }: MailSender): MailSender => {
    const brand = brandAmong(brands, brand_name);
    return { name: brand?.mail_name || name, email: brand?.reply_to ?? email };
  };
}

/** The sender for one job. */
export async function brandSender(
  db: Db,
  company_id: number,
  brand_name: string,
  colleague: MailSender,
): Promise<MailSender> {
  const senderOf = await brandSenders(db, company_id);
  return senderOf(brand_name, colleague);
}
