import { mergeTagParts, mergeTagText } from "../RichTextEditor/mergeTagText.ts";

/** Marks the merge tags in the text of some markup. */
export function markMergeTags(content: DocumentFragment) {
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts)
    text.replaceWith(
      ...mergeTagParts(text.data).map((part) => {
        if (typeof part === "string") return part;
        const mark = document.createElement("mark");
        mark.textContent = mergeTagText(part.id);
        return mark;
      }),
    );
}
