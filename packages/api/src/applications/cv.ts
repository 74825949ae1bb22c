import { hiddenFields } from "@ats/core/anonymisation/anonymisation";
import type { getApplicationCv } from "@ats/core/applications/contract";
import type { getAnswerFile } from "@ats/core/applications/viewing-contract";
import type { Call, FileAnswer } from "../kernel/implement.ts";
import { notFound, HttpError } from "../kernel/http-error.ts";
import { needCv } from "../candidates/cvs.ts";
import { readerStates } from "./reader-state.ts";
import { recordRead } from "./activity.ts";
import { needApplication } from "./details.ts";

/** Returns the CV and records who viewed it. */
export async function readCv(call: Call<typeof getApplicationCv>): Promise<FileAnswer> {
  const { params, query, db, services } = call;
  const { anonymised, cv_key, cv_name, cv_type } = await needApplication(db, params.id);
  if (await isHidden(call, anonymised))
    throw new HttpError(403, "The CV is hidden while the application is anonymised.");
  if (!cv_key || !cv_name || !cv_type) throw notFound("CV");
  await recordRead(call, params.id, query.as === "download" ? "cv_downloaded" : "cv_viewed");
  return { read: () => services.files.get(cv_key), type: cv_type, name: cv_name };
}

/** Returns a file that answers a question, and records who viewed it. */
export async function readAnswerFile(call: Call<typeof getAnswerFile>): Promise<FileAnswer> {
  const { params, query, db, services } = call;
  const { anonymised, candidate_id, answers } = await needApplication(db, params.id);
  if (await isHidden(call, anonymised))
    throw new HttpError(403, "Files are hidden while the application is anonymised.");
  if (!answers.some(({ file }) => file === params.file)) throw notFound("file");
  const { cv_key, cv_name, cv_type } = await needCv(db, { id: candidate_id, cv: params.file });
  const type = query.as === "preview" ? "answer_file_viewed" : "answer_file_downloaded";
  await recordRead(call, params.id, type);
  return { read: () => services.files.get(cv_key), type: cv_type, name: cv_name };
}

async function isHidden(
  { actor, params, db }: Pick<Call<typeof getApplicationCv>, "actor" | "params" | "db">,
  anonymised: boolean,
) {
  const known = await readerStates(db, actor, [params]);
  return hiddenFields(actor, anonymised && !known(params).revealed).includes("cv");
}
