import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** What somebody known gives anew with an application; and limits of files apart from those of forms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `
alter table applications add column given jsonb not null default '{}';
alter table public_writes add column kind text not null default 'form';`,
  );
}
