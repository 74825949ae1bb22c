import { givenName } from "@ats/core/validation/person-name";
import type { Answer } from "@ats/core/applications/application";
import type * as contract from "@ats/core/careers/contract";
import { askedQuestion } from "@ats/core/custom-fields/asked-question";
import { type CustomField, customValueProblem } from "@ats/core/custom-fields/custom-field";
import type { DiversityInput } from "@ats/core/careers/diversity";
import { applicationSource } from "@ats/core/careers/source";
import { answerProblem, isKnockedOut } from "@ats/core/jobs/answer";
import { applicantTexts } from "@ats/core/mail/applicant-texts";
import type { Input } from "../kernel/implement.ts";
import { HttpError } from "../kernel/http-error.ts";
import { writeValues } from "../custom-fields/write-values.ts";
import { type CompanyDb, inCompany } from "../database/database.ts";
import { notifyFollowers } from "../notifications/notify.ts";
import { advertisedJob, careersCompany } from "./adverts.ts";
import {
  startedApplication,
  completeApplication,
  hasApplied,
  isSubmitted,
  lockPerson,
  insertApplication,
} from "./application-intake.ts";
import type { ApplyParticipant } from "./apply-participant.ts";
import type { Intake } from "./intake.ts";
import { countDiversity } from "./diversity.ts";
import { deleteSavedApplication } from "./saved-applications.ts";
import { applicantMail } from "./applicant-mail.ts";
import { personOf } from "./applicant.ts";
import { keepUpload, lostUpload, readUpload } from "./uploads.ts";

/**
 * Creates one application for each `app_uuid`, and only one open one for each person and job. The
 * page does not tell whether the person has applied before; a mail does.
 */
export async function receiveForm(
  call: Input<typeof contract.apply>,
  participants: readonly ApplyParticipant[],
) {
  const { params, query, body, services, afterCommit } = call;
  const company = await careersCompany(services.system, params, query);
  const now = services.clock();
  const source = applicationSource({
    isInternal: query.internal !== undefined,
    named: query.source,
  });
  const { mail } = await applicantMail(call, { company_id: company.id, email: body.email });
  const made = await inCompany(services.system, company.id, async (db) => {
    const job = await advertisedJob(db, company, params.job_number, now);
    const applying = { company, job, body, source, now, mail };
    for (const { lock } of participants) await lock(db, applying);
    await lockPerson(db, applying);
    if (await isSubmitted(db, applying)) return undefined;
    // Before `hasApplied`: a faulty form gets the same answer whether or not the person has
    // applied.
    const sent = await readSent(db, applying);
    if (await hasApplied(db, applying)) return undefined;
    const submitted = await submit(db, applying, sent, body.diversity);
    for (const { onApply } of participants) await onApply(db, applying);
    return submitted;
  });
  if (made)
    afterCommit(() =>
      services.live.publish({
        company_id: company.id,
        job_id: made.job_id,
        application_ids: [made.id],
        activity_ids: [made.activity_id],
      }),
    );
  return { app_uuid: body.app_uuid };
}

