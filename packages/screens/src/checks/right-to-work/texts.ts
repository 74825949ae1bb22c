import { texts } from "@ats/ui/texts";

export const rightToWorkTexts = texts("checks.rightToWork", {
  checks: "Right to work checks",
  checksDue: "Right to work checks that are due",
  subtitle: "Most urgent first",
  name: "Name",
  rightToWork: "Right to work",
  checkBefore: "Check before",
  firstDay: "The first day of work",
  noneDue: "No check is due",
  noneDueHint: "Hires without a check, and checks due to be repeated, appear here.",
});
