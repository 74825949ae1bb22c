import { mergeUndoMs } from "@ats/core/candidates/merge";
import type { Services } from "../kernel/services.ts";
import { before } from "../kernel/time.ts";

/** Deletes the stored records of merges that can no longer be undone. */
export async function sweepMerges({ system, clock }: Pick<Services, "system" | "clock">) {
  await system
    .updateTable("candidate_merges")
    .set({ snapshot: null })
    .where("snapshot", "is not", null)
    .where("created_date_time", "<=", before(clock(), mergeUndoMs))
    .execute();
}
