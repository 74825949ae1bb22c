import { texts } from "@ats/ui/texts";

export const resetPasswordTexts = texts("session.resetPassword", {
  checking: "Checking the link",
  title: "Choose a new password",
  hint: "For {email} at {company}. Saving it logs you out everywhere.",
  form: "Choose a password",
  newPassword: "New password",
  passwordHint: "At least 15 characters. A few words in a row are easy to remember.",
  save: "Save password",
  saved: "New password saved",
  signIn: "Sign in",
  invalid: "This link does not work",
  askAgain: "Ask for a new link",
  backToSignIn: "Back to sign in",
  notChecked: "The link could not be checked",
});
