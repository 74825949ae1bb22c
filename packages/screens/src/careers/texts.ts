import { yesNo } from "@ats/core/jobs/answer";
import { texts } from "@ats/ui/texts";

/** Texts of all careers pages. */
export const careersTexts = texts("careers", {
  loadingJob: "Loading the vacancy",
  notLoaded: "This page could not be loaded",
  notThere: "There is no vacancy at this address",
  notThereHint: "It may have closed. Look at the company’s other vacancies, or check the address.",
  closed: "This vacancy is closed",
  closedHint:
    "It closed after you saved your application, which was not sent. What you saved is deleted when your link expires.",
});

export const applicationFormTexts = texts("careers.applicationForm", {
  sent: "Application sent",
  sentHint: "{company} will be in touch. A confirmation is on its way to {email}.",
  linkExpired: "This link is no longer valid",
  linkExpiredHint:
    "{reason} If you have not sent your application, enter your name and email below and save: we will email you a new link to it.",
  readAdvert: "Read the advert",
  form: "Apply for {title}",
  aboutYou: "About you",
  firstName: "First name",
  lastName: "Last name",
  lastNameHint: "Leave empty if you have one name.",
  email: "Email",
  telephone: "Telephone",
  city: "Town or city",
  postcode: "Postcode",
  cv: "CV",
  cvHint: "A PDF or a Word document of at most 10 MB.",
  questions: "Questions",
  yes: yesNo[0],
  no: yesNo[1],
  equalOpportunities: "Equal opportunities",
  equalOpportunitiesHint:
    "You need not answer. Answers are counted for the vacancy, not kept with your application and never shown to the hiring team.",
  consent: "{company} may keep my details to consider me for this job.",
  keepForOtherJobs: "{company} may keep them for other jobs too. This is up to you.",
  anonymised: "Who decides sees your answers, but not your name, contact details or CV.",
  notSaved: "Not saved",
  notSent: "Not sent",
  stillHere: "{reason} What you wrote is still here.",
  jobClosed: "This vacancy has closed and no longer takes applications.",
  questionsChanged:
    "The questions changed while you wrote. Answer those that are marked, then send it again.",
  saved: "Saved, not sent yet",
  savedHint:
    "A link to continue is on its way to {email}. It works until {date}. If you saved an earlier form for this vacancy, the link opens that form, and this one stays only in this window.",
  diversityNotSaved: "Your answers about equal opportunities are not saved.",
  send: "Send application",
  save: "Save and finish later",
});
