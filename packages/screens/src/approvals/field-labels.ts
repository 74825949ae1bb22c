import type { Say } from "@ats/ui/texts";
import { requestFieldTexts } from "./vacancy-approval/texts.ts";

/** Labels of what a request asks for, by field. */
export const fieldLabels = (say: Say): Record<string, string> =>
  Object.fromEntries(Object.entries(requestFieldTexts).map(([field, text]) => [field, say(text)]));
