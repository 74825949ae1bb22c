import * as contract from "@ats/core/interviews/booking-contract";
import { sql } from "kysely";
import { type Acting, implementPublic } from "../kernel/implement.ts";
import { runOnceByLink } from "../kernel/idempotency.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";
import { chooseLanguage } from "../candidates/choose-language.ts";
import { type CompanyDb, inCompany } from "../database/database.ts";
import { findToken } from "../session/one-time-token.ts";
import { hashSecret } from "../kernel/secret.ts";
import { openInvitations, readInvitations } from "./booking-invitations.ts";
import type { Invitation } from "./invitation-row.ts";
import { slotsOf } from "./booking-slots.ts";
import { lockCalendar, needFree } from "./conflicts.ts";
import { candidateFile } from "./ics.ts";
import { mailTeam } from "./panel-mail.ts";
import type { InterviewRow } from "./presenter.ts";
import { interviewSettings, reminderOf } from "./settings.ts";
import { notifyCandidate, notifyTeam } from "./notify.ts";
import { partiesOf } from "./parties.ts";
import { insertInterview, needInterview } from "./write-interview.ts";

const read = implementPublic(contract.getBooking, async ({ body, services }) => {
  const now = services.clock();
  return (
    (await withBooking(services, body.token, now, (db, booked) =>
      presentBooked(db, booked, now),
    )) ??
    (await withOpenInvitation(services, body.token, now, (db, invitation, company) =>
      presentOffer(db, { invitation, company }, now),
    ))
  );
});

async function presentOffer(
  db: CompanyDb,
  { invitation, company }: { invitation: Invitation; company: string },
  now: Date,
) {
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
}

async function presentBooked(db: CompanyDb, { invitation, interview, company }: Booked, now: Date) {
  const { job_title, title, type, room, time_zone, panel } = interview;
  const parties = await partiesOf(db, invitation.company_id, interview);
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
    booked: {
      ...interview,
      calendar_file: parties ? candidateFile(interview, parties, now).content : "",
    },
  };
}

const book = implementPublic(contract.bookInterview, (call) =>
  runOnceByLink(
    { endpoint: contract.bookInterview, input: call.body, request: call.request },
    (intent) => runBooking(intent, call),
    (intent) => findBooking(intent, call.services),
  ),
);

/** The interview that an intent booked, as it stands now. */
async function findBooking(intent: Uint8Array, { system }: Services) {
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

async function runBooking(intent: Uint8Array, { body, services }: Booking) {
  const now = services.clock();
  const effects: (() => Promise<unknown>)[] = [];
  const afterCommit = (effect: () => Promise<unknown>) => void effects.push(effect);
  const booked = await withOpenInvitation(services, body.token, now, async (db, invitation) => {
    if (body.language) await chooseLanguage(db, invitation, body.language);
    const actor = { company_id: invitation.company_id, user_id: null };
    return bookTime({ actor, db, services, afterCommit }, invitation, { ...body, intent });
  });
  for (const effect of effects) await effect();
  return booked;
}

interface ChosenTime {
  start_date_time: string;
  /** Added to those that the organiser entered. */
  adjustments?: string | undefined;
  intent?: Uint8Array;
}

/** Books one of the offered times for the candidate, under the calendar lock. */
export async function bookTime(
  call: Acting,
  invitation: Invitation,
  chosen: ChosenTime,
): Promise<InterviewRow> {
  const { db, services } = call;
  const now = services.clock();
  const { company_id, application_id, organiser_id, interview, minutes } = invitation;
  const start = Date.parse(chosen.start_date_time);
  const starts = await slotsOf(db, invitation, now);
  if (!starts.some((each) => Date.parse(each) === start))
    throw new HttpError(409, "That time has just been taken. Choose another.");
  const { time_zone } = await interviewSettings(db, company_id);
  const times = {
    start_date_time: new Date(start).toISOString(),
    end_date_time: new Date(start + minutes * 60_000).toISOString(),
    time_zone,
  };
  const adjustments = [interview.adjustments, chosen.adjustments].filter(Boolean).join("\n");
  const plan = { ...interview, ...times, adjustments, company_id, application_id };
  await needFree(db, plan);
  const { id } = await insertInterview(db, {
    ...plan,
    organiser_id,
    candidate_answer: "CONFIRMED",
    created_date_time: now,
    reminder_date_time: await reminderOf(db, company_id, times.start_date_time, now),
  });
  await db
    .updateTable("booking_invitations")
    .set({ interview_id: id, ...(chosen.intent && { intent: chosen.intent }) })
    .where("company_id", "=", company_id)
    .where("id", "=", invitation.id)
    .execute();
  const row = await needInterview(db, id);
  await notifyTeam(call, "interview_scheduled", row);
  await mailTeam(call, "invited", row);
  await notifyCandidate({ db, now }, company_id, "booked", row);
  return row;
}

/** The interview that an invitation booked, as it stands now. */
export interface Booked {
  invitation: Invitation;
  interview: InterviewRow;
  company: string;
}

/**
 * Runs `work` on the interview that a link booked, until interview and link are over; else returns
 * undefined.
 */
export async function withBooking<T>(
  { system }: Pick<Services, "system">,
  token: string,
  now: Date,
  work: (db: CompanyDb, booked: Booked) => Promise<T>,
): Promise<T | undefined> {
  const link = await system
    .selectFrom("booking_invitations")
    .where("token_hash", "=", hashSecret(token))
    .where("interview_id", "is not", null)
    .select(["company_id", "id"])
    .executeTakeFirst();
  if (!link) return undefined;
  const company = await enabledCompany(system, link.company_id);
  return inCompany(system, link.company_id, async (db) => {
    const [invitation] = await readInvitations(
      db,
      sql`b.company_id = ${link.company_id} and b.id = ${link.id}::uuid`,
    );
    if (!invitation?.interview_id) return undefined;
    const interview = await needInterview(db, invitation.interview_id);
    const isOver = interview.end_date_time <= now && invitation.expires_date_time <= now;
    return isOver ? undefined : work(db, { invitation, interview, company });
  });
}

/** Runs `work` on the open invitation of a token, under the calendar lock. */
export async function withOpenInvitation<T>(
  { system }: Pick<Services, "system">,
  token: string,
  now: Date,
  work: (db: CompanyDb, invitation: Invitation, company: string) => Promise<T>,
): Promise<T> {
  const { company_id, meta } = await findToken(system, "book interview", token, now);
  const company = await enabledCompany(system, company_id);
  return inCompany(system, company_id, async (db) => {
    await lockCalendar(db, company_id);
    // An erasure deletes the invitation, so it runs either before this or after it.
    await sql`select from applications where company_id = ${company_id} and id = (
      select application_id from booking_invitations where company_id = ${company_id}
        and id = ${String(meta.invitation)}::uuid) for key share`.execute(db);
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
  new HttpError(
    400,
    "This link was already used, has expired, or was withdrawn. Ask the person who invited you for a new one.",
  );

export const bookingHandlers = [read, book];
