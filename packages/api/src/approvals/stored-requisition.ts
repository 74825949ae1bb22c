import { openSteps, type Requisition } from "@ats/core/approvals/requisition";
import type { SubjectKey, SubjectKind } from "@ats/core/approvals/subject";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";

/** A requisition as it is stored. */
export interface StoredRequisition extends Requisition, SubjectKey {
  id: number;
  company_id: number;
  job_number: number | null;
  chain_id: number | null;
  chain_name: string;
  sent_date_time: Date | null;
  decided_date_time: Date | null;
  version: number;
}

type By = { id: number } | SubjectKey;

/** The column that names what a request is about. */
export const subjectColumns = {
  job: "job_id",
  offer: "offer_id",
  cost: "cost_line_id",
} as const satisfies Record<SubjectKind, string>;

/** SQL of the id of what a request of the table is about. */
export const subjectIdIn = (table: string) =>
  sql<number>`coalesce(${sql.ref(`${table}.job_id`)}, ${sql.ref(`${table}.offer_id`)}, ${sql.ref(`${table}.cost_line_id`)})`;

const select = (db: CompanyDb, company_id: number, by: By) =>
  db
    .selectFrom("requisitions")
    .select(["id", "company_id", "kind", "job_number", "chain_id", "chain_name", "state"])
    .select(subjectIdIn("requisitions").as("subject_id"))
    .select(["fields", "steps", "approved", "sent_date_time", "decided_date_time", "version"])
    // Nobody has the id 0.
    .select(sql<number>`coalesce(requested_by, 0)`.as("requested_by"))
    .where("company_id", "=", company_id)
    .where("id" in by ? "id" : subjectColumns[by.kind], "=", "id" in by ? by.id : by.subject_id);

export const readRequisition = (
  db: CompanyDb,
  company_id: number,
  by: By,
): Promise<StoredRequisition | undefined> => select(db, company_id, by).executeTakeFirst();

/** Locks a requisition, so that two approvers take turns. What it is about is locked first. */
export const lockRequisition = (
  db: CompanyDb,
  company_id: number,
  by: By,
): Promise<StoredRequisition | undefined> =>
  select(db, company_id, by).forUpdate().executeTakeFirst();

/** The users who owe a decision now: the unsigned approvers of the open steps. */
export const owing = (requisition: Requisition) =>
  openSteps(requisition).flatMap(({ id: step_id, approvers, signatures }) =>
    approvers
      .filter((user_id) => !signatures.some(({ approver }) => approver === user_id))
      .map((user_id) => ({ step_id, user_id })),
  );

/** Writes a requisition, and who owes a decision now. Returns the users who did not owe it before. */
export async function writeRequisition(
  db: CompanyDb,
  requisition: StoredRequisition,
  now: Date,
): Promise<number[]> {
  const { id: requisition_id, company_id, fields, steps, approved } = requisition;
  const { state, requested_by, chain_id, chain_name, version } = requisition;
  const { sent_date_time, decided_date_time } = requisition;
  await db
    .updateTable("requisitions")
    .set({ state, chain_id, chain_name, version, sent_date_time, decided_date_time })
    .set({ requested_by: requested_by || null, fields: JSON.stringify(fields) })
    .set({ steps: JSON.stringify(steps), approved: approved && JSON.stringify(approved) })
    .where("company_id", "=", company_id)
    .where("id", "=", requisition_id)
    .execute();
  const owed = JSON.stringify(owing(requisition));
  await sql`delete from requisition_approvers a
    where company_id = ${company_id} and requisition_id = ${requisition_id}
      and not exists (select from jsonb_to_recordset(${owed}::jsonb) as o (step_id text, user_id bigint)
        where o.step_id = a.step_id and o.user_id = a.user_id)`.execute(db);
  const { rows } = await sql<{ user_id: number }>`
    insert into requisition_approvers (company_id, requisition_id, step_id, user_id, since)
    select ${company_id}::int, ${requisition_id}::bigint, o.step_id, o.user_id, ${now}::timestamptz
    from jsonb_to_recordset(${owed}::jsonb) as o (step_id text, user_id bigint)
    on conflict do nothing returning user_id`.execute(db);
  return [...new Set(rows.map(({ user_id }) => user_id))];
}
