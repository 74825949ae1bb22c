import { givenName } from "@ats/core/validation/person-name";
import { applyPath } from "@ats/core/careers/address";
import * as contract from "@ats/core/careers/contract";
import { applicationSource } from "@ats/core/careers/source";
import { endOfDayAfter } from "@ats/core/interviews/zoned-time";
import { applicantTexts } from "@ats/core/mail/applicant-texts";
import { emailKey } from "@ats/core/validation/email";
import { sql } from "kysely";
import { implementPublic } from "../kernel/implement.ts";
import { HttpError } from "../kernel/http-error.ts";
import { tooManyMails } from "../kernel/public-write-limits.ts";
import { recordActivities } from "../applications/activity.ts";
import { type CompanyDb, inCompany } from "../database/database.ts";
import { interviewSettings } from "../interviews/settings.ts";
import { hashSecret, newSecret } from "../kernel/secret.ts";
import { dayIn, linkIn } from "../mail/applicant-language.ts";
import { advertisedJob, careersCompany } from "./adverts.ts";
import {
  reapplyMs,
  startedApplication,
  hasApplied,
  isSubmitted,
  lockPerson,
  insertApplication,
} from "./application-intake.ts";
import type { Intake } from "./intake.ts";
import { applicantMail } from "./applicant-mail.ts";
import { addPerson, knownPerson } from "./applicant.ts";
import { isUuid, lostUpload } from "./uploads.ts";
import { before } from "../kernel/time.ts";

/**
 * Anybody can type somebody else's email. So a saved application is neither shown nor replaced by
 * another form; it continues by the link that is mailed to the applicant.
 */
const save = implementPublic(contract.saveApplication, async (call) => {
  const { params, query, body, services, afterCommit } = call;
  const company = await careersCompany(services.system, params, query);
  const now = services.clock();
  const source = applicationSource({
    isInternal: query.internal !== undefined,
    named: query.source,
  });
  const { time_zone } = await inCompany(services.system, company.id, (db) =>
    interviewSettings(db, company.id),
  );
  const expires_date_time = endOfDayAfter(now, contract.savedApplicationDays, time_zone);
  const { isMailed, mail } = await applicantMail(call, {
    company_id: company.id,
    email: body.email,
  });
  if (!isMailed) throw tooManyMails();
  const saved = await inCompany(services.system, company.id, async (db) => {
    const job = await advertisedJob(db, company, params.job_number, now);
    const applying = { company, job, body, source, now, mail };
    await lockPerson(db, applying);
    if ((await isSubmitted(db, applying)) || (await hasApplied(db, applying))) return undefined;
    if (await wasJustSaved(db, applying)) return undefined;
    const token = newSecret();
    const link_hash = hashSecret(token);
    const { application_id, is_another, activity_ids } = await saveForm(db, applying, {
      link_hash,
      expires_date_time,
    });
    const path = applyPath(params.company, params.job_number, {
      ...(query.internal && { internal: query.internal }),
      resume: token,
    });
    await mailLink(db, applying, {
      application_id,
      is_another,
      link: linkIn(body.language, path, services.publicUrl),
      expires_date_time,
    });
    return { job_id: job.id, application_id, activity_ids };
  });
  if (saved)
    afterCommit(() =>
      services.live.publish({
        company_id: company.id,
        job_id: saved.job_id,
        application_ids: [saved.application_id],
        activity_ids: saved.activity_ids,
      }),
    );
  return { expires_date_time };
});

