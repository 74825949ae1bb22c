import { texts } from "@ats/ui/texts";

export const tokenLoginTexts = texts("session.tokenLogin", {
  loading: "Signing you in",
  refused: "This link cannot be used",
  signIn: "Sign in",
  goToJobs: "Go to jobs",
  failed: "You could not be signed in",
  signInByEmail: "Sign in with your email",
  incomplete: "The link is incomplete. Ask for a new one.",
});
