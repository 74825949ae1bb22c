import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** A message that some of its addresses have got already, and who took it back or sent it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `alter table outgoing_mail
      add column accepted text[] not null default '{}',
      add column changed_by bigint,
      add foreign key (company_id, changed_by) references users;`,
  );
}
