import { texts } from "@ats/ui/texts";

export const historyTexts = texts("jobs.history", {
  showOlder: "Show older entries",
  list: "The history",
  empty: "Nothing has happened yet",
  emptyHint: "Edits, changes of status and releases to agencies appear here.",
  reason: "Reason: {reason}",
  created: "{name} created the job",
  edited: "{name} edited the job",
  moved: "{name} changed the status from {before} to {after}",
  released: "{name} released it to agencies",
  unreleased: "{name} withdrew it from agencies",
});
