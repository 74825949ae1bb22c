import { type Kysely, sql } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import type { Tables } from "../database/tables.ts";
import type { Services } from "../kernel/services.ts";
import { sessionIdleMs } from "./session-times.ts";
import { before } from "../kernel/time.ts";

interface SupportSession {
  company_id: number;
  user_id: number;
  session_id: string;
  address?: string;
}

/** Records that the operator's staff left a company. */
export const recordSupportLeft = (
  db: Kysely<Tables>,
  services: Pick<Services, "clock">,
  actor: SupportSession,
): Promise<void> =>
  recordAudit(
    { actor, db, services },
    { type: "support_left", subject: { id: actor.session_id, name: null } },
  );

/** Records the support sessions that ended without signing out. */
export async function sweepSupportLeft(services: Pick<Services, "system" | "clock">) {
  const now = services.clock();
  const { rows } = await sql<SupportSession>`
    select ss.company_id, ss.user_id, ss.session_id, ss.address
    from support_sessions ss join sessions s on s.id = ss.session_id
    where (s.ended_date_time is not null or s.expires_date_time <= ${now}
        or s.extended_date_time <= ${before(now, sessionIdleMs)})
      and exists (select from audit_events e where e.company_id = ss.company_id
        and e.subject_id = ss.session_id::text and e.type = 'support_entered')
      and not exists (select from audit_events e where e.company_id = ss.company_id
        and e.subject_id = ss.session_id::text and e.type = 'support_left')`.execute(
    services.system,
  );
  for (const left of rows)
    await services.system.transaction().execute((db) => recordSupportLeft(db, services, left));
}
