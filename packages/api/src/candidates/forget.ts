import { sql } from "kysely";
import { forgetChecks } from "../checks/forget.ts";
import type { CompanyDb } from "../database/database.ts";
import { erasedPlace } from "./details.ts";
import { dropUnused } from "../messages/attachments.ts";
import { emptied } from "./emptied.ts";
import { mergesInto } from "./merges-into.ts";

/** Takes out everything that tells who it was. The applications stay, as numbers. */
export async function forget(db: CompanyDb, id: number) {
  const { rows } = await sql<{ cv_key: string }>`
    select cv_key from candidate_cvs where candidate_id = ${id}
    union select cv_key from applications where candidate_id = ${id} and cv_key is not null`.execute(
    db,
  );
  const cvs = await db
    .deleteFrom("candidate_cvs")
    .where("candidate_id", "=", id)
    .executeTakeFirst();
  const notes = await sql`delete from notes where application_id in
    (select id from applications where candidate_id = ${id})`.execute(db);
  const applications = await db
    .updateTable("applications")
    .set({ answers: "[]", tags: [], sort_name: "", cv_key: null, cv_name: null })
    .set({ cv_type: null, cv_size: null })
    .where("candidate_id", "=", id)
    .executeTakeFirst();
  // What interviewers wrote of them, and what was written to them.
  await sql`update interviews set questions = '', adjustments = '', reason = ''
    where application_id in (select id from applications where candidate_id = ${id})`.execute(db);
  await sql`update scorecards set comment = '' where application_id in
    (select id from applications where candidate_id = ${id})`.execute(db);
  const attached = await sql<{ id: number }>`
    select distinct x.attachment_id as id from message_attachments x
      join outgoing_mail m on m.company_id = x.company_id and m.id = x.message_id
      join applications a on a.company_id = m.company_id and a.id = m.application_id
    where a.candidate_id = ${id}`.execute(db);
  await sql`delete from outgoing_mail where application_id in
      (select id from applications where candidate_id = ${id})
    or lower(to_address) = (select email_key from candidates where id = ${id})`.execute(db);
  const attachedIds = attached.rows.map((file) => file.id);
  const attachments = await dropUnused(db, sql`f.id = any(${attachedIds}::bigint[])`);
  const documents = await sql<{ document_key: string; evidence_key: string }>`
    delete from envelopes where application_id in
      (select id from applications where candidate_id = ${id})
    returning document_key, company_id || '/evidence/' || id || '.pdf' as evidence_key`.execute(db);
  const copies = await forgetChecks(db, id);
  await db.deleteFrom("candidate_tokens").where("candidate_id", "=", id).execute();
  await db.deleteFrom("talent_pool_members").where("candidate_id", "=", id).execute();
  // Records of them that were merged are kept for undoing that.
  await db
    .updateTable("candidate_merges")
    .set({ snapshot: null })
    .where((is) => is.or([is("id", "in", mergesInto(id)), is("merged_id", "=", id)]))
    .execute();
  // A call that added them may be sent again for a while: its answer is not kept for that, nor those
  // of calls about documents and checks.
  await sql`delete from idempotency_keys
    where endpoint = 'POST /api/candidates' and answer->>'id' = ${String(id)}
      or endpoint like '%/envelopes%' or endpoint like '%/right-to-work/%'`.execute(db);
  await db
    .updateTable("candidates")
    .set({ ...emptied("Erased", "candidate"), flagged_date_time: null, status_order: erasedPlace })
    .where("id", "=", id)
    .execute();
  return {
    keys: [
      ...rows.map(({ cv_key }) => cv_key),
      ...attachments,
      ...copies,
      ...documents.rows.flatMap(({ document_key, evidence_key }) => [document_key, evidence_key]),
    ],
    counts: {
      applications: Number(applications.numUpdatedRows),
      cvs: Number(cvs.numDeletedRows),
      notes: Number(notes.numAffectedRows ?? 0),
    },
  };
}
