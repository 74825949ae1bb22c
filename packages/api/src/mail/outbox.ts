import type { MessageChannel } from "@ats/core/mail/contract";
import {
  type Insertable,
  type Kysely,
  type RawBuilder,
  type SqlBool,
  sql,
  type Updateable,
} from "kysely";
import type { Services } from "../kernel/services.ts";
import type { Tables } from "../database/tables.ts";
import {
  type Mail,
  type MailAttachment,
  RefusedForGood,
  RefusedInPart,
} from "../kernel/ports/mailer.ts";
import { holdsSecret } from "../kernel/secret.ts";
import type { OutgoingMailTable } from "./tables.ts";
import { addressKey } from "./address-key.ts";
import { notifyFailure } from "./notify-failure.ts";
import { recordSent } from "./record-sent.ts";
import { before } from "../kernel/time.ts";

/** Attempts, over about a day, before a message counts as failed. */
export const maxAttempts = 30;
/** Milliseconds before the second attempt; doubles with each further one, up to an hour. */
const retryMs = 30_000;
export const longestRetryMs = 60 * 60_000;
/** Longer than sending a message can take: after that, the instance that took it has stopped. */
const claimMs = 15 * 60_000;
/** A claim that looks older comes from another clock, and may be a moment old. */
export const oldestClaimMs = 24 * 60 * 60_000;
/** Messages per run. */
const batch = 50;

export interface QueueOptions {
  /** Hides the text from everyone but the recipient, and deletes it once sent. A secret in it does too. */
  confidential?: boolean;
  /** Holds the message until then, so that it can be cancelled; default at once. */
  sendAt?: Date;
  /** The application whose thread has the message. */
  application_id?: number;
  /** True for mail to a colleague about the application. */
  to_colleague?: boolean;
  /** Key of the interview, invitation, document, vacancy or job alert that the message is about. */
  about?: string;
  user_id?: number;
}

/** Queues mail in the transaction of the change that it reports. Returns its id. */
export async function queueMail(
  db: Kysely<Tables>,
  company_id: number,
  { to, sender, attachments, ...mail }: Mail,
  now: Date,
  { sendAt = now, ...about }: QueueOptions = {},
): Promise<number> {
  const [id] = await queueMessages(db, [
    {
      ...mail,
      ...about,
      ...(holdsSecret(`${mail.text} ${mail.html ?? ""}`) && { confidential: true }),
      company_id,
      to_address: to,
      sender: sender ? JSON.stringify(sender) : null,
      ...(attachments && { attachments: JSON.stringify(attachments) }),
      created_date_time: now,
      next_attempt_date_time: sendAt,
    },
  ]);
  return id as number;
}

/** Queues messages of any kind. Returns their ids in the same order. */
export async function queueMessages(
  db: Kysely<Tables>,
  messages: readonly Omit<Insertable<OutgoingMailTable>, "address_key">[],
): Promise<number[]> {
  if (messages.length === 0) return [];
  const rows = messages.map((row) => ({ ...row, address_key: addressKey(row.to_address) }));
  const queued = await db.insertInto("outgoing_mail").values(rows).returning("id").execute();
  return queued.map(({ id }) => id);
}

/**
 * Cancels unsent mail about a record. A message that is being sent right now is not tried again,
 * but counts as sent if it goes out.
 */
export const cancelMail = (
  db: Kysely<Tables>,
  about: readonly string[],
  why: string,
  of: RawBuilder<SqlBool> = sql`true`,
) =>
  db
    .updateTable("outgoing_mail")
    .set({ status: "cancelled", error: why, changed_by: null })
    .where("about", "in", about)
    .where("status", "in", ["queued", "failed"])
    .where(of)
    .returning(["address_key", "to_colleague"])
    .execute();

type Needed = Pick<Services, "system" | "clock" | "files" | "live" | "mailer" | "texts">;

/**
 * Sends the messages that are due and returns how many went out. Messages without a transport stay
 * in the outbox. Safe on several instances: each message is taken by one.
 */
export async function deliverMail(
  { system, clock, files, live, mailer, texts }: Needed,
  stopped?: AbortSignal,
): Promise<number> {
  const channels: MessageChannel[] = [];
  if (mailer) channels.push("email");
  if (texts) channels.push("sms");
  if (channels.length === 0) return 0;
  const due = clock();
  const taken: ClaimedMessage[] = [];
  let sent = 0;
  while (taken.length < batch) {
    if (stopped?.aborted) break;
    const message = await claimNext(system, channels, due, clock());
    if (!message) break;
    taken.push(message);
    if (await send({ system, clock, files, live, mailer, texts }, message)) sent += 1;
  }
  for (const [company_id, ofCompany] of Map.groupBy(taken, (row) => row.company_id))
    await live.publish({
      company_id,
      written_to_ids: [...new Set(ofCompany.flatMap(({ application_id }) => application_id ?? []))],
    });
  return sent;
}

