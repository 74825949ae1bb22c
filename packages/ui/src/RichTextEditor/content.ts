import type { Editor, JSONContent } from "@tiptap/core";
import type { Schema } from "@tiptap/pm/model";
import { cleanMarkup } from "../RichText/markup.ts";
import { mergeTagParts, unwrapMergeTags } from "./mergeTagText.ts";
import { TextParser } from "./parser.ts";

/** Parses a stored value into a document. */
export function parseValue(schema: Schema, html: string): JSONContent {
  const root = document.createElement("div");
  root.append(cleanMarkup(html));
  if (schema.nodes.mergeTag) chipMergeTags(root);
  return new TextParser(schema).parse(root).toJSON();
}

/** Turns merge tags from text, as stored, into elements of a document. */
function chipMergeTags(root: HTMLElement) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parts = mergeTagParts(text.data);
    if (parts.some((part) => typeof part !== "string")) text.replaceWith(...parts.map(chip));
  }
}

function chip(part: string | { id: string }): string | HTMLElement {
  if (typeof part === "string") return part;
  const element = document.createElement("span");
  element.dataset.mergeTag = part.id;
  return element;
}

/** Returns the value to store: "" for an empty document. */
export const valueOf = (editor: Editor): string =>
  editor.isEmpty ? "" : unwrapMergeTags(editor.getHTML());
