import { stageName } from "@ats/core/applications/stage";
import { sql } from "kysely";
import { notFound } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { type ApplicationRow, applicationColumns, applicationTables } from "./presenter.ts";

/**
 * Locks and reads applications to change; refuses if one is missing. Locks in the order of ids, so
 * that two bulk changes cannot deadlock.
 */
export async function lockApplications(
  db: CompanyDb,
  ids: readonly number[],
): Promise<ApplicationRow[]> {
  const wanted = [...new Set(ids)];
  await sql`select from applications where id = any(${wanted}::bigint[])
    order by id for update`.execute(db);
  // A separate statement, because the locking one would read the candidate as before it waited.
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

/** Why an application that moved since its reader saw it stays; null if it did not move. */
export const whyStale = (row: ApplicationRow, { ids, versions }: Seen): string | null =>
  versions && versions[ids.indexOf(row.id)] !== row.version
    ? `Someone has moved it to ${stageName(row)} in ${row.job_title} since. Check it again.`
    : null;
