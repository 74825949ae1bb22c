import { texts } from "@ats/ui/texts";

export const switchAccountTexts = texts("session.switchAccount", {
  loadingOwn: "Loading your companies",
  ownNotLoaded: "Your companies could not be loaded",
  notLoadedHint: "Check your connection and try again. You are still signed in here.",
  noOther: "There is no other company to switch to",
  noOtherHint:
    "You have no account in another company. To work in one, ask its administrator to add you.",
  companyMissing: "Choose a company.",
  title: "Switch account",
  company: "Company",
  switch: "Switch",
  search: "Search companies",
  loading: "Loading companies",
  notLoaded: "The companies could not be loaded",
  noMatch:
    "No company’s name contains “{term}”. Check the spelling, or search for part of the name.",
  someShown: "{shown} of {total} companies are shown. Search for the others by name.",
  reason: "Reason",
  reasonHint: "What you were asked to do, such as a ticket number.",
  start: "Start session",
  supportHint:
    "Work in a customer’s company for up to an hour. Your name, the time and the reason are kept on record.",
  switchHint: "You will be logged out of {company} and signed in to the company you choose.",
});
