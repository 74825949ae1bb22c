import { emailKey } from "@ats/core/validation/email";
import type { ApplicationStatus } from "@ats/core/applications/status";
import { applicantTexts } from "@ats/core/mail/applicant-texts";
import { givenName } from "@ats/core/validation/person-name";
import { type Insertable, type SqlBool, sql } from "kysely";
import { HttpError } from "../kernel/http-error.ts";
import { isOpen } from "../applications/open-application.ts";
import type { ApplicationTable } from "../applications/tables.ts";
import type { CompanyDb } from "../database/database.ts";
import { normalise } from "../search/normalise.ts";
import type { Intake } from "./intake.ts";
import type { addPerson, Coming } from "./applicant.ts";
import { before as earlier } from "../kernel/time.ts";

/** True when the candidate sent the job's form; false when a colleague put them on the job. */
const hasForm = sql<SqlBool>`a.form_job_id is not distinct from a.job_id`;

/**
 * Makes a person's forms wait for each other, and for a colleague who merges or erases that person:
 * their email may then belong to nobody. Locks applications before candidates, as a move does.
 */
export async function lockPerson(db: CompanyDb, { company, job, body }: Coming): Promise<void> {
  const email = emailKey(body.email);
  await sql`select pg_advisory_xact_lock(${company.id}::int, hashtext(${email}))`.execute(db);
  await sql`select from applications a join candidates c
      on c.company_id = a.company_id and c.id = a.candidate_id
    where a.company_id = ${company.id} and a.job_id = ${job.id} and c.email_key = ${email}
    order by a.id for update of a`.execute(db);
  await sql`select from candidates where company_id = ${company.id} and email_key = ${email}
    order by id for update`.execute(db);
}

/** True when this very form was sent already. Refuses a form that was begun for another vacancy. */
export async function isSubmitted(db: CompanyDb, { company, job, body }: Intake): Promise<boolean> {
  const { rows } = await sql<{ is_sent: boolean; is_of_job: boolean | null }>`
    select ${job.id} in (a.job_id, a.form_job_id) as is_of_job,
      a.status <> 'INCOMPLETE' and not exists (select from saved_applications k
        where k.company_id = a.company_id and k.application_id = a.id
          and k.form->>'app_uuid' = ${body.app_uuid}) as is_sent
    from applications a where a.company_id = ${company.id} and a.app_uuid = ${body.app_uuid}`.execute(
    db,
  );
  const [made] = rows;
  if (made && !made.is_of_job)
    throw new HttpError(
      409,
      "This form was started for another vacancy. Open the advert again and fill in its form.",
    );
  return made?.is_sent ?? false;
}

/** A repeat of the form within this time is a retry, whose mail is already on its way. */
export const reapplyMs = 10 * 60_000;

/**
 * Mails the candidate when they have applied already. The page answers as to anybody, so that it
 * tells nobody who has applied.
 */
export async function hasApplied(
  db: CompanyDb,
  { company, job, body, now, mail }: Intake,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select a.id from applications a join candidates c
      on c.company_id = a.company_id and c.id = a.candidate_id
    where a.company_id = ${company.id} and a.job_id = ${job.id}
      and c.email_key = ${emailKey(body.email)} and ${isOpen} and ${hasForm}
    order by a.id desc limit 1`.execute(db);
  const [before] = rows;
  if (!before) return false;
  const texts = applicantTexts[body.language];
  const subject = texts.appliedBefore.subject(job.title);
  const text = [
    texts.greeting(givenName(body)),
    texts.appliedBefore.text(texts.numbered(job.title, job.job_number)),
    job.brand_name,
  ].join("\n\n");
  const { rows: told } = await sql`
    select from outgoing_mail where company_id = ${company.id} and application_id = ${before.id}
      and subject = ${subject} and address_key = ${emailKey(body.email)}
      and created_date_time > ${earlier(now, reapplyMs)}`.execute(db);
  if (told.length === 0) await mail(db, job, { subject, text }, { application_id: before.id });
  return true;
}

interface Begun {
  id: number;
  status: ApplicationStatus;
  /** A colleague put the candidate on the job: only the form is missing. */
  stands: boolean;
  /** `app_uuid` of the form saved with it. */
  kept_uuid: string | null;
}

/** Finds the application that a form continues: this form's own, or one of the same person. */
export async function startedApplication(
  db: CompanyDb,
  { company, job, body, now }: Intake,
): Promise<Begun | undefined> {
  const { rows } = await sql<Begun>`
    select a.id, a.status, ${isOpen} and not ${hasForm} as stands,
      case when k.expires_date_time > ${now} then k.form->>'app_uuid' end as kept_uuid
    from applications a
    join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
    left join saved_applications k on k.company_id = a.company_id and k.application_id = a.id
      and k.job_id = a.job_id
    where a.company_id = ${company.id} and a.job_id = ${job.id} and (
      a.app_uuid = ${body.app_uuid} or c.email_key = ${emailKey(body.email)}
        and (a.status = 'INCOMPLETE' or ${isOpen} and not ${hasForm}))
    order by a.app_uuid = ${body.app_uuid} desc, stands desc, c.id, a.id limit 1 for update of a`.execute(
    db,
  );
  return rows[0];
}

type Columns = Pick<Insertable<ApplicationTable>, "status"> & Partial<Insertable<ApplicationTable>>;

/** Updates the application that was begun, or inserts a new one. */
export async function insertApplication(
  db: CompanyDb,
  { company, job, body, source, now }: Intake,
  begun: Begun | undefined,
  candidate: Awaited<ReturnType<typeof addPerson>>,
  columns: Columns,
): Promise<number> {
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

type Form = Pick<Insertable<ApplicationTable>, "cv_key" | "cv_name" | "cv_type" | "cv_size"> & {
  answers: string;
  submitted_differences: string;
};

/** Adds the form to an open application, which keeps its stage and its other answers. */
export async function completeApplication(
  db: CompanyDb,
  { company, job, body, now }: Intake,
  { id }: Begun,
  { answers, submitted_differences, ...cv }: Form,
): Promise<void> {
  await db
    .updateTable("applications")
    .set({
      ...cv,
      app_uuid: body.app_uuid,
      answers: sql`${answers}::jsonb || (select coalesce(jsonb_agg(before), '[]')
        from jsonb_array_elements(answers) before where not exists (
          select from jsonb_array_elements(${answers}::jsonb) now
          where now->'question_id' = before->'question_id'))`,
      submitted_differences: sql`submitted_differences || ${submitted_differences}::jsonb`,
      consent_date_time: now,
      form_job_id: job.id,
      ...(job.anonymised && { hides_person: true }),
    })
    .where("company_id", "=", company.id)
    .where("id", "=", id)
    .execute();
}
