import { textVector } from "../search/text-words.ts";

/** The columns of a CV that tell its text and find it. */
export const searchableText = (text: string) => ({
  text,
  words: textVector(text),
  has_all_words: true,
});
