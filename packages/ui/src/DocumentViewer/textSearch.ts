const blocks = "p, li, td, th, h1, h2, h3, h4, h5, h6, div";

/** Returns the start of each occurrence of the query, ignoring case. */
export function matchPositions(text: string, query: string): number[] {
  const [haystack, needle] = [text.toLowerCase(), query.toLowerCase()];
  const found: number[] = [];
  if (needle === "") return found;
  for (
    let at = haystack.indexOf(needle);
    at >= 0;
    at = haystack.indexOf(needle, at + needle.length)
  )
    found.push(at);
  return found;
}

/** Finds the query in an element, across inline elements. A line break counts as a space. */
export function findRanges(root: Element, query: string): Range[] {
  const parts: { node: Text; start: number }[] = [];
  let text = "";
  let block: Element | null | undefined;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (node.tagName === "BR") text += " ";
    } else if (node instanceof Text) {
      const own = node.parentElement?.closest(blocks);
      if (block && own !== block) text += "\n";
      block = own;
      parts.push({ node, start: text.length });
      text += node.data;
    }
  }
  const place = (at: number) => {
    const part = parts.findLast(({ start }) => start <= at);
    return part && { node: part.node, offset: Math.min(at - part.start, part.node.length) };
  };
  return matchPositions(text, query).flatMap((at) => {
    const [from, to] = [place(at), place(at + query.length - 1)];
    if (!from || !to) return [];
    const range = document.createRange();
    range.setStart(from.node, from.offset);
    range.setEnd(to.node, Math.min(to.offset + 1, to.node.length));
    return range;
  });
}

/** Highlights ranges and returns a function that removes them. All viewers share two highlights. */
export function highlight(kind: "ats-found" | "ats-found-now", ranges: Range[]): () => void {
  const marks = CSS.highlights?.get(kind) ?? new Highlight();
  if (kind === "ats-found-now") marks.priority = 1;
  for (const range of ranges) marks.add(range);
  CSS.highlights?.set(kind, marks);
  return () => {
    for (const range of ranges) marks.delete(range);
  };
}

/** Scrolls the reading area until the range is visible. */
export function scrollToRange(stage: Element | null, range: Range | undefined) {
  if (!stage || !range) return;
  const [at, around] = [range.getBoundingClientRect(), stage.getBoundingClientRect()];
  const isSeen =
    at.top >= around.top &&
    at.bottom <= around.bottom &&
    at.left >= around.left &&
    at.right <= around.right;
  if (isSeen) return;
  stage.scrollBy({
    top: at.top - around.top - around.height / 3,
    left: at.left - around.left - around.width / 3,
  });
}
