import {
  type CandidateAnswer,
  interviewStatusLabels,
  interviewTypeLabels,
} from "@ats/core/interviews/interview";
import { timeSpanWording } from "@ats/core/interviews/time-span";
import { texts } from "@ats/ui/texts";

export const interviewTypeTexts = texts("interviews.types", interviewTypeLabels);

export const timeSpanTexts = texts("interviews.timeSpan", { span: timeSpanWording });

export const interviewStatusTexts = texts("interviews.statuses", interviewStatusLabels);

export const candidateAnswerTexts = texts("interviews.candidateAnswers", {
  CONFIRMED: "Candidate has confirmed",
  DECLINED: "Candidate declines",
  ANOTHER_TIME: "Candidate asks for another time",
} satisfies Record<CandidateAnswer, string>);

export const dayOffTexts = texts("interviews.dayOff", {
  bankHoliday: "Bank holiday: {name}",
  companyDay: "Day off: {name}",
});
