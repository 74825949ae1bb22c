import { interviewTypeLabels } from "../interviews/interview.ts";
import { timeSpanWording } from "../interviews/time-span.ts";

/** Mails that the product writes to applicants. `job` names the vacancy, with its number or alone. */
export const english = {
  greeting: (name: string) => `Hello ${name},`,
  numbered: (job: string, job_number: number) => `${job} (job ${job_number})`,
  consent:
    "You agreed that we may keep your details to consider you. Contact us if you want to see, correct or withdraw them.",
  applied: {
    subject: (job: string) => `Your application for ${job}`,
    text: (job: string) =>
      `thank you for applying for ${job}. We have your application and will be in touch.`,
  },
  appliedBefore: {
    subject: (job: string) => `You have already applied for ${job}`,
    text: (job: string) =>
      `you have already applied for ${job}. We are considering that application, so we have not saved this one.`,
  },
  saved: {
    subject: (job: string) => `Finish your application for ${job}`,
    text: (job: string) =>
      `your application for ${job} is saved but not sent yet. Continue here, on any device:`,
    another: (job: string) =>
      `you saved an application for ${job} earlier and have not sent it, so the form that you have just filled in was not saved. Send that form, or continue your saved application here, on any device:`,
    link: (until: string) =>
      `The link is for you alone, replaces any earlier link, and works until ${until}.`,
  },
  interview: {
    subjects: {
      invited: "Invitation to an interview",
      booked: "Your interview",
      moved: "Your interview has changed",
      cancelled: "Your interview is cancelled",
      reminded: "Your interview is soon",
    },
    openings: {
      invited: (company: string, job: string) =>
        `${company} invites you to an interview for ${job}.`,
      booked: (company: string, job: string) =>
        `Thank you for choosing a time. ${company} expects you for ${job}.`,
      moved: (company: string, job: string) =>
        `${company} has changed your interview for ${job}. The new details:`,
      cancelled: (company: string, job: string) =>
        `${company} has cancelled your interview for ${job}:`,
      reminded: (company: string, job: string) =>
        `${company} looks forward to your interview for ${job}.`,
    },
    when: "When",
    how: "How",
    where: "Where",
    link: "Link",
    with: "With",
    types: interviewTypeLabels,
    timeSpan: timeSpanWording,
    /** Summary of the calendar entry. */
    entry: (job: string, company: string) => `Interview: ${job}, ${company}`,
    reply: (name: string) =>
      `If you cannot come or have a question, reply to this email. Your reply goes to ${name}.`,
    replyWhenCancelled: (name: string) =>
      `If you have a question, reply to this email. Your reply goes to ${name}.`,
  },
  booking: {
    subject: (job: string) => `Choose a time for your interview: ${job}`,
    text: (company: string, job: string, title: string, minutes: number) =>
      `${company} invites you to an interview for ${job}: ${title}, ${minutes} minutes.`,
    choose: "Choose a time that suits you:",
    link: (until: string) => `The link works once, until ${until}.`,
  },
  signing: {
    subject: (title: string) => `Please sign “${title}”`,
    reminder: (title: string) => `Reminder: please sign “${title}”`,
    text: (company: string, title: string) =>
      `${company} asks you to read and sign “${title}”. Open this link to read it, then sign it or tell us why not:`,
    link: (until: string) =>
      `The link is for you alone: do not pass it on. It works until ${until}.`,
    newLink: "Earlier links no longer work.",
    signed: (title: string) => `You signed “${title}”`,
    download: (company: string, title: string, until: string) =>
      `you signed “${title}” for ${company}. Until ${until} the signed document with its evidence can be downloaded here; keep a copy:`,
  },
};

export type ApplicantTexts = typeof english;
