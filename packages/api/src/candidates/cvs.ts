import { hiddenFields } from "@ats/core/anonymisation/anonymisation";
import * as contract from "@ats/core/candidates/cv-contract";
import { cvFacts } from "@ats/core/candidates/cv-facts";
import { type Insertable, sql } from "kysely";
import { implement, implementOutside } from "../kernel/implement.ts";
import { notFound, HttpError } from "../kernel/http-error.ts";
import { type CompanyDb, inCompany } from "../database/database.ts";
import { discardFiles } from "../files/dropped-files.ts";
import { storeFile } from "../files/store-file.ts";
import { searchableText } from "./searchable-text.ts";
import { readCvIn } from "./cv-text.ts";
import { duplicatesOf } from "./duplicates.ts";
import { needCandidate } from "./details.ts";
import { recordCandidateEvent, recordCandidateRead } from "./record-candidate-event.ts";
import { needNotHeld } from "./legal-hold.ts";
import type { CandidateCvTable } from "./tables.ts";

type NewCv = Omit<Insertable<CandidateCvTable>, "id" | "words" | "has_all_words">;

export const storeCv = (db: CompanyDb, cv: NewCv) =>
  db
    .insertInto("candidate_cvs")
    .values({ ...cv, ...searchableText(cv.text) })
    .returning(["id", "cv_name as name", "cv_type as type", "cv_size as size", "created_date_time"])
    .executeTakeFirstOrThrow();

export const readCv = implementOutside(contract.readCv, async (call) => {
  const { actor, query, body, services } = call;
  const { text } = await readCvIn(services, new Uint8Array(await body.arrayBuffer()));
  const facts = cvFacts(text, query.name);
  const found = await inCompany(services.system, actor, (db) =>
    duplicatesOf(db, actor, { ...facts, postcode: "" }),
  );
  return { ...facts, ...found };
});

export const saveCv = implementOutside(contract.saveCandidateCv, async (call) => {
  const { actor, params, query, body, services } = call;
  const company = actor.company_id;
  await inCompany(services.system, actor, (db) => needCandidate(db, params.id));
  const bytes = new Uint8Array(await body.arrayBuffer());
  const { type, mediaType, text } = await readCvIn(services, bytes);
  const cv_key = `${company}/cv/${crypto.randomUUID()}.${type}`;
  return storeFile(call, { key: cv_key, bytes }, async (db) => {
    const { candidate_number } = await needCandidate(db, params.id, true);
    await recordCandidateEvent(
      { actor, db, services },
      {
        type: "cv_added",
        candidate_number,
        changes: [{ field: "cv", before: null, after: query.name }],
      },
    );
    return storeCv(db, {
      company_id: company,
      candidate_id: params.id,
      cv_key,
      cv_name: query.name,
      cv_type: mediaType,
      cv_size: bytes.length,
      text,
      created_date_time: services.clock(),
    });
  });
});

export async function needCv(db: CompanyDb, { id, cv }: { id: number; cv: number }) {
  const found = await db
    .selectFrom("candidate_cvs")
    .where("candidate_id", "=", id)
    .where("id", "=", cv)
    .select(["cv_key", "cv_name", "cv_type"])
    .executeTakeFirst();
  if (!found) throw notFound("CV");
  return found;
}

export const getCv = implement(contract.getCandidateCv, async (call) => {
  const { actor, params, query, db, services } = call;
  const { anonymised, candidate_number } = await needCandidate(db, params.id);
  if (hiddenFields(actor, anonymised).includes("cv"))
    throw new HttpError(403, "The CV is hidden while the candidate is anonymised.");
  const { cv_key, cv_name, cv_type } = await needCv(db, params);
  await recordCandidateRead(call, {
    type: query.as === "download" ? "cv_downloaded" : "cv_viewed",
    candidate_number,
    changes: [{ field: "cv", before: cv_name, after: cv_name }],
  });
  return { read: () => services.files.get(cv_key), type: cv_type, name: cv_name };
});

export const removeCv = implement(contract.removeCandidateCv, async (call) => {
  const { actor, params, db } = call;
  await needCandidate(db, params.id);
  const { cv_key, cv_name } = await needCv(db, params);
  const { candidate_number } = await needNotHeld(db, params.id);
  const used = await db
    .selectFrom("applications")
    .where("candidate_id", "=", params.id)
    .where((where) =>
      where.or([
        where("cv_key", "=", cv_key),
        sql<boolean>`answers @> ${JSON.stringify([{ file: params.cv }])}::jsonb`,
      ]),
    )
    .select("id")
    .executeTakeFirst();
  if (used) throw new HttpError(409, "This CV belongs to an application, so it cannot be removed.");
  await db
    .deleteFrom("candidate_cvs")
    .where("candidate_id", "=", params.id)
    .where("id", "=", params.cv)
    .execute();
  await recordCandidateEvent(call, {
    type: "cv_removed",
    candidate_number,
    changes: [{ field: "cv", before: cv_name, after: null }],
  });
  await discardFiles(call, db, actor.company_id, [cv_key]);
  return {};
});
