import { texts } from "@ats/ui/texts";

export const forgotPasswordTexts = texts("session.forgotPassword", {
  title: "Forgotten your password?",
  hint: "Enter your email address and we’ll send you a link to choose a new one.",
  form: "Forgotten password",
  send: "Send link",
  backToSignIn: "Back to sign in",
  known: "Know it, but want a new one?",
  change: "Change your password",
  sent: "Check your email",
  sentHint:
    "The link works once, within an hour. If it doesn’t arrive, look in your junk folder and check the address: {email}",
  again: "Use another address",
});
