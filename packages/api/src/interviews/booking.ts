import { displayName } from "@ats/core/anonymisation/anonymisation";
import { statusesOf } from "@ats/core/applications/status";
import { bookingPath } from "@ats/core/interviews/booking-address";
import * as contract from "@ats/core/interviews/booking-contract";
import { isOverloaded } from "@ats/core/interviews/conflicts";
import { freeSlots } from "@ats/core/interviews/slots";
import { weekOf } from "@ats/core/interviews/zoned-time";
import { sql } from "kysely";
import { type Call, implement, implementPublic } from "../app/implement.ts";
import { onceByLink } from "../app/once.ts";
import { notFound, Refusal } from "../app/refusal.ts";
import type { Services } from "../app/services.ts";
import { needApplication } from "../applications/details.ts";
import { lockApplications, whyStale } from "../applications/lock.ts";
import { type ApplicationRow, presentApplication } from "../applications/presenter.ts";
import { limitPublicWrites } from "../careers/limits.ts";
import { type CompanyDb, inCompany } from "../database/database.ts";
import { queueMail, takeBackMail } from "../mail/outbox.ts";
import { after } from "../session/lifetime.ts";
import {
  findToken,
  findUsedToken,
  issueToken,
  redeemToken,
  tokenLifetimes,
} from "../session/one-time-token.ts";
import { conflictsOf, loadsOf, lockCalendar, needFree } from "./conflicts.ts";
import { interviewSettings, reminderOf } from "./settings.ts";
import type { BookingInvitationTable } from "./tables.ts";
import { mailTeam } from "./panel-mail.ts";
import { invitationFile } from "./ics.ts";
import { partiesOf, tellCandidate, tellTeam } from "./tell.ts";
import { insertInterview, needInterview } from "./write.ts";

/** An open invitation, as the database has it. */
export type Invitation = Pick<
  BookingInvitationTable,
  "id" | "application_id" | "organiser_id" | "minutes" | "first_date" | "last_date"
> & { company_id: number; interview: Booked; created_date_time: Date; expires_date_time: Date };
type Booked = Pick<
  Call<typeof contract.inviteToBook>["body"],
  "title" | "type" | "room" | "video_link" | "panel" | "questions"
> & { adjustments: string };

/** Invitations `b` that can still be answered: their applications are under way. */
export const openInvitations = async (
  db: CompanyDb,
  now: Date,
  condition: ReturnType<typeof sql>,
) => {
  const { rows } = await sql<Invitation>`
    select b.company_id, b.id, b.application_id, b.organiser_id, b.interview, b.minutes,
      b.first_date::text, b.last_date::text, b.created_date_time, b.expires_date_time
    from booking_invitations b
    join applications a on a.company_id = b.company_id and a.id = b.application_id
      and a.status = any(${[...statusesOf.active]})
    where ${condition} and b.interview_id is null and b.withdrawn_date_time is null
      and b.expires_date_time > ${now}
    order by b.created_date_time`.execute(db);
  return rows;
};

const presentInvitation = ({ interview, ...invitation }: Invitation) => ({
  ...invitation,
  title: interview.title,
});

const list = implement(contract.listBookingInvitations, async ({ params, db, services }) => {
  await needApplication(db, params.id);
  const open = await openInvitations(db, services.clock(), sql`b.application_id = ${params.id}`);
  return { records: open.map(presentInvitation) };
});

type Input = Call<typeof contract.inviteToBook>["body"];

const invite = implement(contract.inviteToBook, async (call) => {
  const { actor, params, body, db } = call;
  await needPanel(db, actor.company_id, body.panel);
  const [application] = await lockApplications(db, [params.id]);
  if (!application) throw notFound("application");
  const answer = await inviteOne(call, application, body);
  if (typeof answer === "string") throw new Refusal(409, answer);
  return presentInvitation(answer);
});

