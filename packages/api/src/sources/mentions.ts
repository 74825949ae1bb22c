import { termsIn } from "@ats/core/lists/conditions";
import { isSameSource } from "@ats/core/sources/source";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { readSetting } from "../settings/read-setting.ts";

interface Mentions {
  /** Names of the highlights that look for the source. */
  highlights: string[];
  /** Number of saved views of applications that filter by it. */
  views: number;
}

/** Reads where else the company has written its sources down by name. */
export async function readMentions(
  db: CompanyDb,
  company_id: number,
): Promise<(label: string) => Mentions> {
  const settings = await readSetting(db, company_id, "applicant_highlighting_settings");
  const highlights = settings.filter(({ map_to }) => map_to === "source");
  const { rows: views } = await sql<{ terms: string[] }>`
    select array_agg(condition->>'term') as terms
    from saved_views, jsonb_array_elements(state->'search') condition
    where company_id = ${company_id} and list = 'applications'
      and condition->>'field' in ('source.any', 'source.none')
    group by id`.execute(db);
  return (label) => {
    const isMeant = (each: string) => isSameSource(each, label);
    return {
      highlights: highlights
        .filter(({ option_ids_list }) => option_ids_list.some((each) => isMeant(each.label)))
        .map(({ highlight_name }) => highlight_name),
      views: views.filter(({ terms }) => terms.flatMap(termsIn).some(isMeant)).length,
    };
  };
}
