import type { People } from "@ats/core/approvals/acts";
import { owedDecisions } from "@ats/core/approvals/owed-decisions";
import { type SubjectKey, subjectKinds } from "@ats/core/approvals/subject";
import { can } from "@ats/core/rights/rights";
import { type RawBuilder, sql, type SqlBool } from "kysely";
import { notFound } from "../kernel/http-error.ts";
import type { Call } from "../kernel/implement.ts";
import { type StoredRequisition, subjectIdIn } from "./stored-requisition.ts";
import { subjectRules } from "./subjects.ts";

type Reading = Pick<Call, "actor" | "db">;

/** True for who may read a request by their role, which covers what it is about. */
export async function seesSubject(
  { actor, db }: Reading,
  { kind, subject_id }: SubjectKey,
): Promise<boolean> {
  const { right, isCovered } = subjectRules[kind];
  if (!can(actor, right)) return false;
  const { rows } = await sql<{ sees: boolean }>`
    select ${isCovered(sql`${subject_id}::bigint`)} as sees`.execute(db);
  return rows[0]?.sees ?? false;
}

/** SQL of the same, for a request `r`. */
export const seesSubjectSql = (actor: Reading["actor"]): RawBuilder<SqlBool> => {
  const kinds = subjectKinds.filter((kind) => can(actor, subjectRules[kind].right));
  const covered = kinds.map(
    (kind) => sql`when ${sql.lit(kind)} then ${subjectRules[kind].isCovered(subjectIdIn("r"))}`,
  );
  if (covered.length === 0) return sql`false`;
  // A role for the whole company covers every record.
  if (actor.access.scope === "company") return sql`r.kind = any(${kinds}::text[])`;
  return sql`case r.kind ${sql.join(covered, sql` `)} else false end`;
};

/** True for who reads what they decide or sent: not a server or a partner's page without a right. */
export const readsOwn = ({ actor }: Pick<Call, "actor">): boolean =>
  actor.through === null || can(actor, "VIEW_JOBS");

/**
 * Refuses, as not found, who may not read a request. Approvers, past and present, and who sent it
 * may, whatever their role covers; they see the request and no applicant.
 */
export async function needReadable(
  call: Reading,
  requisition: StoredRequisition,
  people: People,
): Promise<void> {
  const { actor, db } = call;
  const { user_id } = actor;
  if (await seesSubject(call, requisition)) return;
  if (!readsOwn(call)) throw notFound("request");
  if (requisition.requested_by === user_id) return;
  if (requisition.steps.some(({ approvers }) => approvers.includes(user_id))) return;
  if (owedDecisions(requisition, user_id, people).length > 0) return;
  const event = await db
    .selectFrom("requisition_events")
    .select("id")
    .where("company_id", "=", actor.company_id)
    .where("requisition_id", "=", requisition.id)
    .where("user_id", "=", user_id)
    .limit(1)
    .executeTakeFirst();
  if (!event) throw notFound("request");
}
