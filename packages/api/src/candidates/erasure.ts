import { isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import * as contract from "@ats/core/candidates/erasure-contract";
import { sql } from "kysely";
import { implement } from "../app/implement.ts";
import { Refusal } from "../app/refusal.ts";
import { zip } from "../files/zip.ts";
import { needCandidate } from "./details.ts";
import { recordCandidateEvent } from "./event.ts";
import { forget } from "./forget.ts";

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
  const messages = await db
    .selectFrom("outgoing_mail as m")
    .innerJoin("applications as a", "a.id", "m.application_id")
    .where("a.candidate_id", "=", params.id)
    .select(["m.channel", "m.to_address", "m.subject", "m.text", "m.status", "m.sent_date_time"])
    .orderBy("m.created_date_time")
    .execute();
  const cvs = await db
    .selectFrom("candidate_cvs")
    .where("candidate_id", "=", params.id)
    .select(["id", "cv_key", "cv_name", "created_date_time"])
    .execute();
  await recordCandidateEvent(call, {
    type: "exported",
    candidate_number: candidate.candidate_number,
  });
  const data = {
    ...candidate,
    applications,
    notes,
    messages,
    cvs: cvs.map(({ cv_name }) => cv_name),
  };
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
  await recordCandidateEvent(call, {
    type: "erased",
    candidate_number,
    reason: body.reason,
    counts,
  });
  afterCommit(() => Promise.all(keys.map((key) => services.files.remove(key))));
  return {};
});

export const listErasures = implement(contract.listErasures, async ({ query, db }) => {
  const { so, page_no, per_page } = query;
  const rows = await db
    .selectFrom("candidate_events as e")
    .leftJoin("users as u", "u.id", "e.user_id")
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
      erased_by: first_name ? `${first_name} ${last_name}` : "The end of the period",
    })),
    total: rows[0]?.total ?? 0,
  };
});
