import { questionTypes } from "@ats/core/jobs/question";
import { texts } from "@ats/ui/texts";

export const stepTexts = texts("jobs.steps", {
  advertText: "Advert text",
  advertCheck: "Advert check",
  preview: "Preview the advert",
  noSuggestions: "No suggestions.",
  moveUp: "Move {item} up",
  moveDown: "Move {item} down",
  recruiter: "Recruiter",
  recruiterHint: "Is notified of applications and responds to them.",
  hiringManager: "Hiring manager",
  members: "Other members",
  membersHint:
    "Colleagues who interview and decide too. They see the job under My jobs and are notified.",
  addQuestion: "Add a question",
  noQuestions: "No questions yet",
  noQuestionsHint: "Ask what a CV does not say. Applicants answer when they apply.",
  questionCard: "Question {number}",
  questionInSentence: "question {number}",
  question: "Question",
  answerType: "Answer type",
  required: "Required",
  choices: "Choices",
  choicesHint: "Press Enter after each.",
  knockOut: "Knock-out answers",
  knockOutHint: "Flagged to you. No one is rejected automatically.",
  whereAndWhen: "Where and until when",
  advertiseOn: "Advertise on",
  advertiseHint:
    "While the job is active, people can find it and apply there. Its link works only on channels you tick.",
  channelGone: "Your company no longer publishes here",
  agencyCapHint: "Leave it empty for the limit in the settings, if there is one.",
  closingDateHint:
    "The last day to apply. Leave empty to accept applications until the job closes.",
  previewHint: "This is what applicants will see.",
});

export const questionTypeTexts = texts("jobs.questionTypes", questionTypes);
