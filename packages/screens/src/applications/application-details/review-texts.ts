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
  nobodyToReview: "Nobody to review",
  nobodyToReviewHint: "The list is empty now.",
});
