import type { Text } from "@ats/ui/texts";
import { helpTexts } from "./texts.ts";

export interface Topic {
  title: Text;
  text: Text;
  /** True if it is about the shell, which a screen in a host's page does not have. */
  isAboutShell?: true;
}

export const topics: readonly Topic[] = [
  { title: helpTexts.find, text: helpTexts.findText, isAboutShell: true },
  { title: helpTexts.work, text: helpTexts.workText },
  { title: helpTexts.unbiased, text: helpTexts.unbiasedText },
  { title: helpTexts.go, text: helpTexts.goText, isAboutShell: true },
  { title: helpTexts.informed, text: helpTexts.informedText, isAboutShell: true },
];
