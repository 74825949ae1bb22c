import * as contract from "@ats/core/careers/contract";
import { implementPublic } from "../kernel/implement.ts";
import { hashIntent } from "../kernel/idempotency.ts";
import { HttpError } from "../kernel/http-error.ts";
import { readCvIn } from "../candidates/cv-text.ts";
import { storeCv } from "../candidates/cvs.ts";
import { type CompanyDb, inCompany } from "../database/database.ts";
import { sha256 } from "../kernel/sha256.ts";
import { advertisedJob, careersCompany } from "./adverts.ts";

/**
 * Stores a document for an application; refuses one that is locked, harmful or no document by
 * content.
 */
export const upload = implementPublic(contract.uploadFile, async (call) => {
  const { params, query, body, services, request } = call;
  const company = await careersCompany(services.system, params, query);
  const job = await inCompany(services.system, company.id, (db) =>
    advertisedJob(db, company, params.job_number, services.clock()),
  );
  const bytes = new Uint8Array(await body.arrayBuffer());
  const { type, mediaType, text } = await readCvIn(services, bytes);
  const input = { ...params, sha256: sha256(bytes) };
  const intent = hashIntent({ endpoint: contract.uploadFile, input, request });
  const file_key = `${company.id}/cv/${crypto.randomUUID()}.${type}`;
  await services.files.put(file_key, bytes);
  const waiting = await inCompany(services.system, company.id, (db) =>
    db
      .insertInto("application_uploads")
      .values({
        company_id: company.id,
        job_id: job.id,
        file_key,
        type: mediaType,
        size: bytes.length,
        text,
        created_date_time: services.clock(),
        intent,
      })
      // A repeated upload returns the file that is already stored.
      .onConflict((same) => same.columns(["company_id", "intent"]).doUpdateSet({ intent }))
      .returning(["id", "file_key"])
      .executeTakeFirstOrThrow(),
  );
  if (waiting.file_key !== file_key) await services.files.remove(file_key);
  return { upload: waiting.id };
});

export const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

type UploadPlace = { company_id: number; job_id: number };
type NamedUpload = { upload: string; name: string };

/** Reads and locks a file that waits for its application. */
export async function readUpload(db: CompanyDb, place: UploadPlace, named: NamedUpload) {
  const file = await findUpload(db, place, named);
  if (!file) throw lostUpload();
  return file;
}

/** Reads and locks a file that waits for its application; undefined for one that is not stored. */
export async function findUpload(
  db: CompanyDb,
  { company_id, job_id }: UploadPlace,
  { upload, name }: NamedUpload,
) {
  if (!isUuid(upload)) return undefined;
  const row = await db
    .selectFrom("application_uploads")
    .select(["file_key", "type", "size", "text"])
    .where("company_id", "=", company_id)
    .where("id", "=", upload)
    .where("job_id", "=", job_id)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      cv_key: row.file_key,
      cv_name: name,
      cv_type: row.type,
      cv_size: row.size,
      text: row.text,
    }
  );
}

/** Makes a waiting file a CV of the candidate; returns its id. */
export async function keepUpload(
  db: CompanyDb,
  { company_id, candidate_id, now }: { company_id: number; candidate_id: number; now: Date },
  file: Awaited<ReturnType<typeof readUpload>>,
): Promise<number> {
  const { id } = await storeCv(db, { ...file, company_id, candidate_id, created_date_time: now });
  await db
    .deleteFrom("application_uploads")
    .where("company_id", "=", company_id)
    .where("file_key", "=", file.cv_key)
    .execute();
  return id;
}

export const lostUpload = () =>
  new HttpError(400, "A file of your application is no longer stored. Choose it again, then send.");
