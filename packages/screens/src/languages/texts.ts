import { texts } from "@ats/ui/texts";

export const languageTexts = texts("languages", { language: "Language" });
