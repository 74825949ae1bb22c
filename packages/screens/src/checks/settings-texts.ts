import { texts } from "@ats/ui/texts";

export const settingsTexts = texts("checks.settings", {
  durations: "Durations",
  durationsHint:
    "Check the law before you shorten a period. Existing follow-ups do not change; copies are kept for the periods set here.",
  notLoaded: "The durations could not be loaded",
  notice_months: "Months a Positive Verification Notice is valid",
  due_days: "Days before a follow-up is listed as due",
  kept_months: "Months copies are kept after employment",
  unhired_days: "Days copies are kept for applicants not hired",
  save: "Save durations",
  saved: "Durations saved",
  notSaved: "Not saved",
  durationsWere: "These durations were",
});
