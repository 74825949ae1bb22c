import { texts } from "@ats/ui/texts";

export const companyChoiceTexts = texts("session.companyChoice", {
  neverUsed: "never used",
  lastUsed: "last used",
  disabled: "{company} (Disabled)",
  current: "{company} (current)",
});
