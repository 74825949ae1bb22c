import type { People } from "@ats/core/approvals/acts";
import { linkDays } from "@ats/core/approvals/portal-contract";
import type { SubjectKey } from "@ats/core/approvals/subject";
import { messageHoldMs } from "@ats/core/messages/compose";
import { to } from "@ats/core/navigation/routes";
import type { Acting } from "../kernel/implement.ts";
import { after } from "../kernel/time.ts";
import { cancelMail, queueMail } from "../mail/outbox.ts";
import type { CompanyDb } from "../database/database.ts";
import { readNames } from "./user-names.ts";
import { addLink } from "./links.ts";
import { owing, type StoredRequisition } from "./stored-requisition.ts";
import { readSubject } from "./subjects.ts";
import { namedFirst, namedIn, shortName } from "./title-of.ts";

const aboutOf = ({ kind, subject_id }: SubjectKey) => `approval of ${kind} ${subject_id}`;

/** Cancels unsent mail about a request whose state has changed. */
export const cancelRequisitionMail = (db: CompanyDb, requisition: SubjectKey) =>
  cancelMail(db, [aboutOf(requisition)], "The request's state changed before this was sent.");

interface RequisitionMail {
  /** User ids; those whose account is not active get nothing. */
  recipients: readonly number[];
  subject: string;
  news: string;
  next: string;
  /** More for one recipient, below the link. */
  more?(user_id: number): Promise<string | undefined>;
  /** Held for a moment, so that an undone act tells nobody. */
  isHeld?: boolean;
}

/** Mails people about a request, with a link to it. */
export async function mailAbout(
  { actor, db, services }: Acting,
  requisition: StoredRequisition,
  { recipients, subject, news, next, more, isHeld = true }: RequisitionMail,
): Promise<void> {
  if (recipients.length === 0) return;
  const { company_id, kind, subject_id } = requisition;
  const users = await db
    .selectFrom("users")
    .select(["id", "first_name", "email"])
    .where("company_id", "=", company_id)
    .where("id", "in", [...new Set(recipients)])
    .where("is_active", "=", true)
    .orderBy("id")
    .execute();
  const link = new URL(`${to.vacancyApproval()}?${kind}=${subject_id}`, services.publicUrl).href;
  const now = services.clock();
  for (const { id, email, first_name } of users) {
    if (id === actor.user_id) continue;
    const own = await more?.(id);
    const text = [`Hello ${first_name},`, news, `${next}: ${link}`, ...(own ? [own] : [])];
    await queueMail(db, company_id, { to: email, subject, text: text.join("\n\n") }, now, {
      ...(actor.user_id && { user_id: actor.user_id }),
      about: aboutOf(requisition),
      ...(isHeld && { sendAt: after(now, messageHoldMs) }),
    });
  }
}

/** Mails those who owe a decision, or reminds them, and who stands in for them today. */
export async function mailApprovers(
  acting: Acting,
  { delegateOf }: Pick<People, "delegateOf">,
  requisition: StoredRequisition,
  recipients: readonly number[],
  reminds = false,
): Promise<void> {
  const { company_id, requested_by } = requisition;
  const nameOf = await readNames(acting.db, company_id, [requested_by, ...recipients]);
  const mail = {
    subject: reminds
      ? `Reminder: ${shortName(requisition)} waits for your approval`
      : `For approval: ${shortName(requisition)}`,
    next: "Read it, then approve it or send it back",
    isHeld: !reminds,
  };
  const news = reminds
    ? `${namedFirst(requisition)} waits for your approval.`
    : `${nameOf(requested_by) || "Somebody"} sent ${namedIn(requisition)} for approval.`;
  for (const away of recipients) {
    const standIn = delegateOf(away);
    if (standIn !== undefined && !recipients.includes(standIn))
      await mailAbout(acting, requisition, {
        ...mail,
        recipients: [standIn],
        news: `${news} You stand in for ${nameOf(away)}.`,
      });
  }
  await mailAbout(acting, requisition, {
    ...mail,
    recipients,
    news,
    async more(user_id) {
      const owed = owing(requisition).find((each) => each.user_id === user_id);
      if (!owed) return undefined;
      return `Or decide without signing in, once and within ${linkDays} days: ${await addLink(acting, requisition, owed)}`;
    },
  });
}

/** Tells who sent a request that it came back, and why. */
export async function mailReturned(
  acting: Acting,
  requisition: StoredRequisition,
  comment: string,
): Promise<void> {
  const { company_id, requested_by } = requisition;
  const { user_id } = acting.actor;
  const nameOf = await readNames(acting.db, company_id, [user_id ?? 0]);
  const subject = await readSubject(acting.db, company_id, requisition);
  await mailAbout(acting, requisition, {
    recipients: [requested_by, ...(subject?.owners ?? [])],
    subject: `Sent back: ${shortName(requisition)}`,
    news: `${nameOf(user_id ?? 0) || "An approver"} sent ${namedIn(requisition)} back:\n\n${comment}`,
    next: "Change it and send it again",
  });
}

/** Tells who sent a request that it is approved, where they have to go on themselves. */
export const mailApproved = (
  acting: Acting,
  requisition: StoredRequisition,
  next: string,
): Promise<void> =>
  mailAbout(acting, requisition, {
    recipients: [requisition.requested_by],
    subject: `Approved: ${shortName(requisition)}`,
    news: `${namedFirst(requisition)} is approved.`,
    next,
    isHeld: false,
  });
