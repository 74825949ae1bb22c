import { declineTimes } from "@ats/core/interviews/booking-contract";
import type { InterviewStatus } from "@ats/core/interviews/interview";
import { timeSpanText } from "@ats/core/interviews/time-span";
import { to } from "@ats/core/navigation/routes";
import { sql } from "kysely";
import type { Services } from "../kernel/services.ts";
import { implementPublic } from "../kernel/implement.ts";
import { runOnceByLink } from "../kernel/idempotency.ts";
import { countMail, mayMail } from "../kernel/public-write-limits.ts";
import { HttpError } from "../kernel/http-error.ts";
import { recordActivities } from "../applications/activity.ts";
import { publishChange } from "../applications/publish-change.ts";
import type { CompanyDb } from "../database/database.ts";
import { queueMail } from "../mail/outbox.ts";
import { hashSecret } from "../kernel/secret.ts";
import { withOpenInvitation, withBooking } from "./booking.ts";
import type { Invitation } from "./invitation-row.ts";
import type { InterviewRow } from "./presenter.ts";
import { notify } from "../notifications/notify.ts";

/**
 * Records the candidate's words about the offered times, or about the booked one until it begins,
 * and notifies the organiser. The link stays valid.
 */
export const declineHandler = implementPublic(declineTimes, (call) =>
  runOnceByLink(
    { endpoint: declineTimes, input: call.body, request: call.request },
    (intent) => runDecline(intent, call),
    (intent) => isRepeated(intent, call),
  ),
);

type DeclineCall = Parameters<Parameters<typeof implementPublic<typeof declineTimes>>[1]>[0];

async function runDecline(intent: Uint8Array, { body, services }: DeclineCall) {
  const { token, text } = body;
  const isMailed = await mayMailOrganiser(services, token);
  const now = services.clock();
  const effects: (() => Promise<unknown>)[] = [];
  const storeMessage = async (db: CompanyDb, invitation: Invitation, interview?: InterviewRow) => {
    const { company_id, application_id, organiser_id } = invitation;
    if (!(await storeIntent(db, invitation, intent))) return;
    const call = {
      actor: { company_id, user_id: null },
      db,
      services,
      afterCommit: (effect: () => Promise<unknown>) => void effects.push(effect),
    };
    const value_after = interview ? timeSpanText(interview, interview.time_zone) : null;
    const [activity] = await recordActivities(call, [
      { application_id, type: "times_declined", reason: text, value_after },
    ]);
    if (!activity) return;
    await notify(db, {
      activity_ids: [activity.id],
      recipients: [{ user_id: organiser_id, reason: "ORGANISER" }],
    });
    const recipient = await recipientOf(db, invitation);
    if (isMailed) {
      await mailOrganiser(db, services, { invitation, interview, recipient });
      call.afterCommit(() => countMail(services, recipient.email));
    }
    publishChange(call, [{ id: application_id, job_id: recipient.job_id }], [activity.id]);
  };
  const isAboutBooked = await withBooking(
    services,
    token,
    now,
    async (db, { invitation, interview }) => {
      if (interview.start_date_time <= now)
        throw new HttpError(
          409,
          interview.status === "CANCELLED"
            ? "The time of this interview has passed. Reply to the email that cancelled it."
            : "The interview has started. Join it, or reply to your invitation.",
        );
      await storeMessage(db, invitation, interview);
      return true;
    },
  );
  if (!isAboutBooked)
    await withOpenInvitation(services, token, now, (db, invitation) =>
      storeMessage(db, invitation),
    );
  for (const effect of effects) await effect();
  return {};
}

/**
 * False when the organiser has had enough mails from strangers. The message is then in the record
 * and among their notifications alone.
 */
async function mayMailOrganiser(services: Services, token: string): Promise<boolean> {
  const organiser = await services.system
    .selectFrom("booking_invitations as b")
    .innerJoin("users as u", (on) =>
      on.onRef("u.company_id", "=", "b.company_id").onRef("u.id", "=", "b.organiser_id"),
    )
    .where("b.token_hash", "=", hashSecret(token))
    .select("u.email")
    .executeTakeFirst();
  return organiser !== undefined && mayMail(services, organiser.email);
}

/** Stores an intent and returns true if it is new. A repeated one waits for the first to commit. */
async function storeIntent(db: CompanyDb, { company_id, id }: Invitation, intent: Uint8Array) {
  const { numAffectedRows } = await sql`
    update booking_invitations set message_intents = array_append(message_intents, ${intent}::bytea)
    where company_id = ${company_id} and id = ${id} and ${intent}::bytea <> all(message_intents)`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** True when the same intent arrived while its link was valid. */
const isRepeated = async (intent: Uint8Array, { body, services: { system } }: DeclineCall) =>
  (await system
    .selectFrom("booking_invitations")
    .where("token_hash", "=", hashSecret(body.token))
    .where(sql<boolean>`${intent}::bytea = any(message_intents)`)
    .select("id")
    .executeTakeFirst()) && {};

const aboutBooked = {
  subject: "Message about the interview",
  opening:
    "the candidate has sent you a message about the interview that they booked. It stays as it is until you change it.",
};
const words: Record<InterviewStatus | "open", typeof aboutBooked> = {
  open: {
    subject: "No time suits",
    opening: "the candidate whom you invited to choose a time says that none of them suits.",
  },
  SCHEDULED: aboutBooked,
  NO_SHOW: aboutBooked,
  CANCELLED: {
    subject: "Message about the cancelled interview",
    opening:
      "the candidate has sent you a message about the interview that was cancelled. It stays cancelled.",
  },
};

const recipientOf = (db: CompanyDb, { company_id, application_id, organiser_id }: Invitation) =>
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

interface Message {
  invitation: Invitation;
  /** The booked interview that it is about. */
  interview: InterviewRow | undefined;
  recipient: Awaited<ReturnType<typeof recipientOf>>;
}

/**
 * Links to the application. Leaves out the candidate's name and words, which the reader may not be
 * allowed to see.
 */
async function mailOrganiser(
  db: CompanyDb,
  { clock, publicUrl }: Pick<Services, "clock" | "publicUrl">,
  { invitation, interview: booked, recipient }: Message,
) {
  const { company_id, id, application_id, interview } = invitation;
  const { subject, opening } = words[booked ? booked.status : "open"];
  const when = booked ? `, ${timeSpanText(booked, booked.time_zone)}` : "";
  const link = new URL(`${to.applicationDetails({ id: application_id })}?tab=activity`, publicUrl)
    .href;
  await queueMail(
    db,
    company_id,
    {
      to: recipient.email,
      subject: `${subject}: ${interview.title}, ${recipient.title}`,
      text: `Hello ${recipient.first_name},\n\n${opening}\n\nInterview: ${interview.title}${when}\nJob: ${recipient.title} (${recipient.job_number})\n\nRead their message: ${link}`,
    },
    clock(),
    { application_id, to_colleague: true, about: id },
  );
}