/** False for a message that a user wrote in an application's thread. */
const isAutomatic = sql<boolean>`(user_id is null or stage is not null or about is not null)`;

/** Takes the message that has been due longest, unless another instance is sending it. */
async function claimNext(
  system: Kysely<Tables>,
  channels: readonly MessageChannel[],
  due: Date,
  now: Date,
): Promise<ClaimedMessage | undefined> {
  const { rows } = await sql<ClaimedMessage>`
    update outgoing_mail m set attempts = attempts + 1, claimed_date_time = ${now},
      next_attempt_date_time = ${now}::timestamptz
        + least(${retryMs} * 2 ^ attempts, ${longestRetryMs}) * interval '1 ms'
    where id = (select id from outgoing_mail where status = 'queued'
      and channel = any(${channels}) and next_attempt_date_time <= ${due}
      and (claimed_date_time is null
        or claimed_date_time between ${before(now, oldestClaimMs)} and ${before(now, claimMs)})
      order by next_attempt_date_time, id limit 1 for update skip locked)
    returning company_id, application_id, to_colleague, about, user_id, template_id, id, created_date_time, channel, attempts,
      confidential, to_address, text, accepted, ${isAutomatic} as is_automatic,
      json_strip_nulls(json_build_object('subject', subject, 'text', text, 'html', html, 'cc', cc,
        'bcc', bcc, 'sender', sender, 'unsubscribe_url', unsubscribe_url, 'attachments', attachments)) as mail,
      (select coalesce(json_agg(f order by f.id), '[]') from message_attachments x
        join attachments f on f.company_id = x.company_id and f.id = x.attachment_id
        where x.company_id = m.company_id and x.message_id = m.id) as attached`.execute(system);
  return rows[0];
}

/** Sends a message and stores the result in its row. Returns true when it was sent. */
async function send(services: Needed, message: ClaimedMessage): Promise<boolean> {
  const { system, clock, files, mailer, texts } = services;
  const {
    company_id,
    channel,
    attempts,
    confidential,
    to_address: to,
    text,
    mail,
    attached,
  } = message;
  const settle = (result: Updateable<OutgoingMailTable>) =>
    system
      .updateTable("outgoing_mail")
      .set({ ...result, claimed_date_time: null })
      .where("id", "=", message.id);
  // Unique across databases too, should one be created again.
  const id = `${company_id}-${message.id}-${message.created_date_time.getTime()}`;
  try {
    let refused: string | undefined;
    if (channel === "sms") await texts?.send({ id, to, text });
    else {
      const attachments = [
        ...(mail.attachments ?? []),
        ...(await readAttachments(files, attached)),
      ];
      const { accepted, is_automatic } = message;
      const answer = await mailer?.send({ ...mail, id, to, is_automatic, accepted, attachments });
      refused = answer?.refused;
    }
    await settle({
      status: "sent",
      error: refused ? reasonOf(refused) : null,
      sent_date_time: clock(),
      ...(confidential && { text: "", html: null, unsubscribe_url: null }),
    })
      // A cancellation during the attempt came too late.
      .set({ changed_by: sql`case when status = 'queued' then changed_by end` })
      .execute();
    await recordSent(services, message);
    return true;
  } catch (error) {
    const isForGood =
      error instanceof RefusedForGood || (error instanceof RefusedInPart && error.isForGood);
    const isOver = attempts >= maxAttempts || isForGood;
    const why = reasonOf((error as Error).message);
    // A message that was cancelled meanwhile stays cancelled, with its reason.
    const { status } = await settle({
      ...(error instanceof RefusedInPart && { accepted: [...error.accepted] }),
    })
      .set({
        error: sql`case when status = 'queued' then ${why} else error end`,
        status: sql`case when status = 'queued' and ${isOver} then 'failed' else status end`,
      })
      .returning("status")
      .executeTakeFirstOrThrow();
    if (status === "failed") await notifyFailure(services, message);
    return false;
  }
}

const reasonOf = (message: string) => message.slice(0, 500);

/** Reads the attached files; a message is not sent without one of them. */
const readAttachments = (
  files: Services["files"],
  attached: ClaimedMessage["attached"],
): Promise<MailAttachment[]> =>
  Promise.all(
    attached.map(async ({ name, type, file_key }) => {
      const content = await files.get(file_key);
      if (!content) throw new Error(`Its file ${name} is no longer stored.`);
      return { name, type, content };
    }),
  );

interface ClaimedMessage {
  company_id: number;
  application_id: number | null;
  to_colleague: boolean;
  about: string | null;
  user_id: number | null;
  template_id: number | null;
  id: number;
  created_date_time: Date;
  channel: MessageChannel;
  attempts: number;
  confidential: boolean;
  to_address: string;
  text: string;
  accepted: string[];
  is_automatic: boolean;
  mail: Omit<Mail, "to">;
  attached: { name: string; type: string; file_key: string }[];
}
