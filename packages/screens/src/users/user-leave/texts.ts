import type { DutyKind } from "@ats/core/users/duties";
import { type Text, texts } from "@ats/ui/texts";

export const leaveTexts = texts("users.leave", {
  deactivate: "Deactivate…",
  withdraw: "Withdraw invitation",
  title: "Deactivate {name}",
  hint: "{name} is signed out at once and cannot sign in. What they did keeps their name. You can reactivate them later.",
  invitedHint: "The link in the invitation ends. You can reactivate {name} later.",
  loading: "Looking for open work",
  noDuties: "{name} has no open work to hand over.",
  everythingTo: "Hand everything to",
  toChoose: "Hand over to",
  colleague: "Colleague",
  somebodyElse: "Choose someone else",
  somebodyElseFor: "Choose someone else for {record}",
  receiverOf: "Hand {record} over to",
  sameAsOthers: "Same as the others",
  showAll: "Show all {count}",
  more: {
    one: "{count} more goes the same way.",
    other: "{count} more go the same way.",
  },
  chooseForAll: "Choose a colleague for each kind of work.",
  confirm: "Deactivate",
  done: "{name} is deactivated",
  reactivate: "Reactivate",
  reactivated: "{name} is active again",
  remove: "Delete…",
  removeTitle: "Delete {name}?",
  removeHint:
    "Their account, photo and sign-in are removed for good, and their email is free. What they did keeps their name. This cannot be undone.",
  nothingLeft: "No open work is left.",
  stillOpen: "Still open: {work}",
  removeNow: "Delete",
  removed: "{name} is deleted",
  notRemoved: "{name} cannot be deleted yet",
});

export const dutyTexts: Record<DutyKind, Text> = texts("users.duties", {
  JOB_RECRUITER: "Recruiter of open jobs",
  JOB_HIRING_MANAGER: "Hiring manager of open jobs",
  JOB_MEMBER: "On the hiring team",
  APPROVAL: "Vacancies sent for approval",
  APPROVER: "Requests that wait for their approval",
  INTERVIEW_ORGANISER: "Interviews to organise",
  INTERVIEW_PANEL: "Interviews to hold",
  SCORECARD: "Scorecards due",
  BOOKING_LINK: "Booking links without an answer",
  ANSWERS_TO_SCORE: "Anonymous answers to score",
  DOCUMENT: "Documents in preparation or out for signature",
  PLANNED_MESSAGE: "Messages not sent yet",
  TEMPLATE: "Templates",
  SHARED_VIEW: "Views shared with colleagues",
  IMPORT: "Unfinished imports",
  APPROVAL_CHAIN: "Approval chains that name them",
  API_TOKEN: "API tokens",
});

/** The choice that ends duties of a kind. */
export const endTexts: Partial<Record<DutyKind, Text>> = texts("users.dutyEnds", {
  JOB_MEMBER: "Leave the teams",
  INTERVIEW_PANEL: "Leave the panels",
  SCORECARD: "Go without these scorecards",
  BOOKING_LINK: "Withdraw the links",
  ANSWERS_TO_SCORE: "Leave them to the other reviewers",
  PLANNED_MESSAGE: "Cancel the messages",
  SHARED_VIEW: "Delete the views",
  IMPORT: "Drop the imports",
  API_TOKEN: "Revoke the tokens",
});
