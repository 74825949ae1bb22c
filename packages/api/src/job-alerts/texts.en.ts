/** Texts of job alerts: the form, the pages behind its links, and the mails. */
export const english = {
  heading: "Get new vacancies by email",
  all: "All new vacancies at {company}",
  some: "New vacancies at {company} that match: {search}",
  email: "Email",
  wrongEmail: "Enter an email address, such as name@example.com",
  frequency: "How often",
  DAILY: "Every working day",
  WEEKLY: "Once a week",
  ask: "Email me new vacancies",
  privacy:
    "First we email you a link to confirm. If you do not use it within {days} days, we delete your address. Once you have, we keep it until you unsubscribe, by a link in every email, and use it for nothing else.",
  sent: "Check your email",
  sentHint:
    "We have emailed you a link. Use it within {days} days to confirm. Nothing else is sent until you do.",
  back: "Back to the vacancies",
  confirm: "Confirm your job alert",
  confirmButton: "Confirm",
  confirmed: "Your job alert is on",
  confirmedHint:
    "We email you when there are new vacancies. Every email has a link to unsubscribe.",
  stop: "Stop these emails?",
  stopButton: "Unsubscribe",
  stopped: "You are unsubscribed",
  stoppedHint: "We have deleted this job alert, with your address.",
  notValid: "This link does not work",
  notValidHint:
    "It may be cut off, or older than {days} days. Open it again from the email, or ask for a new one below the vacancies.",
  confirmMail: {
    subject: "Confirm your job alert for {company}",
    text: "Hello,\n\nwe were asked to email new vacancies at {company} to this address. If that was you, confirm it here:\n{link}",
    otherwise:
      "The link works until {date}. If it was not you, do nothing: we send nothing else, and then delete your address.",
  },
  alertMail: {
    one: "1 new vacancy at {company}",
    other: "{count} new vacancies at {company}",
    rest: "And {count} more",
    stop: "Unsubscribe and delete your address",
  },
};

/** The same texts in any language. */
export type AlertTexts = typeof english;
