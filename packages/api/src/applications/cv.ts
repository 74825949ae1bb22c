import { isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import type { getApplicationCv } from "@ats/core/applications/contract";
import type { Call, FileAnswer } from "../app/implement.ts";
import { notFound, Refusal } from "../app/refusal.ts";
import { acquaintances } from "./acquaintance.ts";
import { recordRead } from "./activity.ts";
import { needApplication } from "./details.ts";

/** The CV as a file; who looked at it goes on the application's record. */
export async function readCv(call: Call<typeof getApplicationCv>): Promise<FileAnswer> {
  const { actor, params, query, db, services } = call;
  const { anonymised, cv_key, cv_name, cv_type } = await needApplication(db, params.id);
  const known = await acquaintances(db, actor, [params]);
  if (isAnonymisedFor(actor, anonymised && !known(params).revealed))
    throw new Refusal(403, "The CV is hidden while the application is anonymised.");
  if (!cv_key || !cv_name || !cv_type) throw notFound("CV");
  await recordRead(call, params.id, query.as === "download" ? "cv_downloaded" : "cv_viewed");
  return { read: () => services.files.get(cv_key), type: cv_type, name: cv_name };
}
