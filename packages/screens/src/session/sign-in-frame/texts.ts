import { texts } from "@ats/ui/texts";

export const signInFrameTexts = texts("session.signInFrame", {
  email: "Email",
  about: "About the product",
  headline: "From vacancy to first day, together.",
  onePage: "Every application of a vacancy on one page",
  fairReads: "Fair first reads with anonymised candidates",
  live: "Changes by your colleagues as they happen",
  foot: "Applicant tracking and recruitment",
  notKept: "Your browser did not keep the sign-in",
  notKeptInFrame:
    "This page stands inside another site’s page, where your browser keeps no sign-in. Open it in a window of its own and sign in there.",
  ownWindow: "Open in a new window",
  noCookies: "Allow cookies for this site in your browser’s settings, then sign in again.",
  signInAgain: "Sign in again",
});
