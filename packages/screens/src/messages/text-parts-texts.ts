import { textParts } from "@ats/core/messages/text-parts";
import { type Say, texts } from "@ats/ui/texts";

const partsTexts = texts("messages.textParts", {
  size: {
    one: "{count} text message, {used} of {room} characters",
    other: "{count} text messages, {used} of {room} characters",
  },
  sizeWithCostly: {
    one: "{count} text message, {used} of {room} characters: “{costly}” takes more space than plain letters",
    other:
      "{count} text messages, {used} of {room} characters: “{costly}” takes more space than plain letters",
  },
});

/** "1 text message, 34 of 160 characters". */
export function textSize(say: Say, text: string): string {
  const { parts: count, costly, ...size } = textParts(text);
  return costly
    ? say(partsTexts.sizeWithCostly, { count, costly, ...size })
    : say(partsTexts.size, { count, ...size });
}
