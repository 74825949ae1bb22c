import { findCommands } from "../CommandPalette/findCommands.ts";
import { wordsIn } from "../Highlight/wordsIn.ts";
import { isImageAddress, linkAddress } from "../RichTextEditor/address.ts";
import { mergeTagParts, unwrapMergeTags } from "../RichTextEditor/mergeTagText.ts";
import { cleanWord, isFromWord } from "../RichTextEditor/wordPaste.ts";
import { isBlank } from "./isBlank.ts";
import { shelterStyles } from "./markup.ts";

const group = {
  id: "jobs",
  title: "Jobs",
  commands: [{ id: "new", label: "New job", onRun: () => {} }],
};

/** The functions of this package that read users' text. */
export const textReaders: Record<string, (text: string) => unknown> = {
  shelterStyles,
  isBlank,
  isFromWord,
  cleanWord,
  linkAddress,
  isImageAddress,
  mergeTagParts,
  unwrapMergeTags,
  findCommands: (query) => findCommands([group], query),
  "words to highlight": (text) => wordsIn(text, "Ann b. <"),
};
