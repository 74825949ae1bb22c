import { texts } from "@ats/ui/texts";

export const agencyTabTexts = texts("agencies.tab", {
  write: "Write to {agency}",
  isFeedback: "This is feedback on the candidate",
  hint: "{agency} reads it in the portal, and its users get an email.",
});
