import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/**
 * What was said of an interview: by the candidate, each message once; to the candidate, by an invitation,
 * as to all whose interviews were arranged before; and in messages whose merge tags it has filled.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `
alter table booking_invitations add column heard bytea[] not null default '{}';
alter table interviews add column candidate_invited boolean not null default true;
alter table outgoing_mail add column interview_id bigint;
`,
  );
}