async function submit(
  db: CompanyDb,
  applying: Intake,
  { answers, values, cv, files }: Sent,
  diversity: DiversityInput,
) {
  const { company, job, body, now } = applying;
  const texts = applicantTexts[body.language];
  const company_id = company.id;
  const { candidate, submitted_differences } = await personOf(db, applying);
  const cvIds = new Map<string, number>();
  for (const file of files) {
    const kept = await keepUpload(db, { company_id, candidate_id: candidate.id, now }, file);
    cvIds.set(file.cv_key, kept);
  }
  const { text: _, ...cvColumns } = cv ?? { text: "" };
  const form = {
    ...cvColumns,
    answers: JSON.stringify(
      answers.map(({ file_key, ...answers }) => ({
        ...answers,
        ...(file_key && { file: cvIds.get(file_key) }),
      })),
    ),
    submitted_differences: JSON.stringify(submitted_differences),
  };
  const { id, status } = await writeApplication(db, applying, candidate, form);
  await writeValues(db, { record: "applications", id, company_id }, values);
  await deleteSavedApplication(db, applying, id);
  const activity = await db
    .insertInto("activities")
    .values({
      company_id,
      application_id: id,
      type: "applied",
      status_after: status,
      created_date_time: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const activity_ids = [activity.id];
  await notifyFollowers(db, { activity_ids, job_id: job.id, initiator_id: null, silent: false });
  await countDiversity(db, { company_id, job_id: job.id }, diversity);
  await applying.mail(
    db,
    job,
    {
      subject: texts.applied.subject(job.title),
      text: [
        texts.greeting(givenName(body)),
        texts.applied.text(texts.numbered(job.title, job.job_number)),
        texts.consent,
        job.brand_name,
      ].join("\n\n"),
    },
    { application_id: id },
  );
  return { id, job_id: job.id, activity_id: activity.id };
}

/** Completes an application that a colleague added; otherwise submits the begun one or a new one. */
async function writeApplication(
  db: CompanyDb,
  applying: Intake,
  candidate: Awaited<ReturnType<typeof personOf>>["candidate"],
  form: Parameters<typeof completeApplication>[3],
) {
  const begun = await startedApplication(db, applying);
  if (begun?.stands) {
    await completeApplication(db, applying, begun, form);
    return begun;
  }
  const status = "APPLIED" as const;
  // The application begins for the company only now.
  const columns = {
    ...form,
    status,
    form_job_id: applying.job.id,
    created_date_time: applying.now,
  };
  return { id: await insertApplication(db, applying, begun, candidate, columns), status };
}

type File = Awaited<ReturnType<typeof readUpload>>;

interface Sent {
  answers: (Answer & { file_key?: string })[];
  /** Values of the company's own fields. */
  values: { field: CustomField; value: string }[];
  cv: File | null;
  /** The CV and the files that answer questions. */
  files: File[];
}

/** Checks each answer by its question; knock-out answers are only flagged. */
async function readSent(db: CompanyDb, applying: Intake): Promise<Sent> {
  const { job, body } = applying;
  const place = { company_id: applying.company.id, job_id: job.id };
  const given = new Map(body.answers.map(({ question_id, answer }) => [question_id, answer]));
  const answers: Sent["answers"] = [];
  const files: File[] = [];
  for (const question of job.questions) {
    const answer = (given.get(question.id) ?? []).filter((each) => each !== "");
    const problem = question.type === "file" ? undefined : answerProblem(question, answer);
    if (problem) throw new HttpError(400, `${question.text}: ${problem}`);
    const [upload, name = "file"] = answer;
    if (!upload && question.is_required)
      throw new HttpError(400, `${question.text}: Answer this question.`);
    if (!upload) continue;
    const about = { question: question.text, question_id: question.id };
    if (question.type === "file") {
      const file = await readUpload(db, place, { upload, name });
      files.push(file);
      answers.push({ ...about, answer: name, file_key: file.cv_key });
    } else
      answers.push({
        ...about,
        answer: answer.join(", "),
        knocked_out: isKnockedOut(question, answer),
      });
  }
  const values = job.asked.map((field) => {
    const [typed = ""] = given.get(askedQuestion(field).id) ?? [];
    const value = field.kind === "number" ? typed.trim().replace(",", ".") : typed.trim();
    const problem = customValueProblem(field, value);
    if (problem) throw new HttpError(400, `${field.name}: ${problem}`);
    return { field, value };
  });
  const cv = body.cv && (await readUpload(db, place, body.cv));
  const all = cv ? [cv, ...files] : files;
  if (new Set(all.map(({ cv_key }) => cv_key)).size < all.length) throw lostUpload();
  return { answers, values, cv, files: all };
}
