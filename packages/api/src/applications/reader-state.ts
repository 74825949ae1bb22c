import type { Actor } from "@ats/core/rights/rights";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { type ReaderState, noReaderState } from "./presenter.ts";

interface Row extends ReaderState {
  id: number;
}

/** Reads whether the actor has viewed, scored or revealed each application. */
export async function readerStates(
  db: CompanyDb,
  { user_id }: Pick<Actor, "user_id">,
  applications: readonly { id: number }[],
): Promise<(application: { id: number }) => ReaderState> {
  if (applications.length === 0) return () => noReaderState;
  const { rows } = await sql<Row>`
    select id,
      exists (select from application_views v where v.application_id = a.id and v.user_id = ${user_id}) as viewed,
      exists (select from scorecards s where s.application_id = a.id and s.user_id = ${user_id}) as scored,
      exists (select from reveals r where r.application_id = a.id and r.user_id = ${user_id}) as revealed
    from unnest(${applications.map(({ id }) => id)}::bigint[]) as a (id)`.execute(db);
  const known = new Map(rows.map((row) => [row.id, row]));
  return ({ id }) => known.get(id) ?? noReaderState;
}
