import { sql } from "kysely";
import type { CompanyDb } from "../../database/database.ts";
import { mergesInto } from "../../candidates/merge-chain.ts";

// What is kept of a person, for their export. Who of the company did something goes by their role:
// a name is the colleague's own personal data.

/** Pools that they are kept in mind in. */
export const poolsOf = async (db: CompanyDb, id: number) =>
  (
    await db
      .selectFrom("talent_pool_members as m")
      .innerJoin("talent_pools as p", "p.id", "m.pool_id")
      .where("m.candidate_id", "=", id)
      .select("p.name")
      .orderBy("p.name")
      .execute()
  ).map(({ name }) => name);

/** What they applied for, and what became of it. */
export const applicationsOf = (db: CompanyDb, id: number) =>
  db
    .selectFrom("applications as a")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .where("a.candidate_id", "=", id)
    .select(["j.title as job_title", "j.job_number", "a.status", "a.status_reason", "a.source"])
    .select(["a.answers", "a.given", "a.tags", "a.rating", "a.score", "a.consent_date_time"])
    .select(["a.status_date_time", "a.created_date_time"])
    .select(
      sql`(select typed from kept_applications k where k.application_id = a.id)`.as("not_sent_yet"),
    )
    .orderBy("a.created_date_time")
    .execute();

/** What they were asked to sign, how, and what became of it. */
export const documentsOf = (db: CompanyDb, id: number) =>
  db
    .selectFrom("envelopes as e")
    .innerJoin("applications as a", "a.id", "e.application_id")
    .where("a.candidate_id", "=", id)
    .select(["e.id", "e.kind", "e.title", "e.status", "e.reason", "e.document_key"])
    .select(["e.signer_name", "e.signer_email", "e.signature", "e.created_date_time"])
    .select(
      sql`(select coalesce(json_agg(json_build_object('type', v.type, 'created_date_time',
          v.created_date_time, 'address', case when v.user_id is null then v.address end,
          'user_agent', case when v.user_id is null then v.user_agent end)
          order by v.created_date_time, v.id), '[]')
        from envelope_events v where v.envelope_id = e.id)`.as("events"),
    )
    .orderBy("e.created_date_time")
    .orderBy("e.id")
    .execute();

/** Since when and until when they work, and how their right to it was checked. */
export async function checksOf(db: CompanyDb, id: number) {
  const { rows: employments } = await sql`
    select r.start_date::text, r.end_date::text, r.kept_until::text
    from right_to_work r join applications a on a.id = r.application_id
    where a.candidate_id = ${id} order by r.start_date`.execute(db);
  const { rows: checks } = await sql`
    select k.route, k.list, k.documents, u.user_type as checked_by,
      k.checked_date::text, k.permission_date::text, k.notice_date::text, k.follow_up_date::text, k.share_code,
      k.provider, k.restrictions, k.statement, k.destroyed_date_time
    from right_to_work_checks k join applications a on a.id = k.application_id
      join users u on u.id = k.checked_by
    where a.candidate_id = ${id} order by k.checked_date, k.id`.execute(db);
  return { employments, checks };
}

/** Copies of what was shown for those checks. */
export const copiesOf = (db: CompanyDb, id: number) =>
  db
    .selectFrom("check_evidence as k")
    .innerJoin("applications as a", "a.id", "k.application_id")
    .where("a.candidate_id", "=", id)
    .select(["k.name", "k.file_key"])
    .orderBy("k.created_date_time")
    .orderBy("k.id")
    .execute();

/** Files that went along with what was written to them. */
export const attachmentsOf = (db: CompanyDb, id: number) =>
  db
    .selectFrom("message_attachments as x")
    .innerJoin("attachments as f", "f.id", "x.attachment_id")
    .innerJoin("outgoing_mail as m", "m.id", "x.message_id")
    .innerJoin("applications as a", "a.id", "m.application_id")
    .where("a.candidate_id", "=", id)
    .select(["x.message_id", "f.name", "f.file_key"])
    .orderBy("x.message_id")
    .orderBy("f.id")
    .execute();

/** Files that wait with an application that they have not sent yet, by the name that they gave them. */
export async function waitingFilesOf(db: CompanyDb, id: number) {
  const files = await db
    .selectFrom("application_uploads as u")
    .innerJoin("applications as a", "a.id", "u.application_id")
    .leftJoin("kept_applications as k", "k.application_id", "a.id")
    .where("a.candidate_id", "=", id)
    .select(["u.id", "u.file_key", "k.typed"])
    .orderBy("u.created_date_time")
    .orderBy("u.id")
    .execute();
  return files.map(({ id, file_key, typed }) => {
    const answer = typed?.answers.find(({ answer: [upload] }) => upload === id)?.answer;
    const name = typed?.cv?.upload === id ? typed.cv.name : answer?.[1];
    return { name: name ?? "file", file_key };
  });
}

/** Records that became part of theirs, both as they were before, as long as that can be undone. */
export async function mergedRecordsOf(db: CompanyDb, id: number) {
  const merges = await db
    .selectFrom("candidate_merges")
    .where("id", "in", mergesInto(id))
    .where("snapshot", "is not", null)
    .select(["snapshot", "created_date_time"])
    .orderBy("created_date_time")
    .execute();
  return merges.flatMap(({ snapshot, created_date_time }) =>
    snapshot ? [{ survivor: snapshot.survivor, merged: snapshot.merged, created_date_time }] : [],
  );
}