/** True when this very form was saved a moment ago. */
async function wasJustSaved(db: CompanyDb, { company, job, body, now }: Intake): Promise<boolean> {
  const { rows } = await sql`
    select from saved_applications s
    join outgoing_mail m on m.company_id = s.company_id and m.application_id = s.application_id
    where s.company_id = ${company.id} and s.job_id = ${job.id}
      and s.form = ${JSON.stringify(body)}::jsonb and s.expires_date_time > ${now}
      and m.address_key = ${emailKey(body.email)} and m.created_date_time > ${before(now, reapplyMs)}`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * Saves the form, unless the person has saved another: then the link leads to that one. An
 * application that had ended is reopened, and its record says that the candidate did so.
 */
async function saveForm(
  db: CompanyDb,
  applying: Intake,
  link: { link_hash: Uint8Array; expires_date_time: Date },
): Promise<{ application_id: number; is_another: boolean; activity_ids: number[] }> {
  const { company, job, body, now } = applying;
  const begun = await startedApplication(db, applying);
  if (begun?.kept_uuid && begun.kept_uuid !== body.app_uuid) {
    await db
      .updateTable("saved_applications")
      .set(link)
      .where("company_id", "=", company.id)
      .where("application_id", "=", begun.id)
      .execute();
    return { application_id: begun.id, is_another: true, activity_ids: [] };
  }
  const application_id = begun?.stands ? begun.id : await insertIncomplete(db, applying, begun);
  await deleteSavedApplication(db, applying, application_id);
  await db
    .insertInto("saved_applications")
    .values({
      ...link,
      company_id: company.id,
      application_id,
      job_id: job.id,
      form: JSON.stringify(body),
    })
    .execute();
  await attachUploads(db, applying, application_id);
  const isOpenAgain = begun && !begun.stands && begun.status !== "INCOMPLETE";
  const lines = await recordActivities(
    { actor: { company_id: company.id, user_id: null }, db, services: { clock: () => now } },
    isOpenAgain
      ? [
          {
            application_id,
            type: "status_changed",
            status_before: begun.status,
            status_after: "INCOMPLETE",
          },
        ]
      : [],
  );
  return { application_id, is_another: false, activity_ids: lines.map(({ id }) => id) };
}

async function insertIncomplete(
  db: CompanyDb,
  applying: Intake,
  begun: Awaited<ReturnType<typeof startedApplication>>,
) {
  const candidate = (await knownPerson(db, applying)) ?? (await addPerson(db, applying));
  return insertApplication(db, applying, begun, candidate, { status: "INCOMPLETE" });
}

/** Keeps the form's files as long as the form. */
async function attachUploads(
  db: CompanyDb,
  { company, job, body }: Intake,
  application_id: number,
) {
  const files = new Set(job.questions.flatMap(({ type, id }) => (type === "file" ? [id] : [])));
  const answered = body.answers
    .filter(({ question_id }) => files.has(question_id))
    .flatMap(({ answer: [upload] }) => upload || []);
  const ids = [...answered, ...(body.cv ? [body.cv.upload] : [])];
  if (!ids.every(isUuid)) throw lostUpload();
  if (ids.length === 0) return;
  const { numUpdatedRows } = await db
    .updateTable("application_uploads")
    .set({ application_id })
    .where("company_id", "=", company.id)
    .where("job_id", "=", job.id)
    .where("id", "in", ids)
    .where("application_id", "is", null)
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== new Set(ids).size) throw lostUpload();
}

interface Link {
  application_id: number;
  /** True when the link leads to a form that the person saved before, not to this one. */
  is_another: boolean;
  link: string;
  expires_date_time: Date;
}

function mailLink(
  db: CompanyDb,
  { job, body, mail }: Intake,
  { application_id, is_another, link, expires_date_time }: Link,
) {
  const texts = applicantTexts[body.language];
  const until = dayIn(body.language, expires_date_time, job.time_zone);
  const news = texts.saved[is_another ? "another" : "text"];
  const text = [
    texts.greeting(givenName(body)),
    `${news(texts.numbered(job.title, job.job_number))}\n${link}`,
    texts.saved.link(until),
    texts.consent,
    job.brand_name,
  ].join("\n\n");
  const subject = texts.saved.subject(job.title);
  return mail(db, job, { subject, text }, { confidential: true, application_id });
}

const resume = implementPublic(contract.resumeApplication, async (call) => {
  const { params, query, body, services } = call;
  const company = await careersCompany(services.system, params, query);
  const now = services.clock();
  return inCompany(services.system, company.id, async (db) => {
    const job = await advertisedJob(db, company, params.job_number, now);
    const kept = await db
      .selectFrom("saved_applications")
      .where("company_id", "=", company.id)
      .where("link_hash", "=", hashSecret(body.token))
      .where("expires_date_time", ">", now)
      .where("job_id", "=", job.id)
      .select("form")
      .executeTakeFirst();
    if (!kept)
      throw new HttpError(
        400,
        "This link no longer works: the application was sent, a newer link was emailed, or the saved form has expired.",
      );
    return kept.form;
  });
});

/**
 * Deletes the saved form of this application, and the same form saved with an application that has
 * left the job.
 */
export const deleteSavedApplication = (
  db: CompanyDb,
  { company, body }: Intake,
  application_id: number,
) =>
  db
    .deleteFrom("saved_applications")
    .where("company_id", "=", company.id)
    .where((is) =>
      is.or([
        is("application_id", "=", application_id),
        is(sql`form->>'app_uuid'`, "=", body.app_uuid),
      ]),
    )
    .execute();

export const savedApplicationHandlers = [save, resume];
