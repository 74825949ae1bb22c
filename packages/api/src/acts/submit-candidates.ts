import { ownerOn } from "@ats/core/agencies/ownership";
import type { AgencyJobState } from "@ats/core/agency-portal/jobs-contract";
import { feeForecast } from "@ats/core/agency-portal/fee-forecast";
import { checksPerDay, notOpen, usualOwnershipMonths } from "@ats/core/agency-portal/submission";
import * as contract from "@ats/core/agency-portal/submission-contract";
import { cvFacts } from "@ats/core/candidates/cv-facts";
import { addMonths } from "@ats/core/days/days";
import { emailKey } from "@ats/core/validation/email";
import { sql } from "kysely";
import {
  isReleased,
  jobState,
  readReleasedJob,
  releasedJobs,
} from "../agency-portal/released-jobs.ts";
import { companyToday } from "../agencies/company-today.ts";
import {
  eventsOfContacts,
  lockOwnerships,
  recordOwnership,
  type StoredEvent,
  type Submission,
} from "../agencies/ownership/events.ts";
import { termsInForce } from "../agencies/terms-in-force.ts";
import { addApplicationsOf } from "../applications/add-applications.ts";
import { isOpen } from "../applications/open-application.ts";
import { contactCodes } from "../agency-portal/contact-codes.ts";
import { type ClientCall, forClient, implementForClient } from "../agency-portal/for-client.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { readCvIn } from "../candidates/cv-text.ts";
import { lockPerson } from "../careers/application-intake.ts";
import { personOf } from "../careers/applicant.ts";
import { findUpload, keepUpload } from "../careers/uploads.ts";
import { inCompany } from "../database/database.ts";
import { storeFile } from "../files/store-file.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { implementOutside } from "../kernel/implement.ts";
import { before } from "../kernel/time.ts";
import { readSetting } from "../settings/read-setting.ts";

const dayMs = 24 * 60 * 60_000;

type Calling = Pick<ClientCall, "actor" | "client" | "db" | "services">;

export const getSubmissionForm = implementForClient(contract.getSubmissionForm, async (call) => {
  const { client, db, services } = call;
  const { id, title, agency_cv_cap: cap, terms } = await needReleasedJob(call, call.params.job_id);
  const released = await readReleasedJob(db, { ...client, now: services.clock() }, id);
  const { fee_text, fee_percent } = released;
  return {
    job: { id, title },
    fee_text,
    fee_percent,
    fee: feeForecast(released, terms),
    candidates_left: cap === null ? null : Math.max(0, cap - (await submittedTo(call, id))),
    checks_left: Math.max(0, checksPerDay - (await checksOfDay(call))),
  };
});

export const checkCandidate = implementForClient(contract.checkCandidate, async (call) => {
  const job = await needReleasedJob(call, call.params.job_id);
  if (!(await countCheck(call))) return { is_open: false };
  const { refusal } = await standingOf(call, job, call.body);
  return { is_open: refusal === null };
});

