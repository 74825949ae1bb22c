import { sql } from "kysely";
import type { Services } from "./services.ts";
import { after, before } from "./time.ts";

/**
 * A longer step from one sweep to the next, in either direction, is a jump: the clock was set, or
 * the server stood still. For as long after a jump the clock is not believed.
 */
const dayMs = 24 * 60 * 60_000;

/** Records the time for all instances. True when the clock has made no jump for a day. */
export async function isClockSteady(system: Services["system"], now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_steady: boolean }>`
    insert into server_clock as c (seen_date_time) values (${now})
    on conflict (id) do update set
      seen_date_time = excluded.seen_date_time,
      jumped_date_time = case
        when c.seen_date_time between ${before(now, dayMs)} and ${after(now, dayMs)}
        then c.jumped_date_time else excluded.seen_date_time end
    returning coalesce(jumped_date_time <= ${before(now, dayMs)}, true) as is_steady`.execute(
    system,
  );
  return rows[0]?.is_steady === true;
}

/** Returns what an administrator should know of a clock that is not believed. */
export async function clockProblem({
  system,
  clock,
}: Pick<Services, "system" | "clock">): Promise<string | undefined> {
  const now = clock();
  const jump = await system
    .selectFrom("server_clock")
    .where((is) =>
      is.or([
        is("jumped_date_time", ">", before(now, dayMs)),
        is("seen_date_time", "<", before(now, dayMs)),
        is("seen_date_time", ">", after(now, dayMs)),
      ]),
    )
    .select("id")
    .executeTakeFirst();
  if (!jump) return undefined;
  const time = now.toISOString().slice(0, 16).replace("T", " ");
  return `The server's clock jumped by more than a day, or the server was stopped for longer. The clock says ${time} UTC: set it right if that is wrong. Nothing that is out of date is deleted until the clock has been steady for a day.`;
}
