import type { Wording } from "../src/texts/texts.tsx";

/** Marks a wording, and makes it 40 % longer by words of five letters. */
const longer = (wording: string) =>
  `⟦${wording}${" ~~~~~".repeat(Math.ceil(wording.length / 15))}⟧`;

/** Rewords every text, for pages that must leave room for another language. */
export const longerWords = ({ wording }: { wording: Wording }): Wording =>
  typeof wording === "string"
    ? longer(wording)
    : { ...wording, one: longer(wording.one ?? wording.other), other: longer(wording.other) };
