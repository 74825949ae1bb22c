import type { ParagraphStyle, Run } from "./typeset.ts";

interface Block {
  runs: Run[];
  style: ParagraphStyle;
}

const headings: Record<string, number> = { h1: 20, h2: 16, h3: 13, h4: 12, h5: 11, h6: 11 };
const paragraphs = new Set(["p", "div", "blockquote", "pre", "tr", "hr", "caption", "ul", "ol"]);
const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** Rich text as paragraphs to set: headings, lists, bold and italic; of a table its rows as lines. */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  const lists: { isOrdered: boolean; count: number }[] = [];
  let [bold, italic, heading] = [0, 0, 0];
  let open: Block | undefined;
  const begin = (style: ParagraphStyle = {}) => {
    const indent = lists.length * 20;
    blocks.push((open = { runs: [], style: { ...(indent && { indent }), ...style } }));
  };
  for (const [whole, slash, name = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>|[^<]+/gi)) {
    const by = slash ? -1 : 1;
    if (!name) {
      const text = decode(whole).replace(/\s+/g, " ");
      if (!open && text.trim() === "") continue;
      if (!open) begin();
      open?.runs.push({
        text,
        ...((bold > 0 || heading > 0) && { bold: true }),
        ...(italic > 0 && { italic: true }),
      });
    } else if (name === "strong" || name === "b" || name === "th") bold += by;
    else if (name === "em" || name === "i") italic += by;
    else if (name === "br") open?.runs.push({ text: "\n" });
    else if (name === "td") open?.runs.push({ text: slash ? "   " : "" });
    else if (name === "li") {
      const list = lists.at(-1);
      if (slash || !list) open = undefined;
      else begin({ gap: 3, mark: list.isOrdered ? `${++list.count}.` : "•" });
    } else if (name in headings) {
      heading += by;
      if (slash) open = undefined;
      else begin({ size: headings[name] as number, gap: 16 });
    } else if (paragraphs.has(name)) {
      if (name === "ul" || name === "ol") {
        if (slash) lists.pop();
        else lists.push({ isOrdered: name === "ol", count: 0 });
      }
      // The paragraph of a list's item goes on behind its mark.
      const isOfItem = name === "p" && lists.length > 0 && open?.runs.length === 0;
      if (!isOfItem) open = undefined;
    }
  }
  return blocks.filter(({ runs }) => runs.some(({ text }) => text.trim() !== ""));
}

const decode = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
