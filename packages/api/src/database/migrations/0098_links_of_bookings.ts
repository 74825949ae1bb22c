import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** By which link an invitation is answered: it shows what it has booked for longer than a token is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `
alter table booking_invitations add column token_hash bytea unique;
update booking_invitations b set token_hash = t.token_hash from one_time_tokens t
where t.purpose = 'book interview' and t.company_id = b.company_id
  and t.meta->>'invitation' = b.id::text;
`,
  );
}
