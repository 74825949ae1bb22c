import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { shelterStyles } from "../RichText/markup.ts";
import { TextParser } from "./parser.ts";
import { cleanWord, isFromWord } from "./wordPaste.ts";

/** Keeps the structure of pasted text and drops everything specific to its program. */
export const Paste = Extension.create({
  name: "cleanPaste",
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          clipboardParser: new TextParser(this.editor.schema),
          transformPastedHTML: (html) => shelterStyles(isFromWord(html) ? cleanWord(html) : html),
        },
      }),
    ];
  },
});
