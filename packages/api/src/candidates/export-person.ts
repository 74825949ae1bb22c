import { isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import * as contract from "@ats/core/candidates/erasure-contract";
import { sql } from "kysely";
import { implement } from "../app/implement.ts";
import { Refusal } from "../app/refusal.ts";
import type { CompanyDb } from "../database/database.ts";
import { evidenceOf } from "../documents/evidence.ts";
import { namesOfFiles } from "../messages/attachments.ts";
import { zip } from "../files/zip.ts";
import { needCandidate } from "./details.ts";
import { recordCandidateEvent } from "./event.ts";
import { mergesInto } from "./merges-into.ts";

const readable = (value: unknown) =>
  new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);

export const exportCandidate = implement(contract.exportCandidate, async (call) => {
  const { actor, params, db, services } = call;
  const { anonymised } = await needCandidate(db, params.id);
  if (isAnonymisedFor(actor, anonymised))
    throw new Refusal(
      403,
      "This person is anonymised to you, so their data is not yours to export.",
    );
  const candidate = await db
    .selectFrom("candidates")
    .where("id", "=", params.id)
    .select(["candidate_number", "first_name", "last_name", "email", "contact_mobile_number"])
    .select(["city", "postcode", "current_jobtitle", "current_employer", "history", "tags"])
    .select(["consent_date_time", "retention_date", "created_date_time"])
    .executeTakeFirstOrThrow();
  const cvs = await db
    .selectFrom("candidate_cvs")
    .where("candidate_id", "=", params.id)
    .select(["id", "cv_key", "cv_name", "created_date_time"])
    .execute();
  const documents = await documentsOf(db, params.id);
  const copies = await copiesOf(db, params.id);
  const attachments = await attachmentsOf(db, params.id);
  const data = {
    ...candidate,
    ...(await writtenOf(db, params.id)),
    cvs: cvs.map(({ cv_name }) => cv_name),
    documents: documents.map((document) => ({ ...document, document_key: undefined })),
    right_to_work: await checksOf(db, params.id),
    merged_records: await mergedRecordsOf(db, params.id),
  };
  await recordCandidateEvent(call, {
    type: "exported",
    candidate_number: candidate.candidate_number,
  });
  const { files } = services;
  const kept = [
    ...cvs.map(({ id, cv_key, cv_name }) => ({
      name: `CVs/${id} ${fileName(cv_name)}`,
      read: () => files.get(cv_key),
    })),
    ...documents.map(({ id, title, status, document_key }) => ({
      name: `Documents/${id} ${fileName(title)}.pdf`,
      read: () =>
        status === "COMPLETED"
          ? evidenceOf(services, { company_id: actor.company_id, id })
          : files.get(document_key),
    })),
    ...attachments.map(({ message_id, name, file_key }) => ({
      name: `Messages/${message_id} ${fileName(name)}`,
      read: () => files.get(file_key),
    })),
    ...copies.map(({ name, file_key }, at) => ({
      name: `Right to work/${at + 1} ${fileName(name)}`,
      read: () => files.get(file_key),
    })),
  ];
  return {
    type: "application/zip",
    name: `Candidate ${candidate.candidate_number}.zip`,
    read: async () => {
      const read = await Promise.all(
        kept.map(async ({ name, read }) => ({ name, bytes: await read() })),
      );
      const found = read.flatMap(({ name, bytes }) => (bytes ? [{ name, bytes }] : []));
      return zip([{ name: "candidate.json", bytes: readable(data) }, ...found]);
    },
  };
});

/** A name without what means something in a path. */
const fileName = (name: string) => name.replace(/[\\/:*?"<>|]/g, "_");

/** What they applied for, and what was written of them and to them. */
async function writtenOf(db: CompanyDb, id: number) {
  const applications = await db
    .selectFrom("applications as a")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .where("a.candidate_id", "=", id)
    .select(["j.title as job_title", "j.job_number", "a.status", "a.status_reason", "a.source"])
    .select(["a.answers", "a.tags", "a.rating", "a.status_date_time", "a.created_date_time"])
    .orderBy("a.created_date_time")
    .execute();
  const notes = await db
    .selectFrom("notes as n")
    .innerJoin("applications as a", "a.id", "n.application_id")
    .where("a.candidate_id", "=", id)
    .select(["n.text", "n.created_date_time"])
    .orderBy("n.created_date_time")
    .execute();
  const messages = await db
    .selectFrom("outgoing_mail as m")
    .innerJoin("applications as a", "a.id", "m.application_id")
    .where("a.candidate_id", "=", id)
    .select(["m.channel", "m.to_address", "m.subject", "m.text", "m.status", "m.sent_date_time"])
    .select(namesOfFiles.as("files"))
    .orderBy("m.created_date_time")
    .execute();
  return { applications, notes, messages };
}

/** What they were asked to sign, how, and what became of it. */
const documentsOf = (db: CompanyDb, id: number) =>
  db
    .selectFrom("envelopes as e")
    .innerJoin("applications as a", "a.id", "e.application_id")
    .where("a.candidate_id", "=", id)
    .select(["e.id", "e.kind", "e.title", "e.status", "e.reason", "e.document_key"])
    .select(["e.signer_name", "e.signer_email", "e.signature", "e.created_date_time"])
    .select(
      sql`(select coalesce(json_agg(json_build_object('type', v.type, 'address', v.address,
          'user_agent', v.user_agent, 'created_date_time', v.created_date_time)
          order by v.created_date_time, v.id), '[]')
        from envelope_events v where v.envelope_id = e.id)`.as("events"),
    )
    .orderBy("e.created_date_time")
    .orderBy("e.id")
    .execute();

/** Since when and until when they work, and how their right to it was checked. */
async function checksOf(db: CompanyDb, id: number) {
  const { rows: employments } = await sql`
    select r.start_date::text, r.end_date::text, r.kept_until::text
    from right_to_work r join applications a on a.id = r.application_id
    where a.candidate_id = ${id} order by r.start_date`.execute(db);
  const { rows: checks } = await sql`
    select k.route, k.list, k.documents, u.first_name || ' ' || u.last_name as checked_by,
      k.checked_date::text, k.permission_date::text, k.follow_up_date::text, k.share_code,
      k.provider, k.restrictions, k.destroyed_date_time
    from right_to_work_checks k join applications a on a.id = k.application_id
      join users u on u.id = k.checked_by
    where a.candidate_id = ${id} order by k.checked_date, k.id`.execute(db);
  return { employments, checks };
}

/** Copies of what was shown for those checks. */
const copiesOf = (db: CompanyDb, id: number) =>
  db
    .selectFrom("check_evidence as k")
    .innerJoin("applications as a", "a.id", "k.application_id")
    .where("a.candidate_id", "=", id)
    .select(["k.name", "k.file_key"])
    .orderBy("k.created_date_time")
    .orderBy("k.id")
    .execute();

/** Files that went along with what was written to them. */
const attachmentsOf = (db: CompanyDb, id: number) =>
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

/** Records that became part of theirs, both as they were before, as long as that can be undone. */
async function mergedRecordsOf(db: CompanyDb, id: number) {
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
