import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** What tells of an interview is found where it failed or was sent, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `
drop index outgoing_mail_about;
create index outgoing_mail_about on outgoing_mail (company_id, about) where about is not null;
`,
  );
}
