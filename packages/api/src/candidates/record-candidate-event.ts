import type { CandidateChange, CandidateEventType } from "@ats/core/candidates/activity-contract";
import type { Insertable } from "kysely";
import type { Call } from "../kernel/implement.ts";
import type { Services } from "../kernel/services.ts";
import { insertRows } from "../database/insert-rows.ts";
import type { CandidateEventTable } from "./tables.ts";
import { before } from "../kernel/time.ts";

type Line = Pick<Insertable<CandidateEventTable>, "candidate_number"> & {
  type: CandidateEventType;
  other_candidate_number?: number;
  reason?: string;
  counts?: object;
  changes?: readonly CandidateChange[];
};

interface Doing extends Pick<Call, "db"> {
  /** Null when the retention sweep acts. */
  actor: { company_id: number; user_id: number | null };
  services: Pick<Services, "clock">;
}

export const recordCandidateEvent = (doing: Doing, line: Line) =>
  recordCandidateEvents(doing, [line]);

export const recordCandidateEvents = (
  { actor, db, services }: Doing,
  lines: readonly Line[],
): Promise<void> =>
  insertRows(
    db,
    "candidate_events",
    lines.map(({ counts = {}, changes = [], ...line }) => ({
      ...line,
      counts,
      changes,
      company_id: actor.company_id,
      user_id: actor.user_id,
      created_date_time: services.clock(),
    })),
  );

/** A second read within this time is not recorded. */
const readMs = 60 * 60 * 1000;

/** Records that the actor has read a CV. */
export async function recordCandidateRead(
  doing: Pick<Call, "actor" | "db" | "services">,
  line: Line,
): Promise<void> {
  const { actor, db, services } = doing;
  const known = await db
    .selectFrom("candidate_events")
    .where("candidate_number", "=", line.candidate_number)
    .where("created_date_time", ">", before(services.clock(), readMs))
    .where("type", "=", line.type)
    .where("user_id", "=", actor.user_id)
    .where("changes", "=", JSON.stringify(line.changes ?? []) as never)
    .select("id")
    .executeTakeFirst();
  if (!known) await recordCandidateEvent(doing, line);
}
