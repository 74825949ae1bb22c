import { isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import type { getApplicationCv } from "@ats/core/applications/contract";
import { sql } from "kysely";
import type { Call, FileAnswer } from "../app/implement.ts";
import { notFound, Refusal } from "../app/refusal.ts";
import { needApplication } from "./details.ts";

/** Looking at a CV again within this time is the same look. */
const lookMs = 60 * 60 * 1000;

/** The CV as a file; who looked at it goes on the application's record. */
export async function readCv(call: Call<typeof getApplicationCv>): Promise<FileAnswer> {
  const { actor, params, db, services } = call;
  const { anonymised, cv_key, cv_name, cv_type } = await needApplication(db, params.id);
  if (isAnonymisedFor(actor, anonymised))
    throw new Refusal(403, "The CV is hidden while the application is anonymised.");
  if (!cv_key || !cv_name || !cv_type) throw notFound("CV");
  await logLook(call);
  return { read: () => services.files.get(cv_key), type: cv_type, name: cv_name };
}

async function logLook({ actor, params, db, services }: Call<typeof getApplicationCv>) {
  const now = services.clock();
  await sql`insert into activities (company_id, application_id, user_id, type, created_date_time)
    select ${actor.company_id}, ${params.id}, ${actor.user_id}, 'cv_viewed', ${now}
    where not exists (select from activities where application_id = ${params.id}
      and user_id = ${actor.user_id} and type = 'cv_viewed'
      and created_date_time > ${new Date(now.getTime() - lookMs)})`.execute(db);
}
