import type { CandidateAnswer } from "@ats/core/interviews/interview";
import { texts } from "@ats/ui/texts";

export const interviewCardTexts = texts("agencyPortal.interviews", {
  title: "Interviews",
  waits: "Awaiting your answer",
  scheduled: "Arranged",
  cancelled: "Cancelled",
  missed: "No show",
  tookPlace: "Took place",
  localTime: "Where the interview is: {time}",
  with: "With {names}",
  invited: "{client} has emailed the candidate the invitation.",
  notInvited: "{client} has not emailed the candidate. Tell them yourself.",
  chooseBy: {
    one: "{count} minute. Choose a time by {date}.",
    other: "{count} minutes. Choose a time by {date}.",
  },
  noTimes: "No offered time is free now.",
  confirm: "Confirm",
  confirmNamed: "Confirm {title}",
  confirmed: "Interview confirmed",
  another: "Ask for another time…",
  anotherNamed: "Ask for another time… {title}",
  decline: "Decline…",
  declineNamed: "Decline… {title}",
  choose: "Choose a time…",
  noneSuits: "No time suits…",
  failed: "Not sent",
});

export const candidateAnswerTexts = texts("agencyPortal.candidateAnswers", {
  CONFIRMED: "Confirmed",
  DECLINED: "Declined",
  ANOTHER_TIME: "Asked for another time",
} satisfies Record<CandidateAnswer, string>);

export const interviewDialogTexts = texts("agencyPortal.interviewDialogs", {
  hint: "{client} sees that you answer for the candidate. The interview stays until {client} changes it.",
  hintOffered: "{client} sees that you answer for the candidate. The offered times stay open.",
  anotherTitle: "Ask for another time",
  anotherLabel: "When the candidate is free",
  declineTitle: "Decline the interview",
  declineLabel: "Reason",
  noneTitle: "No time suits",
  send: "Send",
  sent: "Sent to {client}",
  declineNow: "Decline the interview",
  declined: "Interview declined",
  chooseTitle: "Choose a time for the candidate",
  chooseHint: "Times are where the interview is ({zone}). The candidate gets an email.",
  day: "Day",
  time: "Time",
  timeMissing: "Choose a time.",
  book: "Book this time",
  booked: "Interview booked",
  notBooked: "Not booked",
});
