import { texts } from "@ats/ui/texts";

export const resultTexts = texts("search.results", {
  number: "No.",
});
