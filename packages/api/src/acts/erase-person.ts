import { type RawBuilder, sql } from "kysely";
import { forgetChecks } from "../checks/erase-checks.ts";
import type { CompanyDb } from "../database/database.ts";
import { dropFiles } from "../files/dropped-files.ts";
import { type Mailing, mailTeam } from "../interviews/panel-mail.ts";
import { interviewRows } from "../interviews/presenter.ts";
import { dropUnused } from "../messages/attachments.ts";
import { blankRecord } from "../candidates/blank-record.ts";
import { mergesInto, numbersOf } from "../candidates/merge-chain.ts";
import { erasedOrder } from "../candidates/status-order.ts";

/** Stands where words about them stood that are not simply taken out. */
const erasedWords = "Erased";

/**
 * Takes out everything that tells who it was; their files are left to `removeDropped`. The applications
 * stay, as numbers; whom somebody was to interview, the panel is told by the number.
 */
export async function erasePerson(mailing: Mailing, id: number) {
  const { db, services } = mailing;
  const now = services.clock();
  const theirs = sql`application_id in (select id from applications where candidate_id = ${id})`;
  const { rows } = await sql<{ cv_key: string }>`
    select cv_key from candidate_cvs where candidate_id = ${id}
    union select cv_key from applications where candidate_id = ${id} and cv_key is not null`.execute(
    db,
  );
  const cvs = await db
    .deleteFrom("candidate_cvs")
    .where("candidate_id", "=", id)
    .executeTakeFirst();
  const notes = await sql`delete from notes where ${theirs}`.execute(db);
  const applications = await db
    .updateTable("applications")
    .set({ answers: "[]", given: "{}", tags: [], sort_name: "", cv_key: null, cv_name: null })
    .set({ cv_type: null, cv_size: null })
    .where("candidate_id", "=", id)
    .returning(["id", "job_id"])
    .execute();
  const { rows: toCome } = await sql<{ id: number }>`
    select id from interviews where ${theirs} and status = 'SCHEDULED'
      and start_date_time > ${now}`.execute(db);
  // What interviewers wrote of them, and what was written to them and about them.
  await sql`update interviews set title = 'Interview', questions = '', adjustments = '', reason = '',
      video_link = '', reminder_date_time = null, version = version + 1,
      status = case when start_date_time > ${now} then 'CANCELLED' else status end
    where ${theirs}`.execute(db);
  await sql`delete from booking_invitations where ${theirs}`.execute(db);
  await sql`update scorecards set comment = '' where ${theirs}`.execute(db);
  const attached = await sql<{ id: number }>`
    select distinct x.attachment_id as id from message_attachments x
      join outgoing_mail m on m.company_id = x.company_id and m.id = x.message_id
      join applications a on a.company_id = m.company_id and a.id = m.application_id
    where a.candidate_id = ${id}`.execute(db);
  await sql`delete from outgoing_mail where ${theirs}`.execute(db);
  // A colleague of that address keeps what they got as a colleague.
  await sql`delete from outgoing_mail m where not to_colleague and address_key =
      (select email_key from candidates where id = ${id} and email_key <> '')
    and (application_id is not null
      or not exists (select from users u where lower(u.email) = m.address_key))`.execute(db);
  const attachedIds = attached.rows.map((file) => file.id);
  const attachments = await dropUnused(db, sql`f.id = any(${attachedIds}::bigint[])`);
  const documents = await sql<{ document_key: string; evidence_key: string }>`
    delete from envelopes where ${theirs}
    returning document_key, company_id || '/evidence/' || id || '.pdf' as evidence_key`.execute(db);
  const uploads = await sql<{ file_key: string }>`
    delete from application_uploads where ${theirs} returning file_key`.execute(db);
  await sql`delete from kept_applications where ${theirs}`.execute(db);
  await forgetChecks(db, id);
  await forgetImported(db, id);
  await forgetSearched(db, id);
  await db.deleteFrom("candidate_tokens").where("candidate_id", "=", id).execute();
  await db.deleteFrom("talent_pool_members").where("candidate_id", "=", id).execute();
  const { rows: records } = await sql<{ id: number; candidate_number: number }>`
    select id, candidate_number from candidates where candidate_number in ${numbersOf(id)}`.execute(
    db,
  );
  const numbers = records.map(({ candidate_number }) => candidate_number);
  // Records of them that were merged are kept for undoing that.
  await db
    .updateTable("candidate_merges")
    .set({ snapshot: null })
    .where((is) => is.or([is("id", "in", mergesInto(id)), is("merged_id", "=", id)]))
    .execute();
  // A call that added them may be sent again for a while: its answer is not kept for that, nor those
  // of calls about applications, talent pools, messages, documents and checks. That they were done is.
  await sql`update idempotency_keys set answer = null
    where endpoint = 'POST /api/candidates'
        and answer->>'id' = any(${records.map((each) => String(each.id))}::text[])
      or endpoint like '%/talent-pools/{id}/members'
      or endpoint like '%/cvs' or endpoint like '%/imports'
      or endpoint like '%/applications%' or endpoint like '%/messages/%'
      or endpoint like '%/envelopes%'
      or endpoint like '%/right-to-work/%'`.execute(db);
  await db
    .updateTable("candidates")
    .set({
      ...blankRecord("Erased", "candidate"),
      flagged_date_time: null,
      status_order: erasedOrder,
    })
    .set((column) => ({ version: column("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
  await forgetWords(db, theirs);
  await db
    .updateTable("candidate_events")
    .set({ reason: erasedWords })
    .where("type", "in", ["held", "released"])
    .where("candidate_number", "in", numbers)
    .execute();
  await db
    .updateTable("candidate_events")
    .set({ changes: "[]" })
    .where(sql<boolean>`changes <> '[]'`)
    .where("candidate_number", "in", numbers)
    .execute();
  await tellPanels(
    mailing,
    toCome.map((interview) => interview.id),
  );
  await dropFiles(db, mailing.actor.company_id, [
    ...rows.map(({ cv_key }) => cv_key),
    ...attachments,
    ...uploads.rows.map(({ file_key }) => file_key),
    ...documents.rows.flatMap(({ document_key, evidence_key }) => [document_key, evidence_key]),
  ]);
  return {
    applications,
    counts: {
      applications: applications.length,
      cvs: Number(cvs.numDeletedRows),
      notes: Number(notes.numAffectedRows ?? 0),
    },
  };
}

/** Tells who was to interview them that nobody comes. */
async function tellPanels(mailing: Mailing, ids: number[]) {
  const interviews = await interviewRows(mailing.db, sql`i.id = any(${ids}::bigint[])`);
  for (const interview of interviews)
    await mailTeam(mailing, "cancelled", {
      ...interview,
      first_name: "Candidate",
      last_name: String(interview.candidate_number),
    });
}

/** That a text is the email or the telephone of `c`, as duplicates are told. */
const isTheirs = (text: RawBuilder<unknown>) => sql`(lower(btrim(${text})) = nullif(c.email_key, '')
  or regexp_replace(${text}, '[^0-9]', '', 'g') = c.phone_key)`;

/** Empties their rows of files that somebody is importing. Such a row is not added any more. */
const forgetImported = (db: CompanyDb, id: number) =>
  sql`update candidate_import_rows r set cells = '[]', candidate = null, email_key = null,
      problem = ${erasedWords}
    from candidates c where c.id = ${id} and exists (
      select from jsonb_array_elements_text(r.cells) cell where ${isTheirs(sql`cell`)})`.execute(
    db,
  );

/** Takes what names them out of everybody's saved views; other terms stay. */
async function forgetSearched(db: CompanyDb, id: number) {
  const term = sql`searched->>'term'`;
  const namesThem = sql`(${isTheirs(term)}
    or lower(btrim(${term})) = lower(c.first_name || ' ' || c.last_name))`;
  await sql`update saved_views v set state = jsonb_set(v.state, '{search}', (
      select coalesce(jsonb_agg(searched order by place) filter (where ${namesThem} is not true), '[]')
      from jsonb_array_elements(v.state->'search') with ordinality of_view (searched, place)))
    from candidates c where c.id = ${id} and exists (
      select from jsonb_array_elements(v.state->'search') searched where ${namesThem})`.execute(db);
}

/**
 * Takes what somebody typed out of the record: that it was done, when and by whom stays. Reasons of a
 * move are the company's own list. The database lets this be done of the erased alone.
 */
async function forgetWords(db: CompanyDb, theirs: ReturnType<typeof sql>) {
  await sql`update activities set reason = ${erasedWords}
    where ${theirs} and reason is not null and type <> 'status_changed'`.execute(db);
  await sql`update activities set
      value_before = case when value_before is not null then ${erasedWords} end,
      value_after = case when value_after is not null then ${erasedWords} end
    where ${theirs} and (type = 'tagged' or type like 'document\\_%')`.execute(db);
  await sql`update reveals set reason = ${erasedWords} where ${theirs}`.execute(db);
}
