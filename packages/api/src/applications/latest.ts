import type { listLatestApplications } from "@ats/core/candidates/bulk-contract";
import { sql } from "kysely";
import type { Call } from "../kernel/implement.ts";
import {
  type ApplicationRow,
  applicationColumns,
  applicationTables,
  presentApplication,
} from "./presenter.ts";
import { readerStates } from "./reader-state.ts";

/** Reads the latest application of each chosen candidate, as the actor may see it. */
export async function latestApplications(call: Call<typeof listLatestApplications>) {
  const { actor, body, db } = call;
  const { rows } = await sql<ApplicationRow>`
    with latest as materialized (
      select distinct on (candidate_id) id from applications
      where candidate_id = any(${body.ids}::bigint[])
      order by candidate_id, created_date_time desc, id desc)
    select ${applicationColumns} from latest join (${applicationTables}) on a.id = latest.id
    order by array_position(${body.ids}::bigint[], a.candidate_id)`.execute(db);
  const known = await readerStates(db, actor, rows);
  return { records: rows.map((row) => presentApplication(row, actor, [], known(row))) };
}
