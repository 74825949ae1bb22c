import { texts } from "@ats/ui/texts";

export const customFieldTexts = texts("customFields.values", {
  title: "More details",
  edit: "Edit more details",
  save: "Save",
  saved: "Details saved",
  noChoice: "No value",
  restored: "Your unsaved changes are back.",
});

export const customFieldSettingTexts = texts("customFields.settings", {
  candidates: "Candidate fields",
  jobs: "Job fields",
  hint: "Colleagues fill these in and filter lists by them. Applicants do not see them.",
  none: "No fields",
  add: "Add a field",
  change: "Change {name}",
  changeTitle: "Change {name}",
  archive: "Archive {name}",
  archived: "{name} archived",
  isArchived: "Archived",
  showArchived: "Show archived ({count})",
  hideArchived: "Hide archived",
  restore: "Restore",
  restoreField: "Restore {name}",
  restored: "{name} restored",
  added: "{name} added",
  changed: "{name} saved",
  name: "Name",
  kind: "Kind",
  choices: "Choices",
  choicesHint: "Press Enter after each.",
  notLoaded: "The fields could not be loaded",
  notChanged: "The field was not changed",
});

export const addFieldTexts = texts("customFields.add", {
  candidates: "Add a field for candidates",
  jobs: "Add a field for jobs",
});

export const customKindTexts = texts("customFields.kinds", {
  text: "Text",
  number: "Number",
  date: "Date",
  choice: "Choice",
});
