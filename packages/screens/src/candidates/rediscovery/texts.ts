import { texts } from "@ats/ui/texts";

export const rediscoveryTexts = texts("candidates.rediscovery", {
  rediscover: "Rediscover",
  title: "Rediscover candidates",
  hint: "Past candidates who reached interview and match this job. Searches the 5,000 most recent.",
  addToPool: "Add to a pool…",
  addToJob: "Add to this job",
  candidates: "Candidates",
  searchedFor: "Searched for:",
  order: "Best matches first. A match is not a recommendation.",
  caption: "Rediscovered candidates",
  none: "Nobody to rediscover",
  noneHint:
    "No past candidate matches this job. The search also uses the attributes of the job’s scorecard.",
  candidate: "Candidate",
  matches: "Matches",
  considered: "Previously considered for",
  mayBeKept: "agreed to be kept for other jobs",
  outcome: "{reached}, then {ended} on {date}",
  outcomeBecause: "{reached}, then {ended} on {date}: {reason}",
});
