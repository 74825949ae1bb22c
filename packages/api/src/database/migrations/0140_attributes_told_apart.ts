import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** Two attributes of one name in a scorecard shared their ratings: the later ones are numbered. A draft says so itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, statements);
}

const statements = `
update scorecard_attributes a set name = a.name || ' (' || n.nth || ')'
from (select s.company_id, s.id, row_number() over
    (partition by s.company_id, s.job_id, lower(s.name) order by s.position) as nth
  from scorecard_attributes s
  join jobs j on j.company_id = s.company_id and j.id = s.job_id and j.status <> 'DRAFT') n
where n.company_id = a.company_id and n.id = a.id and n.nth > 1;
`;
