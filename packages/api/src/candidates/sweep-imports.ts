import type { Services } from "../kernel/services.ts";
import { before } from "../kernel/time.ts";

const hourMs = 60 * 60_000;
/** An import that nobody finished is kept for so long. */
const keptMs = 24 * hourMs;
/** One whose file did not arrive to its end within so long broke off. */
const arrivesWithinMs = hourMs;

/** Forgets the people of imports that nobody finished, or that were never read to their end. */
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
