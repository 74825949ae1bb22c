import { fullName } from "@ats/core/validation/person-name";
import * as contract from "@ats/core/documents/contract";
import { needsReason } from "@ats/core/applications/status";
import { reminderDays } from "@ats/core/documents/envelope";
import { endOfDayAfter } from "@ats/core/interviews/zoned-time";
import { messageHoldMs } from "@ats/core/messages/compose";
import { sql } from "kysely";
import { type Call, implement } from "../kernel/implement.ts";
import { HttpError } from "../kernel/http-error.ts";
import { recordActivities } from "../applications/activity.ts";
import { publishChange } from "../applications/publish-change.ts";
import { lockApplications } from "../applications/lock-applications.ts";
import { brandSender } from "../careers/brand-sender.ts";
import type { CompanyDb } from "../database/database.ts";
import { queueMail, cancelMail } from "../mail/outbox.ts";
import type { MailSender } from "../kernel/ports/mailer.ts";
import { hashSecret, newSecret } from "../kernel/secret.ts";
import {
  applyActionToVersion,
  lockApplicationOf,
  mailAbout,
  needEnvelope,
  readEnvelope,
  addTimelineEvent,
} from "./envelopes.ts";
import { recordWithdrawn } from "./unsigned-documents.ts";
import { askingMail, mailSettings } from "./signing-mail.ts";
import { after } from "../kernel/time.ts";

const dayMs = 24 * 60 * 60_000;

const signerOf = async (db: CompanyDb, application_id: number) => {
  const { email, ...name } = await db
    .selectFrom("applications as a")
    .innerJoin("candidates as c", "c.id", "a.candidate_id")
    .where("a.id", "=", application_id)
    .select(["c.first_name", "c.last_name", "c.email"])
    .executeTakeFirstOrThrow();
  return { signer_name: fullName(name), signer_email: email };
};

/**
 * The sender of the job's brand, or else the user who sent a document: the candidate's questions and
 * answers go to them.
 */
export async function senderOf(
  db: CompanyDb,
  envelope_id: number,
): Promise<MailSender | undefined> {
  const sender = await db
    .selectFrom("envelope_events as v")
    .innerJoin("users as u", "u.id", "v.user_id")
    .innerJoin("envelopes as e", "e.id", "v.envelope_id")
    .innerJoin("applications as a", "a.id", "e.application_id")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .where("v.envelope_id", "=", envelope_id)
    .where("v.type", "=", "sent")
    .select(["u.first_name", "u.last_name", "u.email", "j.brand_name", "v.company_id"])
    .executeTakeFirst();
  if (!sender) return undefined;
  const { company_id, brand_name, email } = sender;
  return brandSender(db, company_id, brand_name, { name: fullName(sender), email });
}

const sendEnvelope = implement(contract.sendEnvelope, async (call) => {
  const { actor, params, body, db, services } = call;
  const { company_id, user_id } = actor;
  const envelope = await needEnvelope(call, params.id);
  const [application] = await lockApplications(db, [envelope.application_id]);
  if (application && needsReason(application.status))
    throw new HttpError(409, "This application has ended. Restore it, then send the document.");
  const signer = await signerOf(db, envelope.application_id);
  if (!signer.signer_email)
    throw new HttpError(
      409,
      "The candidate has no email address to send the document to. Add one first.",
    );
  const now = services.clock();
  const token = newSecret();
  const settings = await mailSettings(db, company_id, envelope.application_id);
  const expires_date_time = endOfDayAfter(now, body.days, settings.time_zone);
  await applyActionToVersion(call, "send", envelope, {
    ...signer,
    token_hash: hashSecret(token),
    expires_date_time,
    // No reminder on the day the document expires.
    remind_date_time: body.days > reminderDays ? after(now, reminderDays * dayMs) : null,
  });
  const { id: envelope_id, title, application_id } = envelope;
  const sent_to = signer.signer_email;
  await addTimelineEvent(db, { company_id, envelope_id, type: "sent", user_id, sent_to }, now);
  await recordActivities(call, [{ application_id, type: "document_sent", value_after: title }]);
  const asked = {
    ...signer,
    title,
    ...settings,
    expires_date_time,
    token,
    publicUrl: services.publicUrl,
    sender: await senderOf(db, envelope_id),
  };
  await queueMail(db, company_id, askingMail(asked, false), now, {
    confidential: true,
    application_id,
    about: mailAbout(envelope_id),
    sendAt: after(now, messageHoldMs),
  });
  publishChange(call, [{ id: application_id, job_id: envelope.job_id }]);
  return readEnvelope(db, envelope_id, services.clock());
});

const remindEnvelope = implement(contract.remindEnvelope, async (call) => {
  const { actor, params, db, services } = call;
  const envelope = await needEnvelope(call, params.id);
  if (!(await remind(db, envelope.id, actor.company_id, services, actor.user_id)))
    throw new HttpError(
      409,
      "Only a document that awaits a signature can have a reminder. Reload the page.",
    );
  publishChange(call, [{ id: envelope.application_id, job_id: envelope.job_id }]);
  return readEnvelope(db, envelope.id, services.clock());
});

/**
 * Sends a new link to the candidate's current address; the earlier link stops working. False when
 * nothing waits for a signature.
 */
export async function remind(
  db: CompanyDb,
  id: number,
  company_id: number,
  { clock, publicUrl }: Pick<Call["services"], "clock" | "publicUrl">,
  user_id?: number,
): Promise<boolean> {
  const now = clock();
  const token = newSecret();
  await lockApplicationOf(db, id);
  const row = await db
    .updateTable("envelopes")
    .set({ token_hash: hashSecret(token), remind_date_time: null })
    .set({
      signer_email: sql`coalesce((select nullif(c.email, '') from applications a
        join candidates c on c.id = a.candidate_id where a.id = envelopes.application_id),
        envelopes.signer_email)`,
    })
    .where("id", "=", id)
    .where("status", "=", "PENDING")
    .where("expires_date_time", ">", now)
    // With several instances, only one sends the reminder.
    .$if(user_id === undefined, (query) => query.where("remind_date_time", "<=", now))
    .returning(["title", "application_id", "signer_name", "signer_email", "expires_date_time"])
    .executeTakeFirst();
  if (!row) return false;
  const sent_to = row.signer_email ?? "";
  await addTimelineEvent(
    db,
    { company_id, envelope_id: id, type: "reminded", sent_to, ...(user_id && { user_id }) },
    now,
  );
  const asked = {
    signer_name: row.signer_name ?? "",
    signer_email: sent_to,
    title: row.title,
    ...(await mailSettings(db, company_id, row.application_id)),
    expires_date_time: row.expires_date_time ?? now,
    token,
    publicUrl,
    sender: await senderOf(db, id),
  };
  await cancelMail(db, [mailAbout(id)], "A newer link replaced this one before it was sent.");
  await queueMail(db, company_id, askingMail(asked, true), now, {
    confidential: true,
    application_id: row.application_id,
    about: mailAbout(id),
    sendAt: after(now, messageHoldMs),
  });
  return true;
}

const withdrawEnvelope = implement(contract.withdrawEnvelope, async (call) => {
  const { params, body, db, services } = call;
  const envelope = await needEnvelope(call, params.id);
  await applyActionToVersion(call, "withdraw", envelope, { reason: body.reason });
  await recordWithdrawn(call, envelope, body.reason);
  publishChange(call, [{ id: envelope.application_id, job_id: envelope.job_id }]);
  return readEnvelope(db, envelope.id, services.clock());
});

export const sendingHandlers = [sendEnvelope, remindEnvelope, withdrawEnvelope];
