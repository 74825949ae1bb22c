import { isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import { messageHoldMs, renderEmail, renderText } from "@ats/core/messages/compose";
import type { sendEmails, sendTexts } from "@ats/core/messages/contract";
import { anonymisedRecipientRefusal } from "@ats/core/messages/message";
import type { MessageChannel } from "@ats/core/mail/contract";
import { shownValues, tagText, usesInterviewTags } from "@ats/core/templates/merge-tags";
import type { FieldGroup } from "@ats/core/rights/rights";
import { plainTextOf } from "@ats/core/templates/plain-text";
import { type EmailPayload, emailSendingTexts } from "@ats/core/validation/email-sending";
import { cleanRichText } from "@ats/core/validation/rich-text";
import { emailKey } from "@ats/core/validation/email";
import type { Insertable } from "kysely";
import { readerStates } from "../applications/reader-state.ts";
import { recordActivities } from "../applications/activity.ts";
import { lockApplications, whyStale } from "../applications/lock-applications.ts";
import type { ApplicationRow } from "../applications/presenter.ts";
import type { Call, SessionActor } from "../kernel/implement.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import type { MailSender } from "../kernel/ports/mailer.ts";
import { queueMessages } from "../mail/outbox.ts";
import { publishMessages } from "../mail/publish-messages.ts";
import type { OutgoingMailTable } from "../mail/tables.ts";
import { attach, needAttachments } from "./attachments.ts";
import { type Addressee, readAddressees } from "./merge-values.ts";
import { needTemplate } from "../templates/need-template.ts";
import { after } from "../kernel/time.ts";

/** One applicant's message as the outbox stores it, or the reason for none. */
type Written = Pick<
  Insertable<OutgoingMailTable>,
  "to_address" | "cc" | "bcc" | "subject" | "text" | "html" | "sender" | "interview_id"
> & { problem: string | undefined };

/** Values of the merge tags, and the interview that they quote. */
type Filling = Pick<Addressee, "values" | "interview_id">;

/** Sends an email to each applicant. */
export async function sendEmail(call: Call<typeof sendEmails>) {
  const { actor, body, db } = call;
  const rows = await lockApplications(db, body.application_ids);
  const sender = await needSender(db, actor, body.from.email);
  const files = await needAttachments(db, actor, body.files);
  const draft = { ...body, body: cleanRichText(body.body) };
  const about = { rows, sender, files };
  return send(call, "email", about, (addressee) =>
    writeEmail(draft, addressee, sender, actor.access.hidden),
  );
}

/**
 * Renders an email: to its first recipients, with copies to the others. It quotes nothing that is
 * `hidden` from its author.
 */
export function writeEmail(
  draft: EmailPayload,
  { values, interview_id }: Filling,
  sender: MailSender,
  hidden: readonly FieldGroup[] = [],
): Written {
  const { message, problem } = renderEmail(draft, shownValues(values, hidden), values);
  return {
    to_address: enabledAddresses(message.to).join(", "),
    cc: enabledAddresses(message.cc),
    bcc: enabledAddresses(message.bcc),
    subject: message.subject,
    text: plainTextOf(message.body),
    html: message.body,
    sender: JSON.stringify(sender),
    interview_id: usesInterviewTags(draft.subject, draft.body) ? interview_id : null,
    problem,
  };
}

const enabledAddresses = (recipients: EmailPayload["to"]) =>
  recipients.filter(({ email, status }) => status && email).map(({ email }) => email);

/** Sends a text message to each applicant. */
export async function sendText(call: Call<typeof sendTexts>) {
  const { actor, body, db } = call;
  const rows = await lockApplications(db, body.application_ids);
  const sender = await readSender(db, actor);
  return send(call, "sms", { rows, sender, files: [] }, (addressee) =>
    writeText(body.text, addressee, actor.access.hidden),
  );
}

/** Renders a text message to the applicant's mobile number. */
export function writeText(
  text: string,
  { values, interview_id }: Filling,
  hidden: readonly FieldGroup[] = [],
): Written {
  const draft = { to: tagText("candidate.contact_mobile_number"), text };
  const { message, problem } = renderText(draft, shownValues(values, hidden), values);
  return {
    to_address: message.to,
    subject: "",
    text: message.text,
    interview_id: usesInterviewTags(text) ? interview_id : null,
    problem,
  };
}

type Sending = Pick<Call<typeof sendTexts>, "actor" | "db" | "services" | "afterCommit"> & {
  body: Pick<
    Call<typeof sendTexts>["body"],
    "application_ids" | "versions" | "template_id" | "send_at"
  >;
};

/** Queues each applicant's message, and reports why others get none. */
async function send(
  call: Sending,
  channel: MessageChannel,
  { rows, sender, files }: { rows: ApplicationRow[]; sender: MailSender; files: number[] },
  write: (addressee: Filling) => Written,
) {
  const { actor, body, db, services } = call;
  const now = services.clock();
  const sendAt = sendTime(body.send_at, now);
  await needTemplate(db, body.template_id);
  const known = await readerStates(db, actor, rows);
  const addressees = await readAddressees(db, body.application_ids, sender, now, actor);
  const seen = { ids: body.application_ids, versions: body.versions };
  const results = rows.map((row) => {
    if (isAnonymisedFor(actor, row.anonymised && !known(row).revealed))
      return { id: row.id, problem: anonymisedRecipientRefusal };
    const stale = whyStale(row, seen);
    if (stale) return { id: row.id, problem: stale };
    const addressee = addressees.find(({ id }) => id === row.id);
    const { problem, ...written } = write(addressee ?? { values: {}, interview_id: null });
    return { id: row.id, problem, written };
  });
  const going = results.flatMap(({ id, problem, written }) =>
    problem || !written ? [] : [{ id, written }],
  );
  const ids = await queueMessages(
    db,
    going.map(({ id, written }) => ({
      ...written,
      company_id: actor.company_id,
      channel,
      application_id: id,
      user_id: actor.user_id,
      template_id: body.template_id,
      created_date_time: now,
      next_attempt_date_time: sendAt,
    })),
  );
  await attach(db, actor, ids, files);
  publishMessages(
    call,
    going.map(({ id }) => id),
  );
  await recordActivities(
    call,
    going.map(({ id }) => ({
      application_id: id,
      type: "message_scheduled" as const,
      value_after: channel,
    })),
  );
  const messageOf = new Map(going.map(({ id }, place) => [id, ids[place]]));
  return {
    records: results.map(({ id, problem }) => ({
      application_id: id,
      message_id: messageOf.get(id) ?? null,
      message: problem ?? null,
    })),
    send_date_time: sendAt,
  };
}

const dayMs = 24 * 60 * 60_000;

/** At the requested time, but every message is held for a while first. */
function sendTime(asked: string | null, now: Date): Date {
  const earliest = after(now, messageHoldMs);
  if (!asked) return earliest;
  const time = new Date(asked);
  if (time.getTime() < now.getTime() - 60_000)
    throw new HttpError(400, "This time has passed. Choose a later one.");
  if (time > after(now, 366 * dayMs))
    throw new HttpError(400, "This is more than a year from now. Choose an earlier time.");
  return time < earliest ? earliest : time;
}

/** The actor as the sender of a message. */
export async function readSender(db: CompanyDb, actor: SessionActor): Promise<MailSender> {
  const user = await db
    .selectFrom("users")
    .select(["first_name", "last_name", "email"])
    .where("company_id", "=", actor.company_id)
    .where("id", "=", actor.user_id)
    .executeTakeFirstOrThrow();
  return { name: `${user.first_name} ${user.last_name}`.trim(), email: user.email };
}

/** The sender of an email: the actor, or the colleague who gets the replies. */
export async function needSender(
  db: CompanyDb,
  actor: SessionActor,
  from: string,
): Promise<MailSender> {
  const email = emailKey(from);
  if (!email) throw new HttpError(400, emailSendingTexts.from);
  const user = await db
    .selectFrom("users")
    .select(["first_name", "last_name", "email"])
    .where("company_id", "=", actor.company_id)
    .where("email_key", "=", email)
    .executeTakeFirst();
  if (!user)
    throw new HttpError(400, "Nobody in your company has this From address. Use your own.");
  return { name: `${user.first_name} ${user.last_name}`.trim(), email: user.email };
}
