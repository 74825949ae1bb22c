import type { Services } from "../app/services.ts";
import { before } from "../session/lifetime.ts";

/** An import that nobody finished is kept for so long. */
const keptMs = 24 * 60 * 60_000;

/** Forgets the people of imports that nobody finished. */
export async function sweepImports({ system, clock }: Pick<Services, "system" | "clock">) {
  await system
    .deleteFrom("candidate_imports")
    .where("created_date_time", "<", before(clock(), keptMs))
    .execute();
}
