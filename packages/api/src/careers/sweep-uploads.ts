import { sql } from "kysely";
import type { Services } from "../kernel/services.ts";
import { removeDropped } from "../files/dropped-files.ts";
import { before } from "../kernel/time.ts";

/** Time for which a file waits for its application. */
const waitsMs = 24 * 60 * 60_000;

/** Removes files whose application never came, unless they belong to a saved form. */
export async function sweepUploads(services: Pick<Services, "system" | "clock" | "files">) {
  const { rows } = await sql<{ company_id: number }>`
    with gone as (
      delete from application_uploads
      where application_id is null and created_date_time < ${before(services.clock(), waitsMs)}
      returning company_id, file_key
    ), dropped as (
      insert into files_to_delete (company_id, file_key) select company_id, file_key from gone
    )
    select distinct company_id from gone`.execute(services.system);
  for (const { company_id } of rows) await removeDropped(services, company_id);
}
