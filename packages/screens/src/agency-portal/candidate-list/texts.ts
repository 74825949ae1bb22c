import type { SubmissionFilter } from "@ats/core/agency-portal/list-columns";
import { texts } from "@ats/ui/texts";

export const agencyCandidatesTexts = texts("agencyPortal.candidates", {
  show: "Show candidates",
  candidates: "Candidates",
  // Specification §3 spells it so.
  createdBy: "Submited by",
  searchName: "Name",
  name: "Name",
  job: "Job",
  anyJob: "Any job",
  noJob: "No job matches",
  selectedJob: "Selected job",
  stage: "Stage",
  interviewWaits: "Answer interview",
  submittedBy: "Submitted by",
  submittedOn: "Submitted on",
  ownedUntil: "Yours until",
  ownershipEnded: "Ended {date}",
  none: "No candidates here",
  noneHint: "Candidates whom you submit to {client} appear here.",
  noneHintUnnamed: "Candidates whom you submit to this client appear here.",
  noneActive: "No candidates in process",
  noneActiveHint: "All shows those who were hired, turned down or withdrew too.",
  showAll: "Show all",
  notFound: "No candidates match",
  clearSearch: "Clear the search",
});

/** Specification §9. */
export const agencyCandidateFilterTexts = texts("agencyPortal.candidateFilters", {
  active: "Active",
  all: "All",
  inactive: "Inactive",
} satisfies Record<SubmissionFilter, string>);
