import type { RawBuilder, SqlBool } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { queueMail } from "../mail/outbox.ts";
import { hasRight } from "../roles/has-right.ts";

interface Notice {
  subject: string;
  /** Follows the greeting. */
  text: string;
  about: string;
}

/** Mails a notice to the active users `u` of the company for whom the condition holds. */
export async function mailUsers(
  db: CompanyDb,
  company_id: number,
  isReader: RawBuilder<SqlBool>,
  { subject, text, about }: Notice,
  now: Date,
): Promise<void> {
  const users = await db
    .selectFrom("users as u")
    .select(["u.first_name", "u.email"])
    .where("u.company_id", "=", company_id)
    .where("u.is_active", "=", true)
    .where("u.send_notification", "=", true)
    .where(isReader)
    .orderBy("u.id")
    .execute();
  for (const { email, first_name } of users)
    await queueMail(
      db,
      company_id,
      { to: email, subject, text: `Hello ${first_name},\n\n${text}` },
      now,
      { about },
    );
}

/** Mails a notice to those who manage the company's agencies. */
export const mailManagers = (db: CompanyDb, company_id: number, notice: Notice, now: Date) =>
  mailUsers(db, company_id, hasRight("u", "UPDATE_AGENCIES"), notice, now);

/** Mails a notice to the contact through whom an agency uses the portal. */
export async function mailAgency(
  db: CompanyDb,
  { company_id, agency_id }: { company_id: number; agency_id: number },
  { subject, text, about }: Notice,
  now: Date,
): Promise<void> {
  const contact = await db
    .selectFrom("agency_links")
    .select(["contact_name", "email"])
    .where("company_id", "=", company_id)
    .where("agency_id", "=", agency_id)
    .where("status", "=", "ACTIVE")
    .executeTakeFirst();
  if (!contact?.email) return;
  await queueMail(
    db,
    company_id,
    { to: contact.email, subject, text: `Hello ${contact.contact_name},\n\n${text}` },
    now,
    { about },
  );
}
