import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** By which intent a link was used: who sends it again is told what came of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `
alter table booking_invitations add column intent bytea unique;
alter table envelopes add column intent bytea unique;
`,
  );
}
