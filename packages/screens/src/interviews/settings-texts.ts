import { texts } from "@ats/ui/texts";

export const interviewSettingsTexts = texts("interviews.settings", {
  interviews: "Interviews",
  save: "Save",
  timeZone: "Time zone",
  capHint: "Otherwise the organiser is warned and decides.",
  settingsNotLoaded: "The settings could not be loaded",
  settingsSaved: "Interview settings saved",
  theseSettings: "These settings were",
  timeZoneHint: "Default for new interviews.",
  dayStart: "Candidates can book from",
  dayEnd: "Until",
  weeklyCap: "Interviews per person per week",
  weeklyCapHint: "Leave empty for no limit.",
  reminder: "Reminder, in hours before",
  reminderHint: "Enter 0 for no reminder.",
  capRefuses: "Block interviews over the limit",
  yes: "yes",
  no: "no",
});
