import { htmlText } from "../candidates/html-text.ts";
import { readPart } from "../candidates/word-text.ts";
import { blocksOf } from "../documents/rich-text-blocks.ts";
import { exportedFileName } from "../files/exported-file-name.ts";
import { refuseWith } from "../kernel/answer.ts";
import { networkOf } from "../kernel/network-address.ts";
import { highlight } from "./highlight.ts";
import { normalise, words } from "./normalise.ts";
import { hasWord, parseTerm } from "./term.ts";
import { excerptOf } from "./text-excerpt.ts";
import { textQuery } from "./text-query.ts";
import { textVector } from "./text-words.ts";

/** The functions of this package that read users' text. */
export const textReaders: Record<string, (text: string) => unknown> = {
  normalise,
  words,
  parseTerm,
  hasWord,
  "highlight of a value": (text) => highlight("ann a 0", { name: text }),
  "highlight of a term": (text) => highlight(text, { name: "Ann Lee 07700 900123" }),
  readPart,
  htmlText,
  textVector,
  textQuery,
  "excerpt of a text": (text) => excerptOf(text, [["ann"], ["a", "a"], ["0"], ["x"]]),
  blocksOf,
  exportedFileName,
  networkOf,
  refuseWith: (message) => refuseWith({ status: 400, message }, new Headers()),
};
