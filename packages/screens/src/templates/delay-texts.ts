import { delays } from "@ats/core/templates/delays";
import { type Say, texts } from "@ats/ui/texts";

const delayTexts = texts("templates.delays", delays);
const otherDelays = texts("templates.otherDelays", {
  minutes: { one: "After {count} minute", other: "After {count} minutes" },
});

/** "After two days", between a move and its message. */
export const delayText = (say: Say, minutes: number): string =>
  delayTexts[minutes] ? say(delayTexts[minutes]) : say(otherDelays.minutes, { count: minutes });
