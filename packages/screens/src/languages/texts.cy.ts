import { translate } from "@ats/ui/texts";
import { languageTexts } from "./texts.ts";

export const languageWelsh = translate(languageTexts, { language: "Iaith" });
