import type { CandidateEvent } from "@ats/core/candidates/activity-contract";
import type { Say } from "@ats/ui/texts";
import { actorName } from "../../record/actor-name.ts";
import { recordTexts } from "./record-texts.ts";

/** "Priya Patel downloaded Ann Bell.pdf". */
export function recordSentence(
  say: Say,
  { type, actor, changes, candidate_number, other_candidate_number }: CandidateEvent,
): string {
  const [change] = changes;
  const name = change?.after ?? change?.before;
  const values = {
    who: actor ? actorName(actor) : say(recordTexts.retentionPeriod),
    cv: name ?? say(recordTexts.aCv),
    pool: name ?? say(recordTexts.aPool),
    number: candidate_number,
    other: String(other_candidate_number),
  };
  if (type === "changed" && !actor) return say(recordTexts.changedByCandidate);
  return type === "given" ? say(recordTexts.given) : say(recordTexts[type], values);
}
