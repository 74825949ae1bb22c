import type { CandidateEvent } from "@ats/core/candidates/activity-contract";
import { actorName } from "../../record/actor-name.ts";

/** "Priya Patel downloaded Ann Bell.pdf". */
export function recordSentence({ type, actor, changes, ...line }: CandidateEvent): string {
  const who = actor ? actorName(actor) : "The retention period";
  const [change] = changes;
  const cv = change?.after ?? change?.before ?? "a CV";
  const pool = change?.after ?? change?.before ?? "a talent pool";
  const apart = `candidates ${line.candidate_number} and ${line.other_candidate_number}`;
  const into = `candidate ${line.candidate_number} into candidate ${line.other_candidate_number}`;
  return {
    added: `${who} added the candidate`,
    changed: actor
      ? `${who} changed the details`
      : "The candidate added missing details with an application",
    given: "The candidate gave different details with an application: the record was not changed",
    cv_added: `${who} added ${cv}`,
    cv_removed: `${who} removed ${cv}`,
    cv_viewed: `${who} viewed ${cv}`,
    cv_downloaded: `${who} downloaded ${cv}`,
    pool_joined: `${who} added the candidate to ${pool}`,
    pool_left: `${who} removed the candidate from ${pool}`,
    exported: `${who} exported the candidate's data`,
    erased: `${who} erased the candidate`,
    merged: `${who} merged ${into}`,
    unmerged: `${who} undid the merge of candidate ${line.other_candidate_number} with candidate ${line.candidate_number}`,
    told_apart: `${who} marked ${apart} as not the same person`,
    apart_undone: `${who} undid that ${apart} are not the same person`,
    held: `${who} put the candidate under legal hold`,
    released: `${who} released the candidate from legal hold`,
  }[type];
}
