import { isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import * as contract from "@ats/core/candidates/erasure-contract";
import { sql } from "kysely";
import { type Call, implement } from "../app/implement.ts";
import { Refusal } from "../app/refusal.ts";
import type { CompanyDb } from "../database/database.ts";
import { zip } from "../files/zip.ts";
import { erasedPlace, needCandidate } from "./details.ts";
import { emptyHistory } from "./save.ts";

/** Writes a line of the ledger. */
const record = (
  { actor, db, services }: Pick<Call, "actor" | "db" | "services">,
  event: {
    type: "exported" | "erased";
    candidate_number: number;
    reason?: string;
    counts?: object;
  },
) =>
  db
    .insertInto("candidate_events")
    .values({
      ...event,
      company_id: actor.company_id,
      user_id: actor.user_id,
      counts: JSON.stringify(event.counts ?? {}),
      created_date_time: services.clock(),
    })
    .execute();

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
  const applications = await db
    .selectFrom("applications as a")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .where("a.candidate_id", "=", params.id)
    .select(["j.title as job_title", "j.job_number", "a.status", "a.status_reason", "a.source"])
    .select(["a.answers", "a.tags", "a.rating", "a.status_date_time", "a.created_date_time"])
    .orderBy("a.created_date_time")
    .execute();
  const notes = await db
    .selectFrom("notes as n")
    .innerJoin("applications as a", "a.id", "n.application_id")
    .where("a.candidate_id", "=", params.id)
    .select(["n.text", "n.created_date_time"])
    .orderBy("n.created_date_time")
    .execute();
  const cvs = await db
    .selectFrom("candidate_cvs")
    .where("candidate_id", "=", params.id)
    .select(["id", "cv_key", "cv_name", "created_date_time"])
    .execute();
  await record(call, { type: "exported", candidate_number: candidate.candidate_number });
  const data = { ...candidate, applications, notes, cvs: cvs.map(({ cv_name }) => cv_name) };
  return {
    type: "application/zip",
    name: `Candidate ${candidate.candidate_number}.zip`,
    read: async () => {
      const files = await Promise.all(
        cvs.map(async ({ id, cv_key, cv_name }) => ({
          name: `CVs/${id} ${cv_name.replace(/[\\/:*?"<>|]/g, "_")}`,
          bytes: await services.files.get(cv_key),
        })),
      );
      const found = files.flatMap(({ name, bytes }) => (bytes ? [{ name, bytes }] : []));
      return zip([{ name: "candidate.json", bytes: readable(data) }, ...found]);
    },
  };
});

export const eraseCandidate = implement(contract.eraseCandidate, async (call) => {
  const { params, body, db, services, afterCommit } = call;
  await needCandidate(db, params.id);
  const { candidate_number, legal_hold } = await db
    .selectFrom("candidates")
    .where("id", "=", params.id)
    .select(["candidate_number", "legal_hold"])
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (legal_hold)
    throw new Refusal(409, "This person's data is under legal hold, so it may not be erased yet.");
  const { keys, counts } = await forget(db, params.id);
  await record(call, { type: "erased", candidate_number, reason: body.reason, counts });
  afterCommit(() => Promise.all(keys.map((key) => services.files.remove(key))));
  return {};
});

/** Takes out everything that tells who it was. The applications stay, as numbers. */
async function forget(db: CompanyDb, id: number) {
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
  await sql`update scorecards set comment = '' where application_id in
    (select id from applications where candidate_id = ${id})`.execute(db);
  await sql`delete from outgoing_mail where lower(to_address) =
    (select email_key from candidates where id = ${id})`.execute(db);
  const documents = await sql<{ document_key: string; evidence_key: string }>`
    delete from envelopes where application_id in
      (select id from applications where candidate_id = ${id})
    returning document_key, company_id || '/evidence/' || id || '.pdf' as evidence_key`.execute(db);
  await db.deleteFrom("candidate_tokens").where("candidate_id", "=", id).execute();
  // A call that added them may be sent again for a while: its answer is not kept for that.
  await sql`delete from idempotency_keys
    where endpoint = 'POST /api/candidates' and answer->>'id' = ${String(id)}`.execute(db);
  await db
    .updateTable("candidates")
    .set({
      first_name: "Erased",
      last_name: "candidate",
      email: "",
      contact_mobile_number: null,
      city: null,
      postcode: null,
      current_jobtitle: null,
      current_employer: null,
      history: emptyHistory,
      tags: [],
      search_text: "",
      open_search_text: "",
      consent_date_time: null,
      retention_date: null,
      status_order: erasedPlace,
    })
    .where("id", "=", id)
    .execute();
  return {
    keys: [
      ...rows.map(({ cv_key }) => cv_key),
      ...documents.rows.flatMap(({ document_key, evidence_key }) => [document_key, evidence_key]),
    ],
    counts: {
      applications: Number(applications.numUpdatedRows),
      cvs: Number(cvs.numDeletedRows),
      notes: Number(notes.numAffectedRows ?? 0),
    },
  };
}

export const listErasures = implement(contract.listErasures, async ({ query, db }) => {
  const { so, page_no, per_page } = query;
  const rows = await db
    .selectFrom("candidate_events as e")
    .innerJoin("users as u", "u.id", "e.user_id")
    .where("e.type", "=", "erased")
    .select(["e.id", "e.candidate_number", "e.reason", "e.counts", "e.created_date_time"])
    .select(["u.first_name", "u.last_name"])
    .select(sql<number>`count(*) over ()::int`.as("total"))
    .orderBy("e.created_date_time", so)
    .orderBy("e.id", so)
    .limit(per_page)
    .offset(page_no * per_page)
    .execute();
  return {
    records: rows.map(({ counts, reason, first_name, last_name, ...row }) => ({
      ...row,
      ...counts,
      reason: reason ?? "",
      erased_by: `${first_name} ${last_name}`,
    })),
    total: rows[0]?.total ?? 0,
  };
});
