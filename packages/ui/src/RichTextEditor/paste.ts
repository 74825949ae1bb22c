import { Extension } from "@tiptap/core";
import { DOMParser, type Schema, type Slice } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { restoreStyles, shelterStyles } from "../RichText/markup.ts";
import { cleanWord, isFromWord } from "./wordPaste.ts";

/** Reads what is pasted, whose styles `shelterStyles` has put by. */
class PasteParser extends DOMParser {
  constructor(schema: Schema) {
    super(schema, [...DOMParser.fromSchema(schema).rules]);
  }

  override parseSlice(dom: Node, options?: Parameters<DOMParser["parseSlice"]>[1]): Slice {
    restoreStyles(dom as HTMLElement);
    return super.parseSlice(dom, options);
  }
}

/** What is pasted brings its structure, and nothing of the program that it comes from. */
export const Paste = Extension.create({
  name: "paste",
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          clipboardParser: new PasteParser(this.editor.schema),
          transformPastedHTML: (html) => shelterStyles(isFromWord(html) ? cleanWord(html) : html),
        },
      }),
    ];
  },
});
