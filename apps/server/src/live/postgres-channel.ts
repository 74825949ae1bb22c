import type { Tables } from "@ats/api/database/tables";
import type { LiveChannel, LiveEvent } from "@ats/api/kernel/ports/live-channel";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import { keepAliveInitialDelayMillis } from "../database/postgres.ts";

const channel = "ats_live";
/** Keeps a payload below PostgreSQL's limit of 8,000 bytes. */
const idsPerMessage = 250;
const reconnectMs = 1_000;
/** Tells every instance that an event could not be sent. */
const gap = "gap";

/**
 * Carries events between instances on one PostgreSQL server. Calls `onGap` when events may have
 * been missed.
 */
export function postgresChannel(
  system: Kysely<Tables>,
  url: string,
  onGap: () => void,
): LiveChannel & { stop(): Promise<void> } {
  const receivers = new Set<(event: LiveEvent) => void>();
  let client: pg.Client | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let gapTimer: NodeJS.Timeout | undefined;

  async function listen(again: boolean): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis,
    });
    next.on("error", () => {});
    next.on("end", retry);
    next.on("notification", ({ payload }) => {
      if (payload === gap) return onGap();
      const event = JSON.parse(payload ?? "") as LiveEvent;
      for (const receive of receivers) receive(event);
    });
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      if (again) onGap();
    } catch {
      void next.end().catch(() => {});
      retry();
    }
  }
  function retry(): void {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => void listen(true), reconnectMs);
  }
  void listen(false);

  const notify = (payload: string) => sql`select pg_notify(${channel}, ${payload})`.execute(system);
  function tellOfGap(): void {
    if (stopped) return;
    clearTimeout(gapTimer);
    gapTimer = setTimeout(() => void notify(gap).catch(tellOfGap), reconnectMs);
  }

  return {
    async publish(event) {
      try {
        for (const part of parts(event)) await notify(JSON.stringify(part));
      } catch (error) {
        tellOfGap();
        throw error;
      }
    },
    subscribe(receive) {
      receivers.add(receive);
      return () => void receivers.delete(receive);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      clearTimeout(gapTimer);
      await client?.end().catch(() => {});
    },
  };
}

function parts(event: LiveEvent): LiveEvent[] {
  if ("written_to_ids" in event) {
    const { company_id, written_to_ids: all } = event;
    const count = Math.max(1, Math.ceil(all.length / idsPerMessage));
    return Array.from({ length: count }, (_, i) => ({
      company_id,
      written_to_ids: all.slice(i * idsPerMessage, (i + 1) * idsPerMessage),
    }));
  }
  if (!("job_id" in event)) return [event];
  const { application_ids, activity_ids } = event;
  const count = Math.ceil(Math.max(application_ids.length, activity_ids.length) / idsPerMessage);
  return Array.from({ length: count }, (_, i) => {
    const ids = [i * idsPerMessage, (i + 1) * idsPerMessage] as const;
    return {
      ...event,
      application_ids: application_ids.slice(...ids),
      activity_ids: activity_ids.slice(...ids),
    };
  });
}
