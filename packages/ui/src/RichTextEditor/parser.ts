import { DOMParser, type Schema, type Slice } from "@tiptap/pm/model";
import { restoreStyles } from "../RichText/markup.ts";

/** Headings outside levels 2 to 4 become the nearest one allowed. */
const otherHeadings = [
  { tag: "h1", node: "heading", attrs: { level: 2 } },
  { tag: "h5, h6", node: "heading", attrs: { level: 4 } },
];

/** Parses stored values and pasted elements into a document. */
export class TextParser extends DOMParser {
  constructor(schema: Schema) {
    super(schema, [...DOMParser.fromSchema(schema).rules, ...otherHeadings]);
  }

  /** Restores the styles that `shelterStyles` renamed before pasting. */
  override parseSlice(dom: Node, options?: Parameters<DOMParser["parseSlice"]>[1]): Slice {
    restoreStyles(dom as HTMLElement);
    return super.parseSlice(dom, options);
  }
}
