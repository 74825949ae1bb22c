import { type Kysely, sql } from "kysely";

/** Every file that is to go is known until it is gone: not the copies of checks alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table destroyed_copies rename to dropped_files`.execute(db);
}