const inviteSeveral = implement(contract.inviteSeveralToBook, async (call) => {
  const { actor, body, db } = call;
  await needPanel(db, actor.company_id, body.invitation.panel);
  const records = [];
  for (const application of await lockApplications(db, body.ids)) {
    const answer =
      whyStale(application, body) ?? (await inviteOne(call, application, body.invitation));
    const message = typeof answer === "string" ? answer : null;
    records.push({
      id: application.id,
      invited: !message,
      applicant_name: displayName(presentApplication(application, actor)),
      message,
    });
  }
  return { records };
});

/** Mails a link, or says why not. */
async function inviteOne(
  call: Pick<Call, "actor" | "db" | "services">,
  application: ApplicationRow,
  body: Input,
): Promise<Invitation | string> {
  const { actor, db, services } = call;
  const { company_id, user_id } = actor;
  const now = services.clock();
  if (!statusesOf.active.includes(application.status))
    return "This application is not under way. Restore it, then invite.";
  if (!application.email) return "The candidate has no email address. Add one, then invite.";
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
    created_date_time: now,
    expires_date_time: after(now, tokenLifetimes["book interview"]),
  };
  if ((await slotsOf(db, invitation, now)).length === 0)
    return "The whole panel is not free once in those days. Choose more days, or fewer interviewers.";
  await db
    .insertInto("booking_invitations")
    .values({ ...invitation, interview: JSON.stringify(invitation.interview) })
    .execute();
  const token = await issueToken(
    db,
    "book interview",
    { company_id, user_id, meta: { invitation: invitation.id } },
    now,
  );
  await mailLink(call, invitation, new URL(bookingPath(token), services.publicUrl).href);
  return invitation;
}

const withdraw = implement(contract.withdrawBookingInvitation, async ({ params, db, services }) => {
  const ended = await endInvitations(db, sql`id = ${params.id}`, services.clock());
  if (ended === 0) throw notFound("invitation");
  return {};
});

/** Ends invitations that nobody has answered: their links are not good any more. Says how many. */
export async function endInvitations(
  db: CompanyDb,
  condition: ReturnType<typeof sql>,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update booking_invitations set withdrawn_date_time = coalesce(withdrawn_date_time, ${now})
    where ${condition} and interview_id is null returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await takeBackMail(db, ids, "The invitation was taken back before it went out.");
  return ids.length;
}

const read = implementPublic(contract.getBooking, async ({ body, services, request }) => {
  await limitPublicWrites(services, request);
  const now = services.clock();
  const booked = await bookedByToken(services, body.token, now);
  if (booked) return booked;
  return answering(services, body.token, now, async (db, invitation, company) => {
    const { title, type, room, panel } = invitation.interview;
    const { rows } = await sql<{ job_title: string; panel: string[] }>`
      select j.title as job_title, (select array_agg(first_name || ' ' || last_name order by last_name)
        from users where company_id = a.company_id and id = any(${panel}::bigint[])) as panel
      from applications a join jobs j on j.company_id = a.company_id and j.id = a.job_id
      where a.company_id = ${invitation.company_id} and a.id = ${invitation.application_id}`.execute(
      db,
    );
    const { time_zone } = await interviewSettings(db, invitation.company_id);
    return {
      company,
      job_title: rows[0]?.job_title ?? "",
      title,
      type,
      room,
      minutes: invitation.minutes,
      panel: rows[0]?.panel ?? [],
      time_zone,
      slots: await slotsOf(db, invitation, now),
      booked: null,
    };
  });
});

