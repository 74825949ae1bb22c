import type { AgencyJobState } from "@ats/core/agency-portal/jobs-contract";
import type { AgencyJobFilter } from "@ats/core/agency-portal/list-columns";
import { texts } from "@ats/ui/texts";

export const agencyJobsTexts = texts("agencyPortal.jobs", {
  show: "Show jobs",
  jobs: "Jobs",
  theJob: "The job",
  search: "Search title or place",
  view: "View",
  viewNamed: "View {title}",
  title: "Job title",
  place: "Place",
  released: "Released",
  closes: "Closes",
  state: "State",
  candidates: "Candidates",
  candidatesCount: { one: "{count} candidate", other: "{count} candidates" },
  ownCandidates: "Your candidates",
  noneSubmitted: "None yet",
  type: "Job type",
  department: "Department",
  openings: "Openings",
  salary: "Salary",
  salaryHidden: "Not shown",
  fee: "Fee",
  feePercent: "{percent}% of the first year’s salary",
  feeAndWords: "{fee}; {words}",
  brief: "Brief",
  advert: "Advert",
  benefits: "Benefits",
  none: "No jobs here",
  noneHint: "Jobs that {client} releases to you appear here.",
  notFound: "No job matches “{term}”",
  clearSearch: "Clear the search",
  closed: "This job takes no more candidates.",
  onHold: "This job is on hold and takes no candidates at the moment.",
});

export const agencyJobFilterTexts = texts("agencyPortal.jobFilters", {
  all: "All",
  active: "Active",
  archived: "Archived",
} satisfies Record<AgencyJobFilter, string>);

export const agencyJobStateTexts = texts("agencyPortal.jobStates", {
  open: "Open",
  on_hold: "On hold",
  closed: "Closed",
} satisfies Record<AgencyJobState, string>);
