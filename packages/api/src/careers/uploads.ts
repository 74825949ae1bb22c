import * as contract from "@ats/core/careers/contract";
import { implementPublic } from "../kernel/implement.ts";
import { hashIntent } from "../kernel/idempotency.ts";
import { HttpError } from "../kernel/http-error.ts";
import { readCvIn } from "../candidates/cv-text.ts";
import { inCompany } from "../database/database.ts";
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

export const lostUpload = () =>
  new HttpError(400, "A file of your application is no longer stored. Choose it again, then send.");
