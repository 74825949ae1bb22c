import { texts } from "@ats/ui/texts";

export const scorecardTexts = texts("applications.scorecards", {
  scorecards: "Scorecards",
  summary: "Summary",
  overall: "Overall",
  score: "{score} of {scoreMax}",
  hidden: "Scorecards are hidden from you",
  hiddenHint: "Only people who submitted a scorecard can see them.",
  othersSubmitted: {
    one: "One other has submitted a scorecard. You see it once you have submitted yours.",
    other: "{count} others have submitted a scorecard. You see them once you have submitted yours.",
  },
  change: "Change my scorecard",
  mine: "My scorecard",
  noLongerAsked: "This job no longer asks for this. Your rating stays unless you remove it.",
  removeRating: "Remove my rating of “{attribute}”",
  recommendation: "Overall recommendation",
  recommendationMissing: "Decide, or choose “No decision”.",
  comment: "Comment",
  commentHint: "What others should know.",
  yoursWas: "Your scorecard was",
  submit: "Submit scorecard",
  submitted: "Scorecard submitted",
});
