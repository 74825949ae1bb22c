import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/**
 * What was true when a document was signed, as its evidence says it. Nobody signs who has left: what
 * still waits for them is taken back; and mail may be about a document, whose id is a number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `
alter table envelopes add column evidence json;
alter table outgoing_mail alter column about type text;

with gone as (
  update envelopes e set status = 'REJECTED', reason = 'The application had ended.',
    version = e.version + 1, remind_date_time = null
  from applications a
  where a.company_id = e.company_id and a.id = e.application_id and e.status = 'PENDING'
    and a.status in ('REJECTED','WITHDRAWN')
  returning e.company_id, e.id)
insert into envelope_events (company_id, envelope_id, type, created_date_time)
select company_id, id, 'withdrawn', now() from gone;
`,
  );
}
