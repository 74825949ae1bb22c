import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** A password that proves no more than a mail does, the switches under way that rest on an account, and who was whose guest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `
alter table users add column password_by_mail boolean not null default false;
create index one_time_tokens_accounts on one_time_tokens using gin ((meta -> 'accounts') jsonb_path_ops)
  where redeemed_date_time is null;
create index support_sessions_session on support_sessions (session_id);
`,
  );
}
