import { texts } from "@ats/ui/texts";

export const bookingTexts = texts("interviews.booking", {
  linkExpired: "This link is no longer valid",
  notLoaded: "This page could not be loaded",
  loading: "Loading times",
  pageTitle: "Interview: {title}",
  title: "Choose a time for your interview",
  job: "Job",
  interview: "Interview",
  interviewLength: { one: "{title}, {count} minute", other: "{title}, {count} minutes" },
  how: "How",
  with: "With",
  interviewTime: "Time where the interview is",
  videoLink: "Video link",
  notBooked: "Not booked",
  showTimes: "Show times",
  yourZone: "Where you are ({zone})",
  interviewZone: "Where the interview is ({zone})",
  day: "Day",
  time: "Time",
  timeMissing: "Choose a time.",
  zoneHint: "Times are in the time zone {zone}.",
  adjustments: "Adjustments you need",
  adjustmentsHint: "Such as step-free access, captions or more time. Only the organiser sees this.",
  book: "Book this time",
  noTimes: "No times left",
  noTimesHint: "Ask {company} for other days.",
  cancelled: "Your interview is cancelled",
  cancelledHint: "Ask {company} what happens next, here or by replying to their email.",
  booked: "Your interview is booked",
  bookedHint:
    "We’ve emailed you a confirmation. Reply to it, or write here, if you need another time or can’t come.",
  addToCalendar: "Add to calendar",
});

/** A message to the organiser while choosing. */
export const choosingTexts = texts("interviews.booking.choosing", {
  open: "None of these times suit me",
  label: "When could you come, or what would you like to ask?",
  missing: "Tell us when you are free, or ask your question.",
  sent: "{company} will reply by email. Until then you can still choose a time here.",
});

/** A message about the booked interview. */
export const bookedTexts = texts("interviews.booking.booked", {
  open: "I can’t come or need another time",
  label: "Why can’t you come, and when could you?",
  missing: "Enter why you can’t come or what you want to ask.",
  sent: "{company} will reply by email. Until then your interview stays as it is.",
});

/** A message about the cancelled interview. */
export const cancelledTexts = texts("interviews.booking.cancelled", {
  open: "Ask what happens next",
  label: "Your question",
  missing: "Enter your question.",
  sent: "{company} will reply by email. Until then your interview stays cancelled.",
});

export const messageTexts = texts("interviews.booking.message", {
  sent: "Message sent",
  notSent: "Not sent",
  hint: "Goes to the person who invited you at {company}. They will reply by email.",
  send: "Send message",
});
