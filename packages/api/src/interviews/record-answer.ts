import type { InterviewStatus } from "@ats/core/interviews/interview";
import { timeSpanText } from "@ats/core/interviews/time-span";
import { to } from "@ats/core/navigation/routes";
import { recordActivities } from "../applications/activity.ts";
import { publishChange } from "../applications/publish-change.ts";
import type { CompanyDb } from "../database/database.ts";
import type { Acting } from "../kernel/implement.ts";
import { queueMail } from "../mail/outbox.ts";
import { notify } from "../notifications/notify.ts";
import type { Invitation } from "./invitation-row.ts";
import type { InterviewRow } from "./presenter.ts";

type AnswerType = "times_declined" | "interview_confirmed" | "interview_declined";

/** The offered times or the interview that a candidate answers. */
interface Answered {
  application_id: number;
  organiser_id: number;
  title: string;
  /** Names mail about it. */
  about: string;
  /** Absent for offered times. */
  interview?: InterviewRow | undefined;
}

export const aboutInvitation = (
  { id, application_id, organiser_id, interview: { title } }: Invitation,
  interview?: InterviewRow,
): Answered => ({ application_id, organiser_id, title, about: id, interview });

export const aboutInterview = (interview: InterviewRow): Answered => ({
  application_id: interview.application_id,
  organiser_id: interview.organiser.id,
  title: interview.title,
  about: interview.uid,
  interview,
});

interface Answer {
  type: AnswerType;
  text: string;
  /** Mails the organiser, beside their notification. */
  isMailed: boolean;
}

/**
 * Records the answer of a candidate, or of an agency for them, and notifies the organiser. Returns
 * the address to which it was mailed.
 */
export async function recordAnswer(
  call: Acting,
  answered: Answered,
  { type, text, isMailed }: Answer,
): Promise<{ mailed: string | null }> {
  const { db } = call;
  const { application_id, organiser_id, interview } = answered;
  const value_after = interview ? timeSpanText(interview, interview.time_zone) : null;
  const [activity] = await recordActivities(call, [
    { application_id, type, reason: text || null, value_after },
  ]);
  if (!activity) return { mailed: null };
  await notify(db, {
    activity_ids: [activity.id],
    recipients: [{ user_id: organiser_id, reason: "ORGANISER" }],
  });
  const recipient = await recipientOf(db, call.actor.company_id, answered);
  if (isMailed) await mailOrganiser(call, answered, type, recipient);
  publishChange(call, [{ id: application_id, job_id: recipient.job_id }], [activity.id]);
  return { mailed: isMailed ? recipient.email : null };
}

const aboutBooked = {
  subject: "Message about the interview",
  opening:
    "the candidate has sent you a message about their interview. It stays as it is until you change it.",
};
const words: Record<InterviewStatus | "open" | "declined", typeof aboutBooked> = {
  open: {
    subject: "No time suits",
    opening: "the candidate whom you invited to choose a time says that none of them suits.",
  },
  declined: {
    subject: "Interview declined",
    opening: "the candidate declines the interview. It stays as it is until you change it.",
  },
  SCHEDULED: aboutBooked,
  NO_SHOW: aboutBooked,
  CANCELLED: {
    subject: "Message about the cancelled interview",
    opening:
      "the candidate has sent you a message about the interview that was cancelled. It stays cancelled.",
  },
};

const recipientOf = (
  db: CompanyDb,
  company_id: number,
  { application_id, organiser_id }: Answered,
) =>
  db
    .selectFrom("applications as a")
    .innerJoin("jobs as j", (on) =>
      on.onRef("j.company_id", "=", "a.company_id").onRef("j.id", "=", "a.job_id"),
    )
    .innerJoin("users as u", "u.company_id", "a.company_id")
    .select(["j.id as job_id", "j.title", "j.job_number", "u.first_name", "u.email"])
    .where("a.company_id", "=", company_id)
    .where("a.id", "=", application_id)
    .where("u.id", "=", organiser_id)
    .executeTakeFirstOrThrow();

/**
 * Links to the application. Leaves out the candidate's name and words, which the reader may not be
 * allowed to see.
 */
async function mailOrganiser(
  { actor, db, services }: Acting,
  { application_id, title, about, interview }: Answered,
  type: AnswerType,
  recipient: Awaited<ReturnType<typeof recipientOf>>,
) {
  const { clock, publicUrl } = services;
  const state = interview ? interview.status : "open";
  const { subject, opening } = words[type === "interview_declined" ? "declined" : state];
  const when = interview ? `, ${timeSpanText(interview, interview.time_zone)}` : "";
  const link = new URL(`${to.applicationDetails({ id: application_id })}?tab=activity`, publicUrl)
    .href;
  const facts = [
    `Interview: ${title}${when}`,
    `Job: ${recipient.title} (${recipient.job_number})`,
    ...(actor.visitor ? [`Written for the candidate by: ${actor.visitor.company}`] : []),
  ].join("\n");
  await queueMail(
    db,
    actor.company_id,
    {
      to: recipient.email,
      subject: `${subject}: ${title}, ${recipient.title}`,
      text: `Hello ${recipient.first_name},\n\n${opening}\n\n${facts}\n\nRead their message: ${link}`,
    },
    clock(),
    { application_id, to_colleague: true, about },
  );
}
