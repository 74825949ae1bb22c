import { texts } from "@ats/ui/texts";

export const jobPageTexts = texts("jobs.jobPage", {
  jobs: "Jobs",
  number: "Job {number}",
  addApplicant: "Add applicant",
  advert: "Advert",
  team: "Team",
  agencies: "Agencies",
  close: "Close",
  approval: "Review approval",
  approvalRequest: "Approval request",
  publicPage: "Open the public page",
  editAdvert: "Edit the advert",
  noAdvert: "No advert text yet",
  hiringTeam: "Hiring team",
  teamSaved: "Hiring team saved",
  teamNotLoaded: "The hiring team could not be loaded",
});
