import { texts } from "@ats/ui/texts";

export const boardTexts = texts("applications.board", {
  board: "Board",
  byStage: "Applications by stage",
  applications: "Applications",
  reviewStage: "Review {stage}",
  selectAll: "Select all {count} in {stage}",
  selectNone: "Select all in {stage}",
  selectFirst: "Select the first {most} of {count} in {stage}",
  notViewed: "Not viewed",
  rating: "Rating",
});
