import { texts } from "@ats/ui/texts";

export const activityTexts = texts("applications.activity", {
  activity: "Activity",
  show: "Show",
  changes: "Changes",
  reads: "Views",
  decisions: "Decisions",
  reasonIs: "Reason: {reason}",
  valueBefore: "Before: {value_before}",
  ratingBefore: "Before: {rating} of 5",
  was: "Was {before}, now {after}",
  noTags: "no tags",
  noActivity: "No activity yet",
  noActivityHint: "Moves, ratings, tags and notes appear here.",
  noViews: "No views yet",
  noViewsHint: "Views, CV downloads, reveals and exports appear here.",
  older: "Show older lines",
  noDecisions: "No decisions yet",
  noDecisionsHint: "Each move appears here, with what had been read before.",
  nothingRead: "Nothing was read since the previous move.",
  readBefore: "Read before",
});
