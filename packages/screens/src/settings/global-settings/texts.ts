import { texts } from "@ats/ui/texts";

export const globalSettingsTexts = texts("settings.globalSettings", {
  messageMissing: "Enter the announcement before you show it.",
  announcement: "Announcement",
  message: "Message",
  messageHint: "Plain text. A changed message appears again for users who dismissed it.",
  show: "Show the announcement",
  showHint: "Above every page in every company, including agencies, until each user dismisses it.",
  preview: "Preview",
  previewHint: "Write a message to see how it will look.",
  save: "Save announcement",
  saved: "Announcement has been saved",
  title: "Global settings",
  hint: "Settings for every company",
  notLoaded: "Global settings could not be loaded",
});
