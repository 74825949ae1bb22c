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
  candidates: "Fields of candidates",
  jobs: "Fields of jobs",
  hint: "Colleagues fill these in and filter lists by them. Applicants do not see them.",
  none: "No fields",
  add: "Add a field",
  addTo: "Add a field to: {records}",
  change: "Change {name}",
  changeTitle: "Change {name}",
  archive: "Archive {name}",
  archived: "{name} archived",
  added: "{name} added",
  changed: "{name} saved",
  name: "Name",
  kind: "Kind",
  choices: "Choices",
  choicesHint: "Press Enter after each.",
  notLoaded: "The fields could not be loaded",
  notArchived: "The field was not archived",
});

export const customKindTexts = texts("customFields.kinds", {
  text: "Text",
  number: "Number",
  date: "Date",
  choice: "Choice",
});
