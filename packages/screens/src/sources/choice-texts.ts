import { texts } from "@ats/ui/texts";

export const sourceChoiceTexts = texts("sources.choice", {
  source: "Source",
});
