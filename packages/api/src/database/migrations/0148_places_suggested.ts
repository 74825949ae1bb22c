import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** Places were suggested to every company, whatever its settings said: that stays, until it is turned off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, statements);
}

const statements = `
update companies set ats_settings = ats_settings || '{"enableLocationDropDown": true}';
`;
