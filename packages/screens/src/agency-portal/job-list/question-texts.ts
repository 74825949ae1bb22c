import { texts } from "@ats/ui/texts";

export const jobQuestionTexts = texts("agencyPortal.questions", {
  questions: "Questions",
  question: "Your question",
  hint: "The company may show question and answer to every agency of this job, without your name.",
  ask: "Ask",
  asked: "Question sent",
  notAsked: "Not sent",
  none: "No questions yet.",
  another: "Asked by another agency",
  waits: "Not answered yet",
  answer: "Answer",
});
