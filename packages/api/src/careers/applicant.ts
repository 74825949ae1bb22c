import { emailKey } from "@ats/core/validation/email";
import type { CandidateChange } from "@ats/core/candidates/activity-contract";
import { consents } from "@ats/core/candidates/filters";
import { type SubmittedDetails, submittedFields } from "@ats/core/applications/application";
import { submittedDifferences } from "../applications/submitted-differences.ts";
import { isOpen } from "../applications/open-application.ts";
import { recordCandidateEvent } from "../candidates/record-candidate-event.ts";
import { emptyHistory, nextNumbers } from "../candidates/insert-candidate.ts";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { indexCandidate } from "../search/candidate-index.ts";
import type { Intake } from "./intake.ts";

/** Details with which a person comes to a job. */
export interface Coming extends Pick<Intake, "company" | "now"> {
  job: Pick<Intake["job"], "id">;
  body: Pick<Intake["body"], keyof SubmittedDetails | "email" | "may_be_kept"> & {
    /** Absent when somebody else fills in the form. */
    language?: Intake["body"]["language"];
  };
}

/**
 * Finds the candidate with this email or adds one; `given` is what differs from the known record.
 */
export async function personOf(db: CompanyDb, applying: Coming) {
  const known = await knownPerson(db, applying);
  return known
    ? { candidate: known, submitted_differences: await addToKnown(db, applying, known) }
    : { candidate: await addPerson(db, applying), submitted_differences: {} };
}

/** The candidate with this email: the one on the job if there are several, or else the oldest. */
export const knownPerson = (db: CompanyDb, { company, job, body }: Coming) =>
  db
    .selectFrom("candidates")
    .select(["company_id", "id", "candidate_number", "email", ...submittedFields])
    .select(["current_jobtitle", "current_employer", "consent_date_time", "language"])
    .where("company_id", "=", company.id)
    .where("email_key", "=", emailKey(body.email))
    .orderBy(
      sql`exists (select from applications a where a.company_id = candidates.company_id
        and a.candidate_id = candidates.id and a.job_id = ${job.id} and ${isOpen})`,
      "desc",
    )
    .orderBy("id")
    .executeTakeFirst();

type Known = Awaited<ReturnType<typeof addPerson>> & { consent_date_time: Date | null };

/**
 * Fills only empty fields of a known record: anybody who knows the email can apply with it. The
 * record notes the differences, for a recruiter to compare.
 */
async function addToKnown(db: CompanyDb, { company, body, now }: Coming, known: Known) {
  const differences = Object.entries(submittedDifferences(body, known)) as [
    keyof SubmittedDetails,
    string,
  ][];
  const filled = Object.fromEntries(differences.filter(([field]) => !known[field]));
  const conflicting = Object.fromEntries(differences.filter(([field]) => known[field]));
  const changesIn = (fields: SubmittedDetails): CandidateChange[] =>
    differences
      .filter(([field]) => field in fields)
      .map(([field, after]) => ({ field, before: known[field] || null, after }));
  // The choice of the newest form holds, and is no change of the record.
  if (body.language)
    await db
      .updateTable("candidates")
      .set({ language: body.language })
      .where("company_id", "=", company.id)
      .where("id", "=", known.id)
      .where("language", "<>", body.language)
      .execute();
  const { consent_date_time } = known;
  const agrees = consent_date_time === null && body.may_be_kept;
  const changed = [
    ...changesIn(filled),
    ...(agrees ? [{ field: "consent", before: consents.missing, after: consents.given }] : []),
  ];
  if (changed.length > 0) {
    await db
      .updateTable("candidates")
      .set((column) => ({
        ...filled,
        consent_date_time: agrees ? now : consent_date_time,
        version: column("version", "+", 1),
      }))
      .where("company_id", "=", company.id)
      .where("id", "=", known.id)
      .execute();
    await indexCandidate(db, { ...known, ...filled });
  }
  const lines = [
    { type: "changed" as const, changes: changed },
    { type: "given" as const, changes: changesIn(conflicting) },
  ];
  for (const { type, changes } of lines)
    if (changes.length > 0)
      await recordCandidateEvent(
        { actor: { company_id: company.id, user_id: null }, db, services: { clock: () => now } },
        { type, candidate_number: known.candidate_number, changes },
      );
  return conflicting;
}

export async function addPerson(db: CompanyDb, { company, body, now }: Coming) {
  const company_id = company.id;
  const [candidate_number = 1001] = await nextNumbers(db, company_id, 1);
  const row = {
    company_id,
    candidate_number,
    first_name: body.first_name,
    last_name: body.last_name,
    email: body.email,
    contact_mobile_number: body.contact_mobile_number || null,
    city: body.city || null,
    postcode: body.postcode || null,
    current_jobtitle: null as string | null,
    current_employer: null as string | null,
    language: body.language ?? ("en" as const),
  };
  const { id } = await db
    .insertInto("candidates")
    .values({
      ...row,
      history: emptyHistory,
      search_text: "",
      anonymous_search_text: "",
      consent_date_time: body.may_be_kept ? now : null,
      last_activity_date_time: now,
      created_date_time: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await indexCandidate(db, { ...row, id });
  return { ...row, id };
}
