import { texts } from "@ats/ui/texts";

export const reasonTexts = texts("reasons", {
  reason: "Reason",
});
