import { type Kysely, sql } from "kysely";
import type { Services } from "../app/services.ts";
import type { Tables } from "../database/tables.ts";
import type { Mail } from "./mailer.ts";

/** Delivery is tried this often before a message counts as failed. */
export const maxAttempts = 6;
/** Before the second attempt; doubled with each further one. */
const retryMs = 30_000;
/** Messages handed over in one go. */
const batch = 50;

/**
 * Puts mail into the company's outbox, in the transaction of what it tells about. Of confidential
 * mail the text is forgotten once it is sent.
 */
export async function queueMail(
  db: Kysely<Tables>,
  company_id: number,
  { to, subject, text }: Mail,
  now: Date,
  { confidential = false } = {},
): Promise<void> {
  await db
    .insertInto("outgoing_mail")
    .values({
      company_id,
      to_address: to,
      subject,
      text,
      confidential,
      created_date_time: now,
      next_attempt_date_time: now,
    })
    .execute();
}

/**
 * Hands over what is due, and says how many were sent. Without a mailer everything stays in the
 * outbox. Safe on several instances: each message is taken by one.
 */
export async function deliverMail({
  system,
  clock,
  mailer,
}: Pick<Services, "system" | "clock" | "mailer">): Promise<number> {
  if (!mailer) return 0;
  const now = clock();
  const { rows } = await sql<Taken>`
    update outgoing_mail set attempts = attempts + 1,
      next_attempt_date_time = ${now}::timestamptz + ${retryMs} * interval '1 ms' * 2 ^ attempts
    where id in (select id from outgoing_mail where status = 'queued'
      and next_attempt_date_time <= ${now} order by next_attempt_date_time, id
      limit ${batch} for update skip locked)
    returning id, to_address as "to", subject, text, attempts, confidential`.execute(system);
  let sent = 0;
  for (const { id, attempts, confidential, ...mail } of rows) {
    const settle = (result: {
      status?: "sent" | "failed";
      error?: string;
      text?: string;
      sent_date_time?: Date;
    }) => system.updateTable("outgoing_mail").set(result).where("id", "=", id).execute();
    try {
      await mailer.send(mail);
      await settle({
        status: "sent",
        sent_date_time: clock(),
        ...(confidential && { text: "" }),
      });
      sent += 1;
    } catch (error) {
      const reason = String((error as Error).message).slice(0, 500);
      await settle({ error: reason, ...(attempts >= maxAttempts && { status: "failed" }) });
    }
  }
  return sent;
}

type Taken = Mail & { id: number; attempts: number; confidential: boolean };
