import type { LiveMessage } from "@ats/core/notifications/notification";
import { can } from "@ats/core/rights/rights";
import { sql } from "kysely";
import type { SessionActor } from "../kernel/implement.ts";
import type { Services } from "../kernel/services.ts";
import { inCompany } from "../database/database.ts";
import { sessionIdleMs } from "../session/session-times.ts";
import type { ApplicationEvent, LiveEvent, SessionEvent } from "../kernel/ports/live-channel.ts";
import { notificationRows, presentNotification, unreadCounts } from "./presenter.ts";
import { before } from "../kernel/time.ts";

/** One open page of a signed-in user. */
export interface Connection {
  actor: SessionActor;
  /** Sends a {@link LiveMessage} as JSON. */
  send(message: string): void;
  /** Called when the session has ended. */
  close?(): void;
}

export interface LiveHub {
  /** Returns a function that leaves. */
  join(connection: Connection): () => void;
  /** Closes connections whose session has expired or whose company was disabled. */
  closeEnded(): Promise<void>;
  /** Number of connected pages. */
  size(): number;
  stop(): void;
}

/** Messages sent in one go before other work gets its turn. */
const slice = 500;

/**
 * Sends events to the connected pages of readers who may see them, each as that reader may see it.
 */
export function createLiveHub(
  { system, live, clock }: Pick<Services, "system" | "live" | "clock">,
  report: (error: unknown) => void,
): LiveHub {
  const companies = new Map<number, Set<Connection>>();
  const all = () => [...companies.values()].flatMap((connections) => [...connections]);
  /** Time of each company's last event. */
  const lastEvents = new Map<number, Date>();

  // One at a time, so that messages arrive in the order of the events.
  let last = Promise.resolve();
  const stop = live.subscribe((event) => {
    lastEvents.set(event.company_id, clock());
    last = last.then(() => receive(event)).catch(report);
  });

  async function receive(event: LiveEvent): Promise<void> {
    const connections = [...(companies.get(event.company_id) ?? [])];
    if ("ended_session_id" in event) {
      for (const connection of connections)
        if (connection.actor.session_id === event.ended_session_id) end(connection, event);
      return;
    }
    if ("reader_id" in event) {
      const { read_ids: ids, read_job_id: job_id, total_unread_count } = event;
      const message = json({ type: "NOTIFICATIONS_READ", ids, job_id, total_unread_count });
      for (const { actor, send } of connections)
        if (actor.user_id === event.reader_id) send(message);
      return;
    }
    if ("importer_id" in event) {
      const { importer_id, import_id, added, total } = event;
      const message = json({ type: "IMPORT_PROGRESS", import_id, added, total });
      for (const { actor, send } of connections) if (actor.user_id === importer_id) send(message);
      return;
    }
    if ("changed_user_ids" in event) {
      const message = json({ type: "REFRESH_USERS", user_ids: event.changed_user_ids });
      for (const { actor, send } of connections) if (can(actor, "VIEW_USERS")) send(message);
      return;
    }
    if ("changed_client_id" in event) {
      const message = json({ type: "REFRESH_CLIENT", client_id: event.changed_client_id });
      for (const { actor, send } of connections)
        if (actor.company_type === "AGENCY" && can(actor, "VIEW_JOBS")) send(message);
      return;
    }
    if ("requisition_id" in event) {
      const { requisition_id, concerned_ids, asked_ids } = event;
      for (const { actor, send } of connections) {
        const is_asked = asked_ids.includes(actor.user_id);
        if (concerned_ids.includes(actor.user_id))
          send(json({ type: "REFRESH_APPROVALS", requisition_id, is_asked }));
      }
      return;
    }
    const readers = connections.filter(
      ({ actor }) => actor.company_type === "ATS" && can(actor, "VIEW_JOBS"),
    );
    if (readers.length === 0) return;
    if ("written_to_ids" in event) {
      const { written_to_ids: application_ids } = event;
      const message = json({ type: "REFRESH_MESSAGES", application_ids });
      for (const { send } of await whoSee(readers, "applications", application_ids)) send(message);
      return;
    }
    await deliver(event, await whoSee(readers, "jobs", [event.job_id]));
  }

  /** Leaves out readers whose role covers none of the records. */
  async function whoSee(
    readers: Connection[],
    table: "jobs" | "applications",
    ids: readonly number[],
  ): Promise<Connection[]> {
    const seen = new Map<number, boolean>();
    for (const { actor } of readers)
      if (actor.access.scope !== "company" && !seen.has(actor.user_id))
        seen.set(
          actor.user_id,
          await inCompany(system, actor, async (db) => {
            const found = db.selectFrom(table).where("id", "in", ids).select("id").limit(1);
            return (await found.execute()).length > 0;
          }),
        );
    return readers.filter(({ actor }) => seen.get(actor.user_id) ?? true);
  }

  async function deliver(event: ApplicationEvent, readers: Connection[]): Promise<void> {
    const { company_id, job_id, application_ids } = event;
    const refresh = json({ type: "REFRESH_APPLICATION", job_id, application_ids });
    const news = await inCompany(system, company_id, (db) => readNews(db, event, readers));
    for (const [i, reader] of readers.entries()) {
      if (i > 0 && i % slice === 0) await new Promise((resolve) => setTimeout(resolve));
      reader.send(refresh);
      const records = news.rows.get(reader.actor.user_id);
      if (!records) continue;
      reader.send(
        json({
          type: "NOTIFICATION",
          records: records.map((row) => presentNotification(row, reader.actor)),
          total_unread_count: news.unread.get(reader.actor.user_id) ?? 0,
        }),
      );
    }
  }

  return {
    join(connection) {
      const { company_id } = connection.actor;
      const connections = companies.get(company_id) ?? new Set();
      companies.set(company_id, connections.add(connection));
      const lastEvent = lastEvents.get(company_id);
      if (lastEvent)
        connection.send(json({ type: "HEARTBEAT", quiet_ms: Math.max(0, +clock() - +lastEvent) }));
      return () => {
        connections.delete(connection);
        if (connections.size === 0 && companies.get(company_id) === connections)
          companies.delete(company_id);
      };
    },
    async closeEnded() {
      const ids = [...new Set(all().map(({ actor }) => actor.session_id))];
      if (ids.length === 0) return;
      const now = clock();
      const rows = await system
        .selectFrom("sessions as s")
        .innerJoin("companies as c", "c.id", "s.company_id")
        .where("s.id", "=", sql<string>`any(${ids}::uuid[])`)
        .where("s.ended_date_time", "is", null)
        .where("s.expires_date_time", ">", now)
        .where("s.extended_date_time", ">", before(now, sessionIdleMs))
        .leftJoin("support_sessions as support", "support.session_id", "s.id")
        .where((e) => e.or([e("c.disabled", "=", false), e("support.id", "is not", null)]))
        .select("s.id")
        .execute();
      const open = new Set(rows.map(({ id }) => id));
      for (const { actor, close } of all()) if (!open.has(actor.session_id)) close?.();
    },
    size: () => all().length,
    stop,
  };
}

