import { emailKey } from "@ats/core/validation/email";
import { type Kysely, sql } from "kysely";
import type { Services } from "@ats/api/kernel/services";
import { searchableText } from "@ats/api/internal/candidates/searchable-text";
import { insertRows } from "@ats/api/internal/database/insert-rows";
import type { Tables } from "@ats/api/database/tables";
import { hashPassword } from "@ats/api/internal/session/password";
import { candidateTokens, jobTokens } from "@ats/api/internal/search/tokens";
import { addAccessReviews } from "./access-reviews.ts";
import { demoPassword } from "./accounts.ts";
import { addAgencies } from "./agencies.ts";
import { addAgencyLinks } from "./agency-links.ts";
import { addAgencyTerms } from "./agency-terms.ts";
import { addApprovals } from "./approvals.ts";
import { addAuditEvents } from "./audit.ts";
import { addBudgets } from "./budgets.ts";
import { addCostApprovals } from "./cost-approvals.ts";
import { addCosts } from "./costs.ts";
import { createCv } from "./cv.ts";
import { cvText } from "./cv-text.ts";
import { addAttachments } from "./attachments.ts";
import { inBulk } from "./bulk-load.ts";
import { bulkTables, derivedColumns, insertDerivedRows } from "./derived-data.ts";
import { addDeletedCompanies } from "./deleted-companies.ts";
import { addDocumentsAndChecks } from "./documents-and-checks.ts";
import type { DemoApplication, DemoCandidate, DemoData } from "./data.ts";
import { type DemoSize, generateDemo } from "./generate.ts";
import { addProvisionedUsers } from "./provisioning.ts";
import { addGroupSettings } from "./group-settings.ts";
import { addOwnFields, ownTextsOf } from "./own-fields.ts";
import { addOffers } from "./offers.ts";
import { addAgencyDisputes } from "./agency-disputes.ts";
import { addAgencyQuestions } from "./agency-questions.ts";
import { addPlacements } from "./placements.ts";
import { addReleases } from "./releases.ts";
import { addRequisitions } from "./requisitions.ts";
import { addSubmissions } from "./submissions.ts";
import { addSettings } from "./settings.ts";
import { listUsedSources } from "./sources.ts";
import { listUsedTags } from "./tags.ts";

export interface LoadOptions {
  size: DemoSize;
  /** Called with the current step and the share done, from 0 to 1. */
  onProgress?: (step: string, share: number) => void;
  /** Number of candidates who get a CV file. */
  cvs?: number;
}

/**
 * Loads the demo into an empty database in one transaction. Returns false if a company exists
 * already.
 */
export async function loadDemo(
  services: Pick<Services, "system" | "files" | "fonts" | "clock">,
  { size, onProgress = () => {}, cvs = 3_000 }: LoadOptions,
): Promise<boolean> {
  onProgress("Generating people and jobs", 0);
  const loaded = await services.system.transaction().execute(async (db) => {
    await sql`lock table companies in share row exclusive mode`.execute(db);
    const existing = await db.selectFrom("companies").select("id").limit(1).execute();
    if (existing.length > 0) return false;
    const today = services.clock();
    const data = generateDemo({ size, today });
    await insertAll(db, { ...services, now: today }, data, cvs, onProgress);
    await addRequisitions(db, data, size);
    await addCosts(db, data, { now: today, size });
    await addCostApprovals(db, data, today);
    await addAgencies(db, data, { today, size });
    await addAgencyLinks(db, data, today);
    await addAgencyTerms(db, data, today);
    await addReleases(db, data, { today, size });
    await addSubmissions(db, data, size);
    await addAgencyQuestions(db, data, today);
    await addAgencyDisputes(db, data, today);
    await addPlacements(db, data, { today, size });
    // Their amounts follow from all costs.
    await addBudgets(db, data, today);
    return true;
  });
  if (loaded) await sql`vacuum analyze`.execute(services.system);
  onProgress("Demo data loaded", 1);
  return loaded;
}

