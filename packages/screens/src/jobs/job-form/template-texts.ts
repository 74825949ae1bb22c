import { texts } from "@ats/ui/texts";

export const templateTexts = texts("jobs.templates", {
  saved: "Template saved",
  updated: "{name} updated",
  removed: "Template removed",
  title: "Templates",
  name: "Save this job as a template named",
  save: "Save as a template",
  update: "Update",
  remove: "Remove",
  updateTitle: "Update {name} from this job?",
  updateTemplate: "Update template",
  removeTitle: "Remove {name}?",
  removeTemplate: "Remove template",
  removeHint: "It can no longer be used for new jobs. Existing jobs stay as they are.",
  noChanges: "It already matches this job.",
  updateNamed: "Update the template {name} from this job",
  removeNamed: "Remove the template {name}",
});
