import { texts } from "@ats/ui/texts";

export const conflictTexts = texts("jobs.conflict", {
  stages: "Stages of a workflow",
  changed: "This job was changed elsewhere",
  notLoaded: "The saved version could not be loaded. Reload the page.",
  loading: "Loading the saved version",
  thisJobWas: "This job was",
  sameText: "the same text",
  reformatted: "the same text, formatted differently",
});
