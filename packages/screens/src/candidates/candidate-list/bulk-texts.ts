import { texts } from "@ats/ui/texts";

export const candidateBulkTexts = texts("candidates.bulk", {
  message: "Message…",
  tag: "Tag…",
  exportedHint: "Each candidate’s record shows the export.",
  file: "Candidates.csv",
  tagTitle: "Tag {candidates}",
  tagged: "{candidates} tagged",
  notTagged: "{candidates} could not be tagged",
  nothingChanged: "No tags were changed",
  reason: "{candidate}: {reason}",
  nobodyApplied: "Nobody can be messaged",
  nobodyAppliedHint: "Messages belong to an application. Add the candidates to a job first.",
  notApplied: {
    one: "{count} candidate without an application gets no message",
    other: "{count} candidates without an application get no message",
  },
});