/** Tells of a sign-in elsewhere before the connection closes. Specification §4, Concurrent session. */
function end({ send, close }: Connection, { company_id, concurrent_session_id }: SessionEvent) {
  if (concurrent_session_id)
    send(
      json({
        type: "USER_CONCURRENT_SESSION",
        company: company_id,
        session_id: concurrent_session_id,
      }),
    );
  close?.();
}

/** Reads an event's notifications and unread counts for the connected users, by user. */
async function readNews(
  db: Parameters<typeof notificationRows>[0],
  { company_id, activity_ids, question_ids = [] }: ApplicationEvent,
  readers: Connection[],
) {
  const userIds = [...new Set(readers.map(({ actor }) => actor.user_id))];
  const rows =
    activity_ids.length + question_ids.length === 0
      ? []
      : await notificationRows(db)
          .where("n.company_id", "=", company_id)
          .where("n.in_app", "=", true)
          .where(
            sql<boolean>`(n.activity_id = any(${activity_ids}::bigint[])
              or n.question_id = any(${question_ids}::bigint[]))`,
          )
          .where("n.user_id", "=", sql<number>`any(${userIds}::bigint[])`)
          .orderBy("n.id")
          .execute();
  const byUser = Map.groupBy(rows, ({ user_id }) => user_id);
  return {
    rows: byUser,
    unread: byUser.size ? await unreadCounts(db, [...byUser.keys()]) : new Map<number, number>(),
  };
}

const json = (message: LiveMessage): string => JSON.stringify(message);
