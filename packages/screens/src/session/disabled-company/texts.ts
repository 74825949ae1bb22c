import { texts } from "@ats/ui/texts";

export const disabledCompanyTexts = texts("session.disabledCompany", {
  title: "Your company’s account is disabled",
  hint: "The account was closed by your company or by us, so nobody can sign in. Its jobs, applications and candidates are kept.",
  advice:
    "To find out why, or to reopen the account, contact your company’s recruitment administrator. Only they can ask their client service manager to reopen it.",
  signIn: "Sign in with another account",
  exportData: "Export the company’s data…",
  exportTitle: "Export your company’s data",
  exportHint:
    "For administrators of a disabled company. We email you a link to one ZIP file with all records and files.",
  password: "Password",
  code: "One-time code",
  codeHint: "From the app that you sign in with.",
  start: "Start the export",
  back: "Back",
  started: "Check your email",
  startedHint:
    "The export has started. A link to it is on its way to {email}. It works for {days} days.",
  checking: "Looking for the export…",
  badLink: "This link does not work",
  another: "Ask for another export",
  exportOf: "Export of {company}",
  ready: "The export is ready. The link works until {day}.",
  preparing: "The export is being made. You can leave this page and come back by the same link.",
  removed: "The file was removed. Ask for another export.",
  progress: "Waiting",
  counted: "{done} of {total}",
  download: "Download ({size})",
});
