import type { Insertable } from "kysely";
import type { Call } from "../app/implement.ts";
import type { Services } from "../app/services.ts";
import type { CandidateEventTable } from "./tables.ts";

type Line = Pick<Insertable<CandidateEventTable>, "type" | "candidate_number"> & {
  other_number?: number;
  reason?: string;
  counts?: object;
};

interface Doing extends Pick<Call, "db"> {
  /** Without a user it was the end of the company's period. */
  actor: { company_id: number; user_id: number | null };
  services: Pick<Services, "clock">;
}

/** Writes a line of the ledger of what was done with people's data as a whole. */
export const recordCandidateEvent = ({ actor, db, services }: Doing, line: Line) =>
  db
    .insertInto("candidate_events")
    .values({
      ...line,
      company_id: actor.company_id,
      user_id: actor.user_id,
      counts: JSON.stringify(line.counts ?? {}),
      created_date_time: services.clock(),
    })
    .execute();