/** What a link that was used has booked, as it is now. */
async function bookedByToken({ system }: Services, token: string, now: Date) {
  const holder = await findUsedToken(system, "book interview", token, now);
  if (!holder) return undefined;
  const { company_id, meta } = holder;
  const company = await enabledCompany(system, company_id);
  return inCompany(system, company_id, async (db) => {
    const invitation = await db
      .selectFrom("booking_invitations")
      .where("company_id", "=", company_id)
      .where("id", "=", String(meta.invitation))
      .select(["interview_id", "minutes"])
      .executeTakeFirst();
    if (!invitation?.interview_id) return undefined;
    const interview = await needInterview(db, invitation.interview_id);
    const parties = await partiesOf(db, company_id, interview);
    if (!parties) return undefined;
    const { job_title, title, type, room, time_zone, panel } = interview;
    return {
      company,
      job_title,
      title,
      type,
      room,
      time_zone,
      minutes: invitation.minutes,
      panel: panel.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
      slots: [],
      booked: { ...interview, calendar_file: invitationFile(interview, parties, now).content },
    };
  });
}

const book = implementPublic(contract.bookInterview, (call) =>
  onceByLink(
    { endpoint: contract.bookInterview, input: call.body, request: call.request },
    (intent) => bookBy(intent, call),
    (intent) => bookedBy(intent, call.services),
  ),
);

/** The interview that an intent has booked, as it is now. */
async function bookedBy(intent: Uint8Array, { system }: Services) {
  const booked = await system
    .selectFrom("booking_invitations")
    .where("intent", "=", intent)
    .select(["company_id", "interview_id"])
    .executeTakeFirst();
  return (
    booked &&
    inCompany(system, booked.company_id, (db) => needInterview(db, booked.interview_id as number))
  );
}

type Booking = Parameters<Parameters<typeof implementPublic<typeof contract.bookInterview>>[1]>[0];

async function bookBy(intent: Uint8Array, { body, services, request }: Booking) {
  await limitPublicWrites(services, request);
  const now = services.clock();
  const effects: (() => Promise<unknown>)[] = [];
  const afterCommit = (effect: () => Promise<unknown>) => void effects.push(effect);
  const booked = await answering(services, body.token, now, async (db, invitation) => {
    const { company_id, application_id, organiser_id, interview, minutes } = invitation;
    const start = Date.parse(body.start_date_time);
    const starts = await slotsOf(db, invitation, now);
    if (!starts.some((each) => Date.parse(each) === start))
      throw new Refusal(409, "That time has been taken meanwhile. Choose another.");
    const { time_zone } = await interviewSettings(db, company_id);
    const times = {
      start_date_time: new Date(start).toISOString(),
      end_date_time: new Date(start + minutes * 60_000).toISOString(),
      time_zone,
    };
    const adjustments = [interview.adjustments, body.adjustments].filter(Boolean).join("\n");
    const plan = { ...interview, ...times, adjustments, company_id, application_id };
    await needFree(db, plan);
    const { id } = await insertInterview(db, {
      ...plan,
      organiser_id,
      created_date_time: now,
      reminder_date_time: await reminderOf(db, company_id, times.start_date_time, now),
    });
    await db
      .updateTable("booking_invitations")
      .set({ interview_id: id, intent })
      .where("company_id", "=", company_id)
      .where("id", "=", invitation.id)
      .execute();
    const row = await needInterview(db, id);
    const actor = { company_id, user_id: null };
    const call = { actor, db, services, afterCommit };
    await tellTeam(call, "interview_scheduled", row);
    await mailTeam(call, "invited", row);
    await tellCandidate({ db, now }, company_id, "booked", row);
    return row;
  });
  await redeemToken(services.system, "book interview", body.token, now);
  for (const effect of effects) await effect();
  return booked;
}

/** Works on the open invitation of a token, while nobody else arranges an interview there. */
export async function answering<T>(
  { system }: Pick<Services, "system">,
  token: string,
  now: Date,
  work: (db: CompanyDb, invitation: Invitation, company: string) => Promise<T>,
): Promise<T> {
  const { company_id, meta } = await findToken(system, "book interview", token, now);
  const company = await enabledCompany(system, company_id);
  return inCompany(system, company_id, async (db) => {
    await lockCalendar(db, company_id);
    const [invitation] = await openInvitations(
      db,
      now,
      sql`b.company_id = ${company_id} and b.id = ${String(meta.invitation)}::uuid`,
    );
    if (!invitation) throw usedUp();
    return work(db, invitation, company);
  });
}

