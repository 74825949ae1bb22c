import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { queueMail } from "../mail/outbox.ts";
import type { AccountEvent } from "./tables.ts";

export interface AccountUser {
  company_id: number;
  id: number;
  email: string;
  first_name: string;
}

/** The author of a change, with address and time. */
export interface EventAuthor {
  actor_id: number;
  address: string;
  now: Date;
}

/**
 * Logs a change of how a user signs in, and mails the user so that nobody else can make one in
 * secret. Part of the caller's transaction.
 */
export async function logAccountEvent(
  db: Kysely<Tables>,
  { company_id, id, email, first_name }: AccountUser,
  event: AccountEvent,
  { actor_id, address, now }: EventAuthor,
  { subject, text }: { subject: string; text: string },
): Promise<void> {
  await db
    .insertInto("account_events")
    .values({ company_id, user_id: id, actor_id, event, address, created_date_time: now })
    .execute();
  const letter = `Hello ${first_name},

${text}

If you did not expect this, change your password at once and tell your administrator.
`;
  await queueMail(db, company_id, { to: email, subject, text: letter }, now);
}
