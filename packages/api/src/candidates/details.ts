import { anonymise, hiddenFields, isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { mergeUndoMs } from "@ats/core/candidates/merge";
import type { Actor } from "@ats/core/rights/rights";
import { sql } from "kysely";
import { notFound, HttpError } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { nonDuplicatesOf } from "./not-duplicates.ts";
import { erasureDue } from "./erasure-due.ts";
import { partsOf } from "./merge-chain.ts";
import { erasedOrder } from "./status-order.ts";
import { type CandidateRow, candidateColumns, presentCandidate } from "./presenter.ts";
import { after, before } from "../kernel/time.ts";

type Row = CandidateRow &
  Pick<CandidateDetails, "history" | "retention_date" | "version" | "legal_hold" | "language"> & {
    erasure_date_time: Date | null;
    consent_date_time: Date | null;
    last_activity_date_time: Date | null;
  };

/** Reads a candidate for their page, without what is hidden from the actor. */
export async function readCandidate(db: CompanyDb, actor: Actor, id: number, now: Date) {
  const { rows } = await sql<Row>`
    select ${candidateColumns}, c.history, c.consent_date_time, c.retention_date::text,
      c.last_activity_date_time, c.version, c.legal_hold, c.language, ${erasureDue} as erasure_date_time
    from candidates c where c.id = ${id} and c.status_order > ${erasedOrder}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound("candidate");
  const application_list = await db
    .selectFrom("applications as a")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .leftJoin("workflow_nodes as n", (on) =>
      on.onRef("n.company_id", "=", "a.company_id").onRef("n.id", "=", "a.node_id"),
    )
    .where("a.candidate_id", "=", id)
    .select(["a.id", "a.job_id", "j.job_number", "j.title as job_title", "a.status"])
    .select(["n.name as node_name", "a.status_date_time", "a.created_date_time"])
    .orderBy("a.created_date_time", "desc")
    .orderBy("a.id", "desc")
    .execute();
  const { history, language, ...candidate } = row;
  const merges = await mergesOf(db, id, now);
  const cv = await readCvs(db, id);
  return {
    ...presentCandidate(candidate, actor),
    ...anonymise<Hideable>({ history, cv }, hiddenFields(actor, row.anonymised)),
    language: isAnonymisedFor(actor, row.anonymised) ? null : language,
    application_list,
    merges,
    non_duplicates: await nonDuplicatesOf(db, id),
    pools: await poolsOf(db, id),
  };
}

/** Merges into this record that can still be undone, newest first. */
async function mergesOf(db: CompanyDb, id: number, now: Date) {
  const rows = await db
    .selectFrom("candidate_merges as m")
    .innerJoin("candidates as c", "c.id", "m.merged_id")
    .innerJoin("users as u", "u.id", "m.user_id")
    .where("m.survivor_id", "=", id)
    .where("m.snapshot", "is not", null)
    .where("m.created_date_time", ">", before(now, mergeUndoMs))
    .select(["m.id", "c.candidate_number", "m.created_date_time", "u.first_name", "u.last_name"])
    .orderBy("m.created_date_time", "desc")
    .execute();
  return rows.map(({ first_name, last_name, ...merge }) => ({
    ...merge,
    merged_by: `${first_name} ${last_name}`,
    undo_until: after(merge.created_date_time, mergeUndoMs),
  }));
}

const poolsOf = (db: CompanyDb, id: number) =>
  db
    .selectFrom("talent_pool_members as m")
    .innerJoin("talent_pools as p", "p.id", "m.pool_id")
    .where("m.candidate_id", "=", id)
    .select(["p.id", "p.name"])
    .orderBy("p.name")
    .execute();

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

/** Refuses to change a candidate whose data is hidden from the actor. */
export function needOpen(actor: Actor, { anonymised }: { anonymised: boolean }): void {
  if (isAnonymisedFor(actor, anonymised))
    throw new HttpError(
      403,
      "This candidate is anonymised for you, so you cannot change their details.",
    );
}

/**
 * Refuses a candidate who does not exist, or is merged into another. `isHeld` locks the record: it
 * is neither erased nor merged until the transaction ends.
 */
export async function needCandidate(db: CompanyDb, id: number, isHeld = false) {
  const candidate = await db
    .selectFrom("candidates")
    .where("id", "=", id)
    .where("status_order", ">", erasedOrder)
    .select(["id", "candidate_number", "anonymised", "version", "consent_date_time"])
    .$if(isHeld, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (candidate) return candidate;
  const part = (await partsOf(db, [id])).get(id);
  if (!part) throw notFound("candidate");
  throw new HttpError(
    409,
    `This record is part of candidate ${part.into_number}: the two were merged. Nothing was changed.`,
  );
}
