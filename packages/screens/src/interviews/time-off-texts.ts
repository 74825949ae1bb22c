import { texts } from "@ats/ui/texts";

export const timeOffTexts = texts("interviews.timeOff", {
  timeOff: "Time off",
  hint: "No interviews are offered on these days.",
  person: "Person",
  days: "First and last day",
  add: "Add time off",
  added: "Time off added",
  remove: "Remove {days}",
  removed: "Time off removed",
  none: "No time off",
  span: "{from} to {to}",
  notLoaded: "The time off could not be loaded",
  daysMissing: "Choose the first and the last day.",
  isOff: "{name} is off: {days}",
});
