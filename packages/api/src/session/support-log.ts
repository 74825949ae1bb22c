import * as contract from "@ats/core/session/support-log-contract";
import { sql } from "kysely";
import { implementOutside } from "../kernel/implement.ts";
import { operatorOf } from "../settings/operator.ts";
import { sessionIdleMs } from "./session-times.ts";
import { containing } from "../database/like-pattern.ts";

interface Visit {
  id: number;
  name: string;
  company: string;
  reason: string;
  address: string;
  entered_date_time: Date;
  left_date_time: Date | null;
}

/** Reads across companies, so it is for the operator's own staff alone. */
const listSupportVisits = implementOutside(contract.listSupportVisits, async (call) => {
  const { actor, query, services } = call;
  const { system, clock } = services;
  await operatorOf(system, actor);
  const { page_no, per_page, so, q = "" } = query;
  const part = containing(q);
  const visits = sql`support_sessions v
    join sessions s on s.id = v.session_id
    join companies c on c.id = v.company_id
    join users u on u.company_id = v.company_id and u.id = v.user_id
    where ${q} = '' or c.name ilike ${part} or v.reason ilike ${part}
      or u.first_name || ' ' || u.last_name ilike ${part}`;
  const ended = sql`least(s.ended_date_time, s.expires_date_time,
    s.extended_date_time + ${sessionIdleMs / 1000} * interval '1 second')`;
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from ${visits}`.execute(system);
  const { rows: records } = await sql<Visit>`
    select v.id, u.first_name || ' ' || u.last_name as name, c.name as company, v.reason, v.address,
      v.created_date_time as entered_date_time,
      case when ${ended} <= ${clock()} then ${ended} end as left_date_time
    from ${visits} order by v.created_date_time ${sql.raw(so)}, v.id ${sql.raw(so)}
    limit ${per_page} offset ${page_no * per_page}`.execute(system);
  return { records, total: counted[0]?.total ?? 0 };
});

export const supportLogHandlers = [listSupportVisits];
