import { texts } from "@ats/ui/texts";

export const candidateViewTexts = texts("applications.candidateView", {
  title: "What this candidate sees",
  hint: "Everything {candidate} has sent, received or can open. Stage, notes, ratings, tags and scorecards are never shown to candidates.",
  application: "Application",
  job: "Job",
  sent: "Sent",
  begun: "Begun",
  cv: "CV",
  messages: "Messages",
  interviews: "Interviews",
  bookingLink: {
    one: "Booking link for {count} minute, until {day}",
    other: "Booking link for {count} minutes, until {day}",
  },
  noInterviews: "No upcoming interviews.",
  documents: "Documents",
  signed: "Signed: it can be read again by its link",
  toSign: "To read and sign",
  toSignUntil: "To read and sign, until {day}",
  nothingSent: "Nothing sent yet.",
});
