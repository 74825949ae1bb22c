import { texts } from "@ats/ui/texts";

export const jobListTexts = texts("jobs.jobList", {
  addJob: "Add job",
  requestVacancy: "Request a vacancy",
  savedViews: "Views",
  search: "Search by title",
  show: "Show jobs",
  caption: "{filter} jobs",
  duplicate: "Duplicate",
  notDuplicated: "The job was not duplicated",
  stages: "Applications for {title}",
  stage: "{count} in {stage}",
  timeOpen: "{time} open",
  number: "No.",
  job: "Job",
  location: "Location",
  status: "Status",
  applications: "Applications",
  unviewed: "Not viewed",
  team: "Recruiter, manager",
  opened: "Opened",
  closing: "Closing",
});
