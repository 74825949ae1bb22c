import type { Services } from "../kernel/services.ts";
import { before } from "../kernel/time.ts";

const hourMs = 60 * 60_000;
/** Time after which an unfinished import is deleted. */
const keptMs = 24 * hourMs;
/** Time after which an incomplete upload counts as broken off. */
const arrivesWithinMs = hourMs;

/** Deletes imports that were never finished or never fully arrived. */
export async function sweepImports({ system, clock }: Pick<Services, "system" | "clock">) {
  const now = clock();
  await system
    .deleteFrom("candidate_imports")
    .where((e) =>
      e.or([
        e("created_date_time", "<", before(now, keptMs)),
        e("created_date_time", "<", before(now, arrivesWithinMs)).and("read_date_time", "is", null),
      ]),
    )
    .execute();
}
