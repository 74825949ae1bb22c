import { texts } from "@ats/ui/texts";

export const signInFrameTexts = texts("session.signInFrame", {
  email: "Email",
  about: "About the product",
  headline: "From vacancy to first day, together.",
  onePage: "Every application of a vacancy on one page",
  fairReads: "Fair first reads with anonymised candidates",
  live: "Changes by your colleagues as they happen",
  foot: "Applicant tracking and recruitment",
});
