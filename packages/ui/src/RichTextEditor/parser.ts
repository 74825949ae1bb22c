import { DOMParser, type Schema, type Slice } from "@tiptap/pm/model";
import { restoreStyles } from "../RichText/markup.ts";

/** The headings that a text has none of become the nearest that it has. */
const otherHeadings = [
  { tag: "h1", node: "heading", attrs: { level: 2 } },
  { tag: "h5, h6", node: "heading", attrs: { level: 4 } },
];

/** Reads elements into a document: of a value, and of what is pasted. */
export class TextParser extends DOMParser {
  constructor(schema: Schema) {
    super(schema, [...DOMParser.fromSchema(schema).rules, ...otherHeadings]);
  }

  /** Of what is pasted, whose styles `shelterStyles` has put by. */
  override parseSlice(dom: Node, options?: Parameters<DOMParser["parseSlice"]>[1]): Slice {
    restoreStyles(dom as HTMLElement);
    return super.parseSlice(dom, options);
  }
}
