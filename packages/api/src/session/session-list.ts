import * as contract from "@ats/core/session/sessions-contract";
import type { SessionEnd } from "@ats/core/session/session-end";
import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { type Call, implement, type SessionActor } from "../kernel/implement.ts";
import { notFound } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";
import type { CompanyDb } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { sessionIdleMs } from "./session-times.ts";
import { after, before } from "../kernel/time.ts";

interface SessionRow {
  extended_date_time: Date;
  expires_date_time: Date;
  ended_date_time: Date | null;
  ended_by: SessionEnd | null;
}

/** When and why a session ended; expiry is computed, as nothing stores it. */
function endOf(
  { extended_date_time, expires_date_time, ended_date_time, ended_by }: SessionRow,
  now: Date,
) {
  if (ended_date_time) return { ended_date_time, ended_by };
  const idle = after(extended_date_time, sessionIdleMs);
  const [end, how] =
    idle < expires_date_time
      ? ([idle, "INACTIVE"] as const)
      : ([expires_date_time, "EXPIRED"] as const);
  return end <= now
    ? { ended_date_time: end, ended_by: how }
    : { ended_date_time: null, ended_by: null };
}

const listSessions = implement(contract.listSessions, async ({ actor, db, services }) => {
  const rows = await db
    .selectFrom("sessions as s")
    .leftJoin("api_tokens as t", (on) =>
      on.onRef("t.company_id", "=", "s.company_id").onRef("t.id", "=", "s.api_token_id"),
    )
    .where("s.company_id", "=", actor.company_id)
    .where("s.user_id", "=", actor.user_id)
    .orderBy("s.created_date_time", "desc")
    .limit(contract.sessionsListed)
    .select(["s.id", "s.address", "s.user_agent", "s.created_date_time", "s.extended_date_time"])
    .select(["s.expires_date_time", "s.ended_date_time", "s.ended_by", "t.name as through"])
    .execute();
  const now = services.clock();
  return {
    records: rows.map(({ expires_date_time, ...row }) => ({
      ...row,
      ...endOf({ ...row, expires_date_time }, now),
      is_current: row.id === actor.session_id,
    })),
  };
});

/** A session that has already ended stays as it is. */
const endSession = implement(
  contract.endSession,
  async ({ actor, params, db, services, afterCommit }) => {
    const session = await db
      .selectFrom("sessions")
      .where("company_id", "=", actor.company_id)
      .where("user_id", "=", actor.user_id)
      .where("id", "=", params.id)
      .select("id")
      .executeTakeFirst();
    if (!session) throw notFound("session");
    const ended = await endWhere(db, actor, services.clock(), (id) => id("id", "=", params.id));
    publishEnded(ended, actor, services, afterCommit);
    return {};
  },
);

const endOtherSessions = implement(
  contract.endOtherSessions,
  async ({ actor, db, services, afterCommit }) => {
    const ended = await endWhere(db, actor, services.clock(), (id) =>
      id("id", "!=", actor.session_id),
    );
    publishEnded(ended, actor, services, afterCommit);
    return { ended: ended.length };
  },
);

/** Ends a user's open sessions, marked as signed out elsewhere. */
const endWhere = (
  db: CompanyDb,
  { company_id, user_id }: SessionActor,
  now: Date,
  which: (row: ExpressionBuilder<Tables, "sessions">) => Expression<SqlBool>,
) =>
  db
    .updateTable("sessions")
    .set({ ended_date_time: now, ended_by: "SIGNED_OUT_ELSEWHERE" })
    .where("company_id", "=", company_id)
    .where("user_id", "=", user_id)
    .where("ended_date_time", "is", null)
    .where("expires_date_time", ">", now)
    .where("extended_date_time", ">", before(now, sessionIdleMs))
    .where(which)
    .returning("id")
    .execute();

/** Closes the live connections of the sessions. */
function publishEnded(
  ended: { id: string }[],
  { company_id }: SessionActor,
  { live }: Services,
  afterCommit: Call["afterCommit"],
) {
  for (const { id } of ended) afterCommit(() => live.publish({ company_id, ended_session_id: id }));
}

export const sessionListHandlers = [listSessions, endSession, endOtherSessions];
