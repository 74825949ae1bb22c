import type { Kept } from "@ats/core/careers/contract";
import { type Insertable, sql } from "kysely";
import type { ApplicationTable } from "../applications/tables.ts";
import type { CompanyDb } from "../database/database.ts";
import { queueMail } from "../mail/outbox.ts";
import { normalise } from "../search/normalise.ts";
import type { advertisedJob } from "./adverts.ts";
import type { addPerson } from "./person.ts";

/** A form that has come, sent or to be kept. */
export interface Applying {
  company: { id: number; name: string };
  job: Awaited<ReturnType<typeof advertisedJob>>;
  body: Kept;
  source: string;
  now: Date;
}

/**
 * Two forms of one person at once come one after the other, and so do a form and what a colleague does
 * with the person meanwhile: whoever is merged or erased is not known by this email any more then.
 */
export async function lockPerson(db: CompanyDb, { company, body }: Applying): Promise<void> {
  const email = body.email.toLowerCase();
  await sql`select pg_advisory_xact_lock(${company.id}::int, hashtext(${email}))`.execute(db);
  await sql`select from candidates where company_id = ${company.id} and email_key = ${email}
    order by id for update`.execute(db);
}

/** Whether this very application was sent already. */
export async function isSent(db: CompanyDb, { company, body }: Applying): Promise<boolean> {
  const { rows } = await sql`
    select from applications a
    where a.company_id = ${company.id} and a.app_uuid = ${body.app_uuid} and a.status <> 'INCOMPLETE'
      and not exists (select from kept_applications k
        where k.company_id = a.company_id and k.application_id = a.id)`.execute(db);
  return rows.length > 0;
}

/** Whose application is open, or got them the job, is told so by mail; the page answers as to anybody. */
export async function hasApplied(
  db: CompanyDb,
  { company, job, body, now }: Applying,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select a.id from applications a join candidates c
      on c.company_id = a.company_id and c.id = a.candidate_id
    where a.company_id = ${company.id} and a.job_id = ${job.id}
      and c.email_key = ${body.email.toLowerCase()} and a.status not in ('INCOMPLETE', 'REJECTED', 'WITHDRAWN')
    order by a.id desc limit 1`.execute(db);
  const [before] = rows;
  if (!before) return false;
  const to = body.email;
  const subject = `You have applied for ${job.title} before`;
  const text = `Hello ${body.first_name},\n\nyou have sent an application for ${job.title} (job ${job.job_number}) before. We have that one and consider it; the second was not kept.\n\n${company.name}`;
  await queueMail(db, company.id, { to, subject, text }, now, { application_id: before.id });
  return true;
}

/** The application that was begun for the job: this very one, or that of the same person. */
export async function begunApplication(
  db: CompanyDb,
  { company, job, body, now }: Applying,
): Promise<{ id: number; app_uuid: string; is_kept: boolean } | undefined> {
  const { rows } = await sql<{ id: number; app_uuid: string; is_kept: boolean }>`
    select a.id, a.app_uuid, k.application_id is not null and k.expires_date_time > ${now} as is_kept
    from applications a
    join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
    left join kept_applications k on k.company_id = a.company_id and k.application_id = a.id
    where a.company_id = ${company.id} and a.job_id = ${job.id} and (
      a.app_uuid = ${body.app_uuid}
      or a.status = 'INCOMPLETE' and c.email_key = ${body.email.toLowerCase()})
    order by a.app_uuid = ${body.app_uuid} desc limit 1 for update of a`.execute(db);
  return rows[0];
}

type Columns = Pick<Insertable<ApplicationTable>, "status"> & Partial<Insertable<ApplicationTable>>;

/** Writes the application that was begun, or a new one: there is one for a person and a job. */
export async function putApplication(
  db: CompanyDb,
  applying: Applying,
  candidate: Awaited<ReturnType<typeof addPerson>>,
  columns: Columns,
): Promise<number> {
  const { company, job, body, source, now } = applying;
  const row = {
    app_uuid: body.app_uuid,
    candidate_id: candidate.id,
    candidate_number: candidate.candidate_number,
    sort_name: normalise(`${candidate.last_name} ${candidate.first_name}`),
    status_date_time: now,
    consent_date_time: now,
    hides_person: job.anonymised,
    ...columns,
  };
  const begun = await begunApplication(db, applying);
  if (begun) {
    await db
      .updateTable("applications")
      .set({ ...row, status_reason: null, node_id: null })
      .where("company_id", "=", company.id)
      .where("id", "=", begun.id)
      .execute();
    return begun.id;
  }
  const { id } = await db
    .insertInto("applications")
    .values({
      answers: "[]",
      created_date_time: now,
      ...row,
      company_id: company.id,
      job_id: job.id,
      source,
      tags: [],
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
