import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** How an organisation's provider keeps the sessions that it opened; no company's role reads it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `
create table organisation_sessions (
  session_id uuid primary key references sessions on delete cascade,
  refresh_token text not null,
  refreshed_date_time timestamptz not null
);
`,
  );
}
