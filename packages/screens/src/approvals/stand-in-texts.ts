import { texts } from "@ats/ui/texts";

export const standInTexts = texts("approvals.standIns", {
  title: "Stand-ins",
  hint: "A stand-in decides about approvals on these days, those that wait already included.",
  person: "Person",
  none: "No stand-in",
  row: "{name}: {days}",
  standIn: "Stand-in",
  days: "First and last day",
  add: "Add stand-in",
  added: "{name} stands in, and is told by email",
  remove: "Remove {name}",
  removed: "{name} no longer stands in",
  notLoaded: "The stand-ins could not be loaded",
  missing: "Choose a colleague, and the first and the last day.",
});
