import { texts } from "@ats/ui/texts";

export const addToJobTexts = texts("candidates.addToJob", {
  added: "{candidates} added to the job",
  show: "Show the applications",
  notAdded: "{candidates} could not be added to the job",
  more: "And {count} more.",
  title: "Add {candidates} to a job",
  hint: "They join its first stage with their latest CV. No message is sent.",
  add: "Add to the job",
  job: "Job",
  noJob: "No open job has this title or number.",
  jobMissing: "Choose a job.",
});
