import { texts } from "@ats/ui/texts";

export const noJobsTexts = texts("jobs.noJobs", {
  noMatches: "No jobs match your search",
  noMatchesHint: "No jobs under “{filter}” match every term. Remove a term, or search all jobs.",
  clearSearch: "Clear the search",
  searchAll: "Search all jobs",
  none: "No jobs",
  noneUnder: "No jobs under “{filter}”",
  showAll: "Show all jobs",
  active: "Jobs that are open or on hold appear here.",
  filled: "A job appears here once its openings are filled.",
  draft: "Drafts and jobs waiting for approval appear here.",
  my: "Jobs you recruit or hire for, or whose hiring team you are in, appear here.",
  all: "Your company has no jobs yet.",
});
