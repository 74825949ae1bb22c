import { readTypes } from "@ats/core/applications/activity";
import type { getDecisionRecord } from "@ats/core/applications/viewing-contract";
import type { Call } from "../kernel/implement.ts";
import { readActivity } from "./activity.ts";

/** Every move, newest first, with the reads since the move before it. */
export async function readDecisions({ actor, params, db }: Call<typeof getDecisionRecord>) {
  const { records: lines } = await readActivity(db, actor, params.id);
  const moves = lines.filter(({ type }) => type === "status_changed");
  return {
    records: moves.map((decision, place) => {
      const at = lines.indexOf(decision);
      const previous = moves[place + 1];
      const end = previous ? lines.indexOf(previous) : lines.length;
      return {
        decision,
        reads: lines
          .slice(at + 1, end)
          .filter(({ type }) => readTypes.includes(type) || type === "scorecard_submitted"),
      };
    }),
  };
}
