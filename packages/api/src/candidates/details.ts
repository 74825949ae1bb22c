import { anonymise, hiddenFields } from "@ats/core/anonymisation/anonymisation";
import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { type Actor } from "@ats/core/rights/rights";
import { sql } from "kysely";
import { notFound } from "../app/refusal.ts";
import type { CompanyDb } from "../database/database.ts";
import { type CandidateRow, candidateColumns, presentCandidate } from "./presenter.ts";

type Row = CandidateRow &
  Pick<CandidateDetails, "history" | "retention_date" | "version"> & {
    consent_date_time: Date | null;
    last_activity_date_time: Date | null;
  };

/** The place of who was erased: before every other, and in no list. */
export const erasedPlace = -2;

/** A candidate with everything that their page shows, as the actor may see it. */
export async function readCandidate(db: CompanyDb, actor: Actor, id: number) {
  const { rows } = await sql<Row>`
    select ${candidateColumns}, c.history, c.consent_date_time, c.retention_date::text,
      c.last_activity_date_time, c.version
    from candidates c where c.id = ${id} and c.status_order > ${erasedPlace}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound("candidate");
  const application_list = await db
    .selectFrom("applications as a")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .where("a.candidate_id", "=", id)
    .select(["a.id", "a.job_id", "j.job_number", "j.title as job_title", "a.status"])
    .select(["a.status_date_time", "a.created_date_time"])
    .orderBy("a.created_date_time", "desc")
    .orderBy("a.id", "desc")
    .execute();
  const { history, ...candidate } = row;
  const cv = await readCvs(db, id);
  return {
    ...presentCandidate(candidate, actor),
    ...anonymise<Hideable>({ history, cv }, hiddenFields(actor, row.anonymised)),
    application_list,
  };
}

interface Hideable {
  history: CandidateDetails["history"];
  cv: Awaited<ReturnType<typeof readCvs>> | null;
}

const readCvs = (db: CompanyDb, id: number) =>
  db
    .selectFrom("candidate_cvs")
    .where("candidate_id", "=", id)
    .select(["id", "cv_name as name", "cv_type as type", "cv_size as size", "created_date_time"])
    .orderBy("created_date_time", "desc")
    .orderBy("id", "desc")
    .execute();

/** Refuses a candidate who does not exist for the company. */
export async function needCandidate(db: CompanyDb, id: number) {
  const candidate = await db
    .selectFrom("candidates")
    .where("id", "=", id)
    .where("status_order", ">", erasedPlace)
    .select(["id", "anonymised", "version", "consent_date_time"])
    .executeTakeFirst();
  if (!candidate) throw notFound("candidate");
  return candidate;
}
