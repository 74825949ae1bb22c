import { texts } from "../texts/texts.tsx";

export const formErrorSummaryTexts = texts("ui.formErrorSummary", {
  errorSummary: "There is a problem",
});
