import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";

interface SupportSession {
  company_id: number;
  /** The session's guest user. */
  user_id: number;
  session_id: string;
  reason: string;
}

/** Records who of the operator's staff entered a company, when, why and from where. */
export async function recordSupport(
  system: Kysely<Tables>,
  { company_id, user_id, session_id, reason }: SupportSession,
): Promise<void> {
  await sql`insert into support_sessions (company_id, session_id, user_id, home_company_id,
      home_user_id, reason, address, user_agent, created_date_time)
    select s.company_id, s.id, u.id, u.home_company_id, u.home_user_id, ${reason}, s.address,
      s.user_agent, s.created_date_time
    from sessions s join users u on u.company_id = s.company_id and u.id = s.user_id
    where s.id = ${session_id} and s.company_id = ${company_id} and u.id = ${user_id}`.execute(
    system,
  );
}

/** True for a session of the operator's staff, who may also enter disabled companies. */
export const isSupportSession = async (system: Kysely<Tables>, session_id: string) =>
  (await system
    .selectFrom("support_sessions")
    .where("session_id", "=", session_id)
    .select("id")
    .executeTakeFirst()) !== undefined;
