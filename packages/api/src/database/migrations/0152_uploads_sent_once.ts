import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** A file of an application keeps the intent that sent it: sent again, it does not wait twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `
alter table application_uploads add column intent bytea;
create unique index application_uploads_intent on application_uploads (company_id, intent);
`,
  );
}