export const readSubmittedCv = implementOutside(contract.readSubmittedCv, async (call) => {
  const { actor, params, query, body, services } = call;
  const { client_id, job_id } = params;
  await inCompany(services.system, actor, (db) =>
    forClient({ actor, db }, client_id, (visit) =>
      needReleasedJob({ ...visit, db, services }, job_id),
    ),
  );
  const bytes = new Uint8Array(await body.arrayBuffer());
  const { type, mediaType, text } = await readCvIn(services, bytes);
  const file_key = `${client_id}/cv/${crypto.randomUUID()}.${type}`;
  const upload = await storeFile(call, { key: file_key, bytes }, (db) =>
    forClient({ actor, db }, client_id, async () => {
      const { id } = await db
        .insertInto("application_uploads")
        .values({
          company_id: client_id,
          job_id,
          file_key,
          type: mediaType,
          size: bytes.length,
          text,
          created_date_time: services.clock(),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    }),
  );
  return { upload, ...cvFacts(text, query.name) };
});

export const submitCandidates = implementForClient(contract.submitCandidates, async (call) => {
  const { db, client } = call;
  const job = await needReleasedJob(call, call.params.job_id);
  // Of two agencies that submit a person at once, the second waits to be told.
  await lockOwnerships(db, client.company_id);
  const records = [];
  for (const candidate of call.body.candidates) records.push(await submit(call, job, candidate));
  const count = records.filter(({ submitted }) => submitted).length;
  await recordAudit(call, {
    type: "candidates_submitted",
    subject: { id: job.id, name: job.title },
    changes: [{ field: "candidates", before: null, after: count }],
  });
  return { records };
});

type ReleasedJob = Awaited<ReturnType<typeof needReleasedJob>>;

const refused = (message: string) => ({
  submitted: false,
  submission_id: null,
  owned_until: null,
  message,
});

async function submit(
  call: ClientCall<typeof contract.submitCandidates>,
  job: ReleasedJob,
  candidate: contract.SubmissionInput,
) {
  const { actor, client, db, services } = call;
  const { company_id, agency_id } = client;
  const now = services.clock();
  const { agency_cv_cap: cap } = job;
  if (cap !== null && (await submittedTo(call, job.id)) >= cap)
    return refused(
      `This job takes ${cap} ${cap === 1 ? "candidate" : "candidates"} of each agency at most, and you have submitted as many.`,
    );
  if (candidate.consent_date > job.today)
    return refused(
      "The candidate cannot agree on a later day. Enter the day on which they agreed.",
    );
  const file = await findUpload(db, { company_id, job_id: job.id }, candidate.cv);
  if (!file) return refused("The CV is no longer stored. Choose it again, then submit.");
  const details = {
    ...candidate,
    contact_mobile_number: candidate.contact_mobile_number ?? "",
    may_be_kept: false,
  };
  const coming = { company: { id: company_id, name: client.name }, job, body: details, now };
  if (!(await countCheck(call))) return refused(notOpen);
  await lockPerson(db, coming);
  const { refusal, application_id, codes } = await standingOf(call, job, candidate);
  if (refusal) return refused(refusal);
  const { candidate: person, submitted_differences } = await personOf(db, coming);
  const cv_id = await keepUpload(db, { company_id, candidate_id: person.id, now }, file);
  const { text: _, ...cv } = file;
  const more = {
    ...cv,
    consent_date_time: now,
    submitted_differences: JSON.stringify(submitted_differences),
  };
  const added =
    application_id ??
    (
      await addApplicationsOf(
        call,
        { job, source: job.agency, more: new Map([[person.id, more]]) },
        [person],
      )
    ).get(person.id);
  const until = addMonths(job.today, job.terms?.ownership_months ?? usualOwnershipMonths);
  const { id } = await db
    .insertInto("agency_submissions")
    .values({
      company_id,
      agency_id,
      job_id: job.id,
      application_id: added as number,
      contacts: codes,
      first_name: candidate.first_name,
      last_name: candidate.last_name,
      email: candidate.email,
      contact_mobile_number: candidate.contact_mobile_number,
      city: candidate.city,
      postcode: candidate.postcode,
      cv_id,
      consent_date: candidate.consent_date,
      availability: candidate.availability,
      note: candidate.note,
      created_by: actor.visitor?.name ?? "",
      created_date_time: now,
      owned_until: until,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const submission = { company_id, id, contacts: codes };
  if (application_id !== null) await recordDirect(call, submission, application_id);
  const owned_until = await recordOwnership(db, submission, {
    kind: "SUBMITTED",
    day: job.today,
    until,
    agent: actor.visitor?.name ?? "",
    now,
  });
  return { submitted: true, submission_id: id, owned_until, message: null };
}

/** Puts on record that the candidate had applied directly before, and is the agency's by its terms. */
async function recordDirect(
  { client, db }: Calling,
  submission: Submission,
  application_id: number,
): Promise<void> {
  const { company_id } = client;
  const application = await db
    .selectFrom("applications")
    .select("created_date_time")
    .where("company_id", "=", company_id)
    .where("id", "=", application_id)
    .where("form_job_id", "is not", null)
    .executeTakeFirst();
  if (!application) return;
  const now = application.created_date_time;
  const day = await companyToday(db, company_id, now);
  const direct_applicants = "AGENCY" as const;
  await recordOwnership(db, submission, { kind: "APPLIED", day, direct_applicants, now });
}

/** The number of people whom the agency has submitted to a job. */
async function submittedTo({ client, db }: Calling, job_id: number): Promise<number> {
  const { count } = await db
    .selectFrom("agency_submissions")
    .where("company_id", "=", client.company_id)
    .where("agency_id", "=", client.agency_id)
    .where("job_id", "=", job_id)
    .select((row) => row.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Reads a job that is released to the agency and takes candidates now. */
async function needReleasedJob({ client, db, services }: Calling, id: number) {
  const now = services.clock();
  const reader = { ...client, now };
  const { rows } = await sql<{
    id: number;
    title: string;
    anonymised: boolean;
    agency_cv_cap: number | null;
    agency: string;
    state: AgencyJobState;
  }>`
    select j.id, j.title, j.anonymised, j.agency_cv_cap, g.name as agency,
      ${jobState(reader)} as state
    from ${releasedJobs(reader)}
    join agencies g on g.company_id = r.company_id and g.id = r.agency_id
    where ${isReleased(reader)} and j.id = ${id}`.execute(db);
  const [job] = rows;
  if (!job) throw notFound("job");
  if (job.state !== "open")
    throw new HttpError(
      409,
      "This job takes no candidates now. Ask the company before you submit.",
    );
  const today = await companyToday(db, client.company_id, now);
  const { cv_cap } = await readSetting(db, client.company_id, "agency_settings");
  const agency_cv_cap = job.agency_cv_cap ?? cv_cap;
  return { ...job, agency_cv_cap, today, terms: await termsInForce(db, client, today) };
}

/**
 * Counts a question about a person. False once the agency has asked as often as it may within a day:
 * every answer is then the same and takes as long, so that a script learns nothing from it.
 */
async function countCheck({ client, db, services }: Calling): Promise<boolean> {
  const { company_id, agency_id } = client;
  const now = services.clock();
  await sql`select pg_advisory_xact_lock(hashtext('agency_checks'), ${agency_id}::int)`.execute(db);
  await db
    .deleteFrom("agency_checks")
    .where("company_id", "=", company_id)
    .where("agency_id", "=", agency_id)
    .where("created_date_time", "<", before(now, dayMs))
    .execute();
  if ((await checksOfDay({ client, db, services })) >= checksPerDay) return false;
  await db
    .insertInto("agency_checks")
    .values({ company_id, agency_id, created_date_time: now })
    .execute();
  return true;
}

/** The number of people about whom the agency has asked within a day. */
async function checksOfDay({
  client,
  db,
  services,
}: Pick<Calling, "client" | "db" | "services">): Promise<number> {
  const { asked } = await db
    .selectFrom("agency_checks")
    .where("company_id", "=", client.company_id)
    .where("agency_id", "=", client.agency_id)
    .where("created_date_time", ">=", before(services.clock(), dayMs))
    .select((row) => row.fn.countAll<number>().as("asked"))
    .executeTakeFirstOrThrow();
  return Number(asked);
}

interface Standing {
  /** Why the person is not open: all that the agency does not know itself has one sentence. */
  refusal: string | null;
  /** The person's own application, which becomes the agency's by its terms. */
  application_id: number | null;
  /** Codes of the person's contacts. */
  codes: string[];
}

/** Tells how a person stands. Asks the same of the database whatever the answer is. */
async function standingOf(
  { client, db }: Calling,
  { id: job_id, today, terms }: ReleasedJob,
  contact: { email: string | null; contact_mobile_number: string | null },
): Promise<Standing> {
  const { company_id, agency_id } = client;
  const codes = await contactCodes(db, company_id, contact);
  const phone = contact.contact_mobile_number?.slice(1) ?? null;
  const { rows } = await sql<{
    events: StoredEvent[];
    application_id: number | null;
    granted_to: number | null;
  }>`
    select ${eventsOfContacts(company_id, codes)} as events,
      (select d.agency_id from agency_disputes d
        where d.company_id = ${company_id} and d.submission_id is null and d.owns
          and d.owned_from <= ${today} and d.owned_until >= ${today}
          and (d.email_code = any(${codes}::text[]) or d.phone_code = any(${codes}::text[]))
        order by d.decided_date_time desc, d.id desc limit 1) as granted_to,
      (select a.id from applications a join candidates c
          on c.company_id = a.company_id and c.id = a.candidate_id
        where a.company_id = ${company_id} and a.job_id = ${job_id} and ${isOpen}
          and (c.email_key = ${contact.email && emailKey(contact.email)} or c.phone_key = ${phone})
        order by a.id limit 1) as application_id`.execute(db);
  const { events = [], application_id = null, granted_to = null } = rows[0] ?? {};
  const ofJob = events.filter((event) => event.job_id === job_id);
  if (ofJob.some((each) => each.agency_id === agency_id && each.end_reason !== "WITHDRAWN"))
    return {
      refusal: "You have submitted this person for this job already.",
      application_id,
      codes,
    };
  const owner = ownerOn(events, today);
  const isOthers =
    (owner && owner.agency_id !== agency_id) ||
    (granted_to !== null && granted_to !== agency_id) ||
    ofJob.some((each) => each.agency_id !== agency_id && !each.end_reason);
  const isTaken = events.some((each) => each.application_id === application_id);
  const isDirect =
    application_id !== null &&
    granted_to === null &&
    (isTaken || terms?.direct_applicants !== "AGENCY");
  return { refusal: isOthers || isDirect ? notOpen : null, application_id, codes };
}
