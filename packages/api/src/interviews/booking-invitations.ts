import { statusesOf } from "@ats/core/applications/status";
import { bookingPath } from "@ats/core/interviews/booking-address";
import * as contract from "@ats/core/interviews/booking-contract";
import { inThePast } from "@ats/core/interviews/interview-input";
import { bookingNoticeMs, freeSlots } from "@ats/core/interviews/slots";
import { invitationProblem } from "@ats/core/interviews/invitation-problem";
import { endOfDayAfter, localDateOf } from "@ats/core/interviews/zoned-time";
import type { Language } from "@ats/core/languages/language";
import { applicantTexts } from "@ats/core/mail/applicant-texts";
import { messageHoldMs } from "@ats/core/messages/compose";
import { sql } from "kysely";
import { type Call, implement } from "../kernel/implement.ts";
import { notFound, HttpError } from "../kernel/http-error.ts";
import { tellAgencyOfInterviews } from "../agency-portal/tell-of-interviews.ts";
import { recordActivities } from "../applications/activity.ts";
import { applicantNames } from "../applications/applicant-name.ts";
import { needApplication } from "../applications/details.ts";
import { lockApplications, whyStale } from "../applications/lock-applications.ts";
import type { ApplicationRow } from "../applications/presenter.ts";
import type { CompanyDb } from "../database/database.ts";
import { dayIn, linkIn } from "../mail/applicant-language.ts";
import { queueMail, cancelMail } from "../mail/outbox.ts";
import { issueToken } from "../session/one-time-token.ts";
import { hashSecret } from "../kernel/secret.ts";
import { slotsOf } from "./booking-slots.ts";
import { lockCalendar } from "./conflicts.ts";
import { datesOff } from "./days-off.ts";
import { contactOf } from "./contact.ts";
import { interviewSettings } from "./settings.ts";
import type { Invitation, InvitationInput } from "./invitation-row.ts";
import { after } from "../kernel/time.ts";
import { isOffered } from "../users/offered-users.ts";

/** Days for which a booking link is good. */
const bookingDays = 14;
const bookingNoticeHours = bookingNoticeMs / (60 * 60_000);

/** Reads invitations `b` of applications `a` for jobs `j`. */
export const readInvitations = async (db: CompanyDb, condition: ReturnType<typeof sql>) => {
  const { rows } = await sql<Invitation>`
    select b.company_id, b.id, b.application_id, b.organiser_id, b.interview, b.interview_id, b.minutes,
      b.first_date::text, b.last_date::text, b.created_date_time, b.expires_date_time
    from booking_invitations b
    join applications a on a.company_id = b.company_id and a.id = b.application_id
    join jobs j on j.company_id = a.company_id and j.id = a.job_id
    where ${condition} order by b.created_date_time`.execute(db);
  return rows;
};

/** Statuses of jobs that interview candidates. */
const openJobs = sql`('ACTIVE', 'ON_HOLD')`;

/** SQL: true for an invitation `b` that can still be answered: application `a` and job `j` are open. */
export const isOpenInvitation = (now: Date) => sql<boolean>`b.interview_id is null
  and b.withdrawn_date_time is null and b.expires_date_time > ${now}
  and a.status = any(${[...statusesOf.active]}) and j.status in ${openJobs}`;

export const openInvitations = (db: CompanyDb, now: Date, condition: ReturnType<typeof sql>) =>
  readInvitations(db, sql`${condition} and ${isOpenInvitation(now)}`);

const presentInvitation = ({ interview, ...invitation }: Invitation) => ({
  ...invitation,
  title: interview.title,
});

const list = implement(contract.listBookingInvitations, async (call) => {
  const { actor, params, db, services } = call;
  await needApplication(db, params.id);
  const open = await openInvitations(db, services.clock(), sql`b.application_id = ${params.id}`);
  const { time_zone } = await interviewSettings(db, actor.company_id);
  return { records: open.map((each) => ({ ...presentInvitation(each), time_zone })) };
});

const inviteSeveral = implement(contract.inviteSeveralToBook, async (call) => {
  const { actor, body, db } = call;
  await needPanel(db, actor.company_id, body.invitation.panel);
  await needHours(call, body.invitation);
  await lockCalendar(db, actor.company_id);
  const applications = await lockApplications(db, body.ids);
  const nameOf = await applicantNames(db, actor, applications);
  const records = [];
  for (const application of applications) {
    const stale = whyStale(application, body);
    const outcome = stale
      ? { message: stale }
      : await inviteOne(call, application, body.invitation);
    records.push({
      id: application.id,
      invited: !outcome.message,
      applicant_name: nameOf(application),
      invitation_id: null,
      message: null,
      ...outcome,
    });
  }
  return { records };
});

/** Refuses days and a length that the bookable hours cannot fit, however free the panel is. */
async function needHours(
  { actor, db, services }: Pick<Call, "actor" | "db" | "services">,
  { first_date, last_date, minutes }: InvitationInput,
) {
  const now = services.clock();
  const settings = await interviewSettings(db, actor.company_id);
  const { time_zone, day_start, day_end } = settings;
  if (last_date < localDateOf(now.toISOString(), time_zone)) throw new HttpError(400, inThePast);
  const days_off = await datesOff(settings, first_date, last_date);
  const wanted = { first_date, last_date, minutes, busy: [], days_off, now };
  if (freeSlots(settings, wanted).length === 0)
    throw new HttpError(
      400,
      `No interview of ${minutes} minutes fits: candidates may book on working days from ${day_start} to ${day_end} (${time_zone}), ${bookingNoticeHours} hours ahead. Choose other days, or a shorter interview.`,
    );
}

