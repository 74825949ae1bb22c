import { texts } from "@ats/ui/texts";

export const resetPasswordTexts = texts("session.resetPassword", {
  checking: "Checking the link",
  title: "Choose a new password",
  hint: "For {email} at {company}. Saving it logs you out everywhere.",
  welcome: "Welcome, {name}",
  welcomeHint: "Choose a password for {email} to set up your account at {company}.",
  password: "Password",
  register: "Set up account",
  registered: "Your account is ready",
  registeredHint: "Sign in with your email and the password that you have just chosen.",
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
