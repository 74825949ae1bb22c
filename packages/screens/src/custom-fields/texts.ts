import { texts } from "@ats/ui/texts";

export const customFieldTexts = texts("customFields.values", {
  title: "More details",
  edit: "Edit more details",
  save: "Save",
  saved: "Details saved",
  missing: "Missing",
  noChoice: "No value",
  restored: "Your unsaved changes are back.",
});

export const customFieldSettingTexts = texts("customFields.settings", {
  candidates: "Candidate fields",
  jobs: "Job fields",
  applications: "Application fields",
  hint: "Colleagues fill these in and filter lists by them. Applicants see only those on the application form.",
  required: "Must be filled in",
  requiredHint: "Records without a value stay as they are until somebody edits them.",
  asked: "On the application form",
  askedHint: "Applicants answer it with every application.",
  isRequired: "Required",
  isAsked: "On the form",
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
  applications: "Add a field for applications",
});

export const customKindTexts = texts("customFields.kinds", {
  text: "Text",
  number: "Number",
  date: "Date",
  choice: "Choice",
});