async function enabledCompany(system: Services["system"], id: number): Promise<string> {
  const company = await system
    .selectFrom("companies")
    .select("name")
    .where("id", "=", id)
    .where("disabled", "=", false)
    .executeTakeFirst();
  if (!company) throw usedUp();
  return company.name;
}

const usedUp = () =>
  new Refusal(
    400,
    "This link was used already, has expired, or was taken back. Ask who invited you for a new one.",
  );

/** When the whole panel, the room and the candidate are free. */
async function slotsOf(db: CompanyDb, invitation: Invitation, now: Date): Promise<string[]> {
  const { company_id, application_id, interview, first_date, last_date, minutes } = invitation;
  const settings = await interviewSettings(db, company_id);
  const day = 24 * 60 * 60_000;
  const taken = await conflictsOf(db, {
    ...interview,
    company_id,
    application_id,
    // A day more at each end, for the zones of the world.
    start_date_time: new Date(Date.parse(first_date) - day).toISOString(),
    end_date_time: new Date(Date.parse(last_date) + 2 * day).toISOString(),
    time_zone: settings.time_zone,
  });
  const busy = taken.map(({ start_date_time, end_date_time }) => ({
    start_date_time: new Date(start_date_time),
    end_date_time: new Date(end_date_time),
  }));
  const slots = freeSlots(settings, { first_date, last_date, minutes, busy, now });
  const full = await fullWeeks(db, invitation, slots);
  return slots.filter((slot) => !full.has(weekOf(slot, settings.time_zone).start));
}

/** The weeks in which somebody of the panel has as much already as the company allows. */
async function fullWeeks(
  db: CompanyDb,
  { company_id, application_id, interview }: Invitation,
  slots: readonly string[],
): Promise<ReadonlySet<string>> {
  const full = new Set<string>();
  const { cap_refuses, time_zone } = await interviewSettings(db, company_id);
  if (!cap_refuses) return full;
  const weeks = new Map(slots.map((slot) => [weekOf(slot, time_zone).start, slot]));
  for (const [week, slot] of weeks) {
    const times = { start_date_time: slot, end_date_time: slot, time_zone };
    const loads = await loadsOf(db, { ...interview, ...times, company_id, application_id });
    if (loads.some(isOverloaded)) full.add(week);
  }
  return full;
}

/** An invitation names people of the company. */
async function needPanel(db: CompanyDb, company_id: number, panel: readonly number[]) {
  const people = await db
    .selectFrom("users")
    .select("id")
    .where("company_id", "=", company_id)
    .where("id", "in", [...panel])
    .execute();
  if (people.length !== panel.length) throw notFound("colleague");
}

async function mailLink(
  { db, services }: Pick<Call, "db" | "services">,
  { company_id, id, application_id, interview, minutes, expires_date_time }: Invitation,
  link: string,
) {
  const { rows } = await sql<{ name: string; email: string; company: string; job: string }>`
    select c.first_name as name, c.email, o.name as company, j.title as job from applications a
    join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
    join jobs j on j.company_id = a.company_id and j.id = a.job_id
    join companies o on o.id = a.company_id
    where a.company_id = ${company_id} and a.id = ${application_id}`.execute(db);
  const [candidate] = rows;
  if (!candidate) throw notFound("candidate");
  const { name, email, company, job } = candidate;
  const until = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(expires_date_time);
  await queueMail(
    db,
    company_id,
    {
      to: email,
      subject: `Choose when your interview is: ${job}`,
      text: `Hello ${name},\n\n${company} invites you to an interview for ${job}: ${interview.title}, ${minutes} minutes.\n\nChoose a time that suits you:\n${link}\n\nThe link is good once, and until ${until}.\n\n${company}`,
    },
    services.clock(),
    { confidential: true, application_id, about: id },
  );
}

export const bookingHandlers = [list, invite, inviteSeveral, withdraw, read, book];
