import { texts } from "@ats/ui/texts";

export const calendarTexts = texts("interviews.calendar", {
  theCalendar: "The calendar",
  calendar: "Calendar",
  hint: "Your interviews and your team’s",
  whose: "Whose interviews",
  mine: "Mine",
  team: "Team",
  subscribe: "Subscribe from another calendar",
  interviews: "Interviews",
  job: "Job",
  anyJob: "Any job",
  noJob: "No job has this title or number.",
  selectedJob: "Selected job",
  subscribeHint:
    "Subscribe from Outlook, Google Calendar or another calendar with your personal link. Anyone with the link can see your interviews, so keep it private.",
  address: "Address",
  addressHint: "Copy it now. It won’t be shown again.",
  cancelledEvent: "Cancelled: {event}",
  noShowEvent: "No show: {event}",
  personOff: "{name} is off",
  event: "{name}, {title}",
  linkSince: "You created a link on {date}. A new link replaces it.",
  noLink: "You have no link yet.",
  createLink: "Create link",
  removeLink: "Remove link",
});