/** Invites one applicant, or says why not. The earlier link stops working. */
async function inviteOne(
  call: Pick<Call, "actor" | "db" | "services" | "afterCommit">,
  application: ApplicationRow,
  body: InvitationInput,
): Promise<{ invitation_id?: string; message?: string }> {
  const { actor, db, services } = call;
  const { company_id, user_id } = actor;
  const now = services.clock();
  const whyNot = invitationProblem(application.status, Boolean(application.email));
  if (whyNot) return { message: whyNot };
  if (!(await isForOpenJob(db, application)))
    return { message: "This job is closed. Reopen it, then invite." };
  const { time_zone } = await interviewSettings(db, company_id);
  const { minutes, first_date, last_date, adjustments = "", ...interview } = body;
  const invitation: Invitation = {
    company_id,
    id: crypto.randomUUID(),
    application_id: application.id,
    organiser_id: user_id,
    interview: { ...interview, adjustments },
    minutes,
    first_date,
    last_date,
    interview_id: null,
    created_date_time: now,
    expires_date_time: endOfDayAfter(now, bookingDays, time_zone),
  };
  if ((await slotsOf(db, invitation, now)).length === 0)
    return {
      message:
        "The panel has no common free time on those days within your company's weekly limit. Choose more days, or fewer interviewers.",
    };
  await endInvitations(db, sql`application_id = ${application.id}`, now);
  const token = await issueToken(
    db,
    "book interview",
    { company_id, user_id, meta: { invitation: invitation.id } },
    now,
  );
  await db
    .insertInto("booking_invitations")
    .values({
      ...invitation,
      interview: JSON.stringify(invitation.interview),
      token_hash: hashSecret(token),
    })
    .execute();
  await mailLink(call, invitation, bookingPath(token));
  await recordActivities(call, [{ application_id: application.id, type: "invited" }]);
  await tellAgencyOfInterviews(call, application.id);
  return { invitation_id: invitation.id };
}

export const isForOpenJob = async (db: CompanyDb, { job_id }: ApplicationRow) =>
  (await sql`select from jobs where id = ${job_id} and status in ${openJobs}`.execute(db)).rows
    .length > 0;

const withdraw = implement(contract.withdrawBookingInvitation, async (call) => {
  const { actor, params, db, services } = call;
  await lockCalendar(db, actor.company_id);
  const invitation = await db
    .selectFrom("booking_invitations")
    .select(["application_id", "interview_id", "withdrawn_date_time"])
    .where("id", "=", params.id)
    .executeTakeFirst();
  if (!invitation) throw notFound("invitation");
  if (invitation.interview_id)
    throw new HttpError(409, "The candidate has just chosen a time. Cancel the interview instead.");
  await endInvitations(db, sql`id = ${params.id}`, services.clock());
  const { application_id, withdrawn_date_time } = invitation;
  if (!withdrawn_date_time) {
    await recordActivities(call, [{ application_id, type: "invitation_withdrawn" }]);
    await tellAgencyOfInterviews(call, application_id);
  }
  return {};
});

/**
 * Ends unanswered invitations, so that their links stop working. Returns how many. The caller holds
 * the calendar lock, so that no candidate answers meanwhile.
 */
export async function endInvitations(
  db: CompanyDb,
  condition: ReturnType<typeof sql>,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update booking_invitations set withdrawn_date_time = coalesce(withdrawn_date_time, ${now})
    where ${condition} and interview_id is null returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await cancelMail(db, ids, "The invitation was withdrawn before it was sent.");
  return ids.length;
}

/** Refuses a panel with a user of another company, or one who is locked or has left. */
async function needPanel(db: CompanyDb, company_id: number, panel: readonly number[]) {
  const people = await db
    .selectFrom("users")
    .select("id")
    .where("company_id", "=", company_id)
    .where("id", "in", [...panel])
    .where(isOffered("users"))
    .forKeyShare()
    .execute();
  if (people.length !== panel.length) throw notFound("colleague");
}

interface Recipient {
  name: string;
  email: string;
  language: Language;
  company: string;
  job: string;
}

async function mailLink(
  { db, services }: Pick<Call, "db" | "services">,
  invitation: Invitation,
  path: string,
) {
  const { company_id, id, application_id, interview, minutes, expires_date_time } = invitation;
  const { rows } = await sql<Recipient>`
    select coalesce(nullif(c.first_name, ''), c.last_name) as name, c.email, c.language, o.name as company, j.title as job
    from applications a
    join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
    join jobs j on j.company_id = a.company_id and j.id = a.job_id
    join companies o on o.id = a.company_id
    where a.company_id = ${company_id} and a.id = ${application_id}`.execute(db);
  const [candidate] = rows;
  if (!candidate) throw notFound("candidate");
  const { name, email, language, company, job } = candidate;
  const sender = await contactOf(db, invitation);
  const now = services.clock();
  const { time_zone } = await interviewSettings(db, company_id);
  const { greeting, booking, interview: texts } = applicantTexts[language];
  await queueMail(
    db,
    company_id,
    {
      to: email,
      sender,
      subject: booking.subject(job),
      text: [
        greeting(name),
        booking.text(company, job, interview.title, minutes),
        `${booking.choose}\n${linkIn(language, path, services.publicUrl)}`,
        booking.link(dayIn(language, expires_date_time, time_zone)),
        texts.reply(sender.name),
        company,
      ].join("\n\n"),
    },
    now,
    { confidential: true, application_id, about: id, sendAt: after(now, messageHoldMs) },
  );
}

export const invitationHandlers = [list, inviteSeveral, withdraw];
