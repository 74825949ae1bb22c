import { stageName } from "@ats/core/applications/stage";
import { sql } from "kysely";
import { notFound } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { type ApplicationRow, applicationColumns, applicationTables } from "./presenter.ts";

/**
 * Applications that are about to be changed: all of them, or none is. Locked in the order of their
 * ids, so that two bulk changes never wait for each other in a ring.
 */
export async function lockApplications(
  db: CompanyDb,
  ids: readonly number[],
): Promise<ApplicationRow[]> {
  const wanted = [...new Set(ids)];
  await sql`select from applications where id = any(${wanted}::bigint[])
    order by id for update`.execute(db);
  // Not in the same statement: it would know the person as they were before it waited.
  const { rows } = await sql<ApplicationRow>`
    select ${applicationColumns} from ${applicationTables} where a.id = any(${wanted}::bigint[])
    order by a.id`.execute(db);
  if (rows.length < wanted.length) throw notFound("application");
  return rows;
}

interface Seen {
  ids: readonly number[];
  versions?: readonly number[] | undefined;
}

/** Why an application stays that was moved after its reader saw it; null where it was not. */
export const whyStale = (row: ApplicationRow, { ids, versions }: Seen): string | null =>
  versions && versions[ids.indexOf(row.id)] !== row.version
    ? `It was moved to ${stageName(row)} in ${row.job_title} meanwhile. Look at it again.`
    : null;