async function insertAll(
  db: Kysely<Tables>,
  { files, fonts, now }: Pick<Services, "files" | "fonts"> & { now: Date },
  data: DemoData,
  cvs: number,
  onProgress: NonNullable<LoadOptions["onProgress"]>,
) {
  // Candidates count twice, because their search words are indexed too.
  const total =
    data.candidates.length * 2 + data.applications.length + data.activities.length + cvs;
  let done = 0;
  const progress = (step: string) => (count: number) => onProgress(step, (done += count) / total);
  const insert = (table: keyof Tables, rows: readonly object[], step?: string) =>
    insertRows(db, table, rows, step ? progress(step) : undefined);
  const writingCvs = writeCvs(files, data, cvs, progress("CVs"));
  const password_hash = await hashPassword({}, demoPassword);
  await insert("companies", data.companies);
  await insert("roles", data.roles);
  await insert(
    "users",
    data.users.map((user) => ({
      ...user,
      email_key: emailKey(user.email),
      password_hash: user.registered_date_time ? password_hash : "",
    })),
  );
  await addGroupSettings(db, data, now);
  await insert("workflows", data.workflows);
  await insert("workflow_nodes", data.workflow_nodes);
  await insert("jobs", data.jobs);
  await insert("job_members", data.job_members);
  await insert("job_questions", data.job_questions);
  await insert("scorecard_attributes", data.scorecard_attributes);
  await insert("job_tokens", tokensOfJobs(data));
  const derived = derivedColumns(data);
  await inBulk(db, bulkTables, async () => {
    const candidates = data.candidates.map((each) => ({ ...each, ...derived.ofCandidate(each) }));
    await insert("candidates", candidates, "Candidates");
    await insertTokens(db, data, progress("Search index"));
    await insert("activities", data.activities, "Activity");
    await insert("notes", data.notes);
    await insert("interviews", data.interviews);
    await insert("interview_panel", data.interview_panel);
    await insert("scorecards", data.scorecards);
    await insert("candidate_cvs", await writingCvs);
    // Last, because writing the CVs names them in their applications.
    const applications = data.applications.map((each) => ({
      ...each,
      ...derived.ofApplication(each),
    }));
    await insert("applications", applications, "Applications");
    await insertDerivedRows(db);
  });
  await listUsedTags(db);
  await listUsedSources(db, data);
  await insert("notifications", data.notifications);
  await insert("templates", data.templates);
  await insert(
    "outgoing_mail",
    data.outgoing_mail.map((mail) => ({ ...mail, address_key: emailKey(mail.to_address) })),
  );
  for (const [table, rows] of Object.entries(data))
    if (typeof rows[0]?.id === "number") await continueIds(db, table);
  await addDocumentsAndChecks({ db, files, fonts, data, now });
  await addAttachments({ db, files, fonts, data });
  await addProvisionedUsers(db, data, now);
  await addAuditEvents(db, data);
  await addOwnFields(db, data);
  await addDeletedCompanies(db, data, { fonts, now });
  await addAccessReviews(db, data, now);
  await addSettings(db, data, now);
  await addApprovals(db, data, now);
  await addOffers(db, data, now);
}

/** Sends the tokens of a candidate together, which is faster than a row of JSON for each. */
async function insertTokens(db: Kysely<Tables>, data: DemoData, onBatch: (count: number) => void) {
  const { candidates } = data;
  for (let start = 0; start < candidates.length; start += 5_000) {
    const part = candidates.slice(start, start + 5_000);
    const rows = part.flatMap((candidate) => {
      const tokens = Map.groupBy(
        candidateTokens(candidate, ownTextsOf(data, "candidates", candidate)),
        ([, identifying]) => identifying,
      );
      return [...tokens].map(([identifying, entries]) => ({
        company_id: candidate.company_id,
        candidate_id: candidate.id,
        identifying,
        tokens: entries.map(([token]) => token).join("\n"),
      }));
    });
    await sql`insert into candidate_tokens (company_id, token, candidate_id, identifying)
      select company_id, token, candidate_id, identifying
      from json_to_recordset(${JSON.stringify(rows)}::json)
          as candidate (company_id int, candidate_id bigint, identifying boolean, tokens text),
        string_to_table(tokens, chr(10)) token`.execute(db);
    onBatch(part.length);
  }
}

function tokensOfJobs(data: DemoData) {
  const { jobs, users } = data;
  const names = new Map(users.map((user) => [user.id, user]));
  return jobs.flatMap((job) => {
    const recruiter = names.get(job.recruiter_id);
    const named = {
      ...job,
      recruiter_first_name: recruiter?.first_name ?? "",
      recruiter_last_name: recruiter?.last_name ?? "",
    };
    const tokens = jobTokens(named, ownTextsOf(data, "jobs", job));
    return [...tokens].map((token) => ({ company_id: job.company_id, token, job_id: job.id }));
  });
}

/** Sets the sequence so that the next row gets the id after the last. */
const continueIds = (db: Kysely<Tables>, table: string) =>
  sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.table(table)}`.execute(
    db,
  );

/**
 * Writes a file for each candidate with a submitted application, and names it in their
 * applications.
 */
async function writeCvs(
  files: Services["files"],
  data: DemoData,
  most: number,
  onBatch: (count: number) => void,
) {
  const submitted = Map.groupBy(
    data.applications.filter(({ status }) => status !== "INCOMPLETE"),
    ({ candidate_id }) => candidate_id,
  );
  const cvs: object[] = [];
  const owners = data.candidates.filter(({ id }) => submitted.has(id)).slice(0, most);
  for (let start = 0; start < owners.length; start += together) {
    const part = owners.slice(start, start + together);
    cvs.push(
      ...(await Promise.all(
        part.map((owner) => writeCv(files, owner, submitted.get(owner.id) ?? [])),
      )),
    );
    onBatch(part.length);
    // Yields to pending database answers.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return cvs;
}

/** Number of CVs written in parallel. */
const together = 20;

async function writeCv(
  files: Services["files"],
  candidate: DemoCandidate,
  applications: DemoApplication[],
) {
  const { bytes, name, type, extension } = await createCv(candidate);
  const cv_key = `${candidate.company_id}/cv/${candidate.id}.${extension}`;
  await files.put(cv_key, bytes);
  const cv = { cv_key, cv_name: name, cv_type: type, cv_size: bytes.length };
  for (const application of applications) Object.assign(application, cv);
  const { company_id, id: candidate_id, created_date_time } = candidate;
  return {
    ...cv,
    company_id,
    candidate_id,
    ...searchableText(cvText(candidate)),
    created_date_time,
  };
}
