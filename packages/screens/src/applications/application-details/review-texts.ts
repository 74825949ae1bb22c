import { texts } from "@ats/ui/texts";

export const reviewTexts = texts("applications.review", {
  theQueue: "The queue",
  queue: "Queue",
  place: "Queue: {place} of {count}",
  length: "Queue of {count}",
  notInQueue: "This application is not in the queue.",
  shown: "(shown)",
  previous: "Previous",
  next: "Next",
  pages: "Pages of the queue",
  moveTo: "Move to",
  goesOn: "Go on to the next after a decision",
  show: "Show",
  undecided: "Undecided",
  all: "All",
  allDecided: "Everyone is decided",
  allDecidedHint: "Choose All to see the whole queue.",
  moveToStage: "Move to {stage}",
  nobodyToReview: "Nobody to review",
  nobodyToReviewHint: "The list is empty now.",
});
