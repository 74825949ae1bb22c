import type { AuditChange, AuditEventName, AuditSession } from "@ats/core/audit/events";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Call, RecordedActor, SessionActor } from "../kernel/implement.ts";
import type { Services } from "../kernel/services.ts";
import { hashEvent } from "./hash-event.ts";

export interface AuditEvent {
  type: AuditEventName;
  /** A record by its id and name. A candidate has a number and no name. */
  subject?: { id: number | string | null; name: string | null };
  /** Names and settings; never secrets, or applicants' data. */
  changes?: readonly AuditChange[];
  reason?: string | null | undefined;
}

/** The author of a recorded act, with the session. */
export type AuditActor = RecordedActor &
  Partial<Pick<SessionActor, "session_id" | "address" | "through" | "api_token_id">>;

/** The author of an act, and what records it. */
export interface Recording {
  actor: AuditActor;
  /** The act's own transaction: act and event are committed together, or neither is. */
  db: Kysely<Tables>;
  services: Pick<Services, "clock"> & Partial<Pick<Services, "live">>;
  /** Absent where no page is open that shows the act. */
  afterCommit?: Call["afterCommit"];
}

/**
 * Adds an act to the company's audit log, as the next link of its chain. Others wait until this
 * transaction ends, so record last.
 */
export async function recordAudit(
  { actor, db, services, afterCommit }: Recording,
  { type, subject, changes = [], reason }: AuditEvent,
): Promise<void> {
  const { company_id, user_id } = actor;
  await sql`select pg_advisory_xact_lock(hashtext('audit_events'), ${company_id}::int)`.execute(db);
  const head = await db
    .selectFrom("audit_heads")
    .where("company_id", "=", company_id)
    .select(["number", "hash"])
    .executeTakeFirst();
  const { name, ...author } = await authorOf({ actor, db });
  const event = {
    company_id,
    number: (head?.number ?? 0) + 1,
    type,
    actor_id: actor.visitor ? null : user_id,
    actor_name: name,
    ...author,
    address: actor.address ?? "",
    subject_id: subject?.id == null ? null : String(subject.id),
    subject_name: subject?.name ?? null,
    reason: reason || null,
    created_date_time: services.clock(),
    previous_hash: head?.hash ?? "",
  };
  // As the database returns it: without fields that are undefined.
  const stored = JSON.parse(JSON.stringify(changes)) as AuditChange[];
  await db
    .insertInto("audit_events")
    .values({
      ...event,
      changes: JSON.stringify(stored),
      hash: hashEvent({ ...event, changes: stored }),
    })
    .execute();
  const { live } = services;
  if (live && type.startsWith("user_"))
    afterCommit?.(() => live.publish({ company_id, changed_user_ids: [Number(subject?.id)] }));
}

/** Names the author of an act, and the company for which a guest or visitor acts. */
export async function authorOf({ actor, db }: Omit<Recording, "services">) {
  const { company_id, user_id, session_id, through = null, api_token_id, visitor } = actor;
  if (visitor)
    return {
      name: visitor.name,
      acting_for: visitor.company,
      through,
      session_kind: "master" as const,
    };
  if (user_id === null)
    return { name: "", acting_for: null, through, session_kind: "system" as const };
  const user = await db
    .selectFrom("users")
    .where("company_id", "=", company_id)
    .where("id", "=", user_id)
    .select(["first_name", "last_name", "home_company_name as acting_for"])
    .executeTakeFirstOrThrow();
  const isSupport =
    user.acting_for !== null && session_id
      ? await db
          .selectFrom("support_sessions")
          .where("session_id", "=", session_id)
          .select("id")
          .executeTakeFirst()
      : undefined;
  const session_kind: AuditSession = api_token_id
    ? "server"
    : through !== null
      ? "partner"
      : isSupport
        ? "support"
        : user.acting_for === null
          ? "own"
          : "master";
  return {
    name: `${user.first_name} ${user.last_name}`.trim(),
    acting_for: user.acting_for,
    through,
    session_kind,
  };
}
