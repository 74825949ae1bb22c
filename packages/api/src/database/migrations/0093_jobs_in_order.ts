import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** Jobs are listed by title as it is compared, and by when they opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, statements);
}

const statements = `
drop index jobs_title;
create index jobs_title on jobs (company_id, normalise(title) collate "C", id);
create index jobs_published on jobs (company_id, published_date_time desc nulls last, id);
`;
