import { texts } from "@ats/ui/texts";

export const rediscoveryTexts = texts("candidates.rediscovery", {
  rediscover: "Rediscover",
  title: "Rediscover candidates",
  hint: "Past candidates who reached interview and match this job. Searches the 5,000 most recent.",
  addToPool: "Add to a pool…",
  addToJob: "Add to this job",
  candidates: "Candidates",
  searchedFor: "Searched for:",
  order: "Matches with the job title come first. A match is not a recommendation.",
  caption: "Rediscovered candidates",
  none: "Nobody to rediscover",
  noneHint:
    "No past candidate has these words in a job title or CV. To widen the search, change the job’s title or add attributes to its scorecard.",
  noTerms: "The job’s title has no words to search for",
  noTermsHint: "Name the work in the title, such as “Staff Nurse”.",
  candidate: "Candidate",
  matches: "Matches",
  inPosts: "In job titles: {terms}",
  inCv: "In CV: {terms}",
  considered: "Previously considered for",
  mayBeKept: "agreed to be kept for other jobs",
  outcome: "{reached}, then {ended} on {date}",
  outcomeBecause: "{reached}, then {ended} on {date}: {reason}",
});
