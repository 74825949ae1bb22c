import type { CandidateInput } from "@ats/core/candidates/candidate-input";
import { noHistory } from "@ats/core/candidates/history-input";
import { retentionDateProblem } from "@ats/core/candidates/retention";
import type { addCandidate, updateCandidate } from "@ats/core/candidates/details-contract";
import { sql } from "kysely";
import type { Call } from "../kernel/implement.ts";
import { HttpError, stale } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { needValues, writeValues } from "../custom-fields/write-values.ts";
import { indexCandidate } from "../search/candidate-index.ts";
import { normalise } from "../search/normalise.ts";
import { needTags } from "../tags/tags.ts";
import { changesBetween } from "./changes.ts";
import { needCandidate, needOpen, readCandidate } from "./details.ts";
import { recordCandidateEvent } from "./record-candidate-event.ts";
import { erasedOrder } from "./status-order.ts";
import { lockApplicationsOf } from "./lock-candidates.ts";

/** Adds a candidate. The email may be taken already: the recruiter was warned, and decides. */
export async function insertCandidate(call: Call<typeof addCandidate>) {
  const { actor, body, db, services } = call;
  const now = services.clock();
  needDayToCome(retentionDateProblem(body, now));
  const values = await needValues(db, "candidates", body.custom_values ?? {});
  const [candidate_number] = await nextNumbers(db, actor.company_id, 1);
  const { consent, history = noHistory, custom_values: _, ...fields } = body;
  const row = {
    company_id: actor.company_id,
    candidate_number: candidate_number as number,
    ...fields,
    tags: await needTags(db, actor.company_id, fields.tags),
  };
  const { id } = await db
    .insertInto("candidates")
    .values({
      ...row,
      history: JSON.stringify(history),
      search_text: "",
      anonymous_search_text: "",
      consent_date_time: consent ? now : null,
      last_activity_date_time: now,
      created_date_time: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writeValues(db, { record: "candidates", id, company_id: actor.company_id }, values);
  await indexCandidate(db, { ...row, id });
  await recordCandidateEvent(call, { type: "added", candidate_number: row.candidate_number });
  return readCandidate(db, actor, id, now);
}

function needDayToCome(problem: string | undefined): void {
  if (problem) throw new HttpError(400, problem);
}

export const emptyHistory = JSON.stringify(noHistory);

/** Keeps others from taking a candidate number until the transaction ends. */
export const lockNumbers = (db: CompanyDb, company_id: number) =>
  sql`select pg_advisory_xact_lock(hashtext('candidate_number'), ${company_id})`.execute(db);

/** The company's next candidate numbers. */
export async function nextNumbers(
  db: CompanyDb,
  company_id: number,
  count: number,
): Promise<number[]> {
  await lockNumbers(db, company_id);
  const { rows } = await sql<{ last: number | null }>`
    select max(candidate_number) as last from candidates`.execute(db);
  const first = Math.max(rows[0]?.last ?? 0, 1000) + 1;
  return Array.from({ length: count }, (_, index) => first + index);
}

/** Saves an edit; refuses one that began from an older version. Quality R2. */
export async function updateCandidateRecord(call: Call<typeof updateCandidate>) {
  const { actor, params, body, db, services, version } = call;
  await lockApplicationsOf(db, [params.id]);
  const before = await needCandidate(db, params.id, true);
  needOpen(actor, before);
  if (before.version !== version) throw stale("This candidate was");
  const stored = (await readStored(db, [params.id])).get(params.id);
  if (stored) await saveCandidate(call, stored, body);
  return readCandidate(db, actor, params.id, services.clock());
}

/** Writes a candidate's fields over those stored; the caller holds the record. */
export async function saveCandidate(
  call: Pick<Call, "actor" | "db" | "services">,
  stored: StoredCandidate,
  body: CandidateInput,
): Promise<void> {
  const { actor, db, services } = call;
  const now = services.clock();
  needDayToCome(retentionDateProblem(body, now, stored.input.retention_date));
  const { consent, history, ...typed } = body;
  const fields = { ...typed, tags: await needTags(db, actor.company_id, typed.tags) };
  const row = await db
    .updateTable("candidates")
    .set((column) => ({
      ...fields,
      ...(history && { history: JSON.stringify(history) }),
      consent_date_time: consent ? (stored.consent_date_time ?? now) : null,
      last_activity_date_time: now,
      flagged_date_time: null,
      version: column("version", "+", 1),
    }))
    .where("company_id", "=", actor.company_id)
    .where("id", "=", stored.id)
    .returning(["company_id", "id", "candidate_number"])
    .executeTakeFirstOrThrow();
  await indexCandidate(db, { ...row, ...fields });
  await renameApplications(db, stored.id, fields);
  const changes = changesBetween(stored.input, { ...fields, consent, ...(history && { history }) });
  if (changes.length > 0)
    await recordCandidateEvent(call, {
      type: "changed",
      candidate_number: row.candidate_number,
      changes,
    });
}

export interface StoredCandidate {
  id: number;
  candidate_number: number;
  anonymised: boolean;
  version: number;
  consent_date_time: Date | null;
  /** The fields as a recruiter enters them. */
  input: CandidateInput;
}

/** Reads candidates' stored fields; those erased or merged are left out. */
export async function readStored(
  db: CompanyDb,
  ids: readonly number[],
): Promise<Map<number, StoredCandidate>> {
  const rows = await db
    .selectFrom("candidates")
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where("status_order", ">", erasedOrder)
    .select(["id", "candidate_number", "anonymised", "version", "consent_date_time"])
    .select(["first_name", "last_name", "email", "contact_mobile_number", "city", "postcode"])
    .select(["current_jobtitle", "current_employer", "tags", "history"])
    .select(sql<string | null>`retention_date::text`.as("retention_date"))
    .execute();
  return new Map(
    rows.map(({ id, candidate_number, anonymised, version, consent_date_time, ...fields }) => {
      const input = { ...fields, consent: consent_date_time !== null };
      return [id, { id, candidate_number, anonymised, version, consent_date_time, input }];
    }),
  );
}

/** Updates the copy of the name by which a job's list of applications is sorted. */
export async function renameApplications(
  db: CompanyDb,
  candidate_id: number,
  { first_name, last_name }: Pick<CandidateInput, "first_name" | "last_name">,
) {
  await db
    .updateTable("applications")
    .set({ sort_name: normalise(`${last_name} ${first_name}`) })
    .where("candidate_id", "=", candidate_id)
    .execute();
}
