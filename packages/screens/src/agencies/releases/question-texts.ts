import { texts } from "@ats/ui/texts";

export const agencyQuestionTexts = texts("agencies.questions", {
  questions: "Questions from agencies",
  unanswered: { one: "{count} question is unanswered", other: "{count} questions are unanswered" },
  of: "{name}, {agency}",
  answer: "Answer",
  answerTo: "Answer {agency}",
  change: "Change the answer",
  changeOf: "Change the answer to {agency}",
  answerField: "Answer",
  readBy: "Read by",
  all: "All agencies with this job",
  allHint: "They read the question as it is asked, without who asked.",
  asker: "Only {agency}",
  answeredBy: "{name} answered",
  toAll: "All agencies with this job see this.",
  toAsker: "Only {agency} sees this.",
  send: "Send answer",
  sent: "Answer sent",
  notSent: "Not sent",
  thisWas: "This answer was",
});
