import {
  type Highlight,
  type HighlightSetting,
  highlightsFor,
} from "@ats/core/applications/highlight";
import type { Actor } from "@ats/core/rights/rights";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { prepared } from "../database/prepared.ts";
import {
  type ApplicationRow,
  applicationColumns,
  applicationTables,
  presentApplication,
} from "./presenter.ts";

/** Highlights that a user sees; none if the company has turned highlighting off. */
export async function readHighlights(db: CompanyDb, actor: Actor): Promise<HighlightSetting[]> {
  const { rows } = await sql<{ settings: HighlightSetting[] | null }>`${prepared}
    select ats_settings->'applicant_highlighting_settings' as settings from companies
    where id = ${actor.company_id}
      and (ats_settings->>'applicant_highlighting_enabled')::boolean`.execute(db);
  return highlightsFor(actor, rows[0]?.settings ?? []);
}

/** Highlights by application id, as the actor sees them. */
export async function highlightsById(
  db: CompanyDb,
  actor: Actor,
  ids: readonly number[],
): Promise<Map<number, Highlight[]>> {
  const settings = ids.length > 0 ? await readHighlights(db, actor) : [];
  if (settings.length === 0) return new Map();
  const { rows } = await sql<ApplicationRow>`${prepared}
    select ${applicationColumns} from ${applicationTables}
    where a.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, presentApplication(row, actor, settings).highlights]));
}
