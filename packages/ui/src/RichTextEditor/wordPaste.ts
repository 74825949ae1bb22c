/** True for markup from Microsoft Word, or from Outlook, which uses the same editor. */
export const isFromWord = (html: string): boolean =>
  /\bmso-|class="?Mso|urn:schemas-microsoft-com:office/i.test(html);

/**
 * Removes everything specific to Word: comments, elements and styles.
 *
 * Keeps headings, lists, tables, links, alignment, bold, italic and underline.
 */
export function cleanWord(html: string): string {
  const body = html
    .replace(/<(style|script|xml|head|title)\b[\s\S]*?(?:<\/\1>|$)/gi, "")
    .replace(/<(?:meta|link)\b[^<>]*>/gi, "");
  return convertLists(body)
    .replace(/<!--[\s\S]*?(?:-->|$)|<!\[[^<>]*>/g, "")
    .replace(/<\/?[a-z]\w*:[^<>]*>/gi, "")
    .replace(/<img\b[^<>]*>/gi, (image) => (/\ssrc="?file:/i.test(image) ? "" : image))
    .replace(
      /\s(?:class|lang|id|width|height|valign|border|cellspacing|cellpadding)=(?:"[^"]*"|'[^']*'|[^\s>]+)/gi,
      "",
    )
    .replace(/\sstyle=(?:"([^"]*)"|'([^']*)')/gi, (_, a?: string, b?: string) =>
      alignmentOnly(a ?? b ?? ""),
    )
    .replace(/<p[^<>]*>(?:\s|&nbsp;|<\/?span[^<>]*>)*<\/p>/gi, "")
    .replace(/<\/?span\b[^<>]*>/gi, "")
    .trim();
}

/** Keeps only the alignment of Word's styles. */
function alignmentOnly(style: string): string {
  const to = /text-align:\s*(center|right|justify)/i.exec(style)?.[1];
  return to ? ` style="text-align: ${to.toLowerCase()}"` : "";
}

type Item = { level: number; tag: "ul" | "ol"; text: string };

const paragraph = /<p\b([^<>]*)>((?:[^<]|<(?!p\b|\/p>))*)<\/p>/gi;
/** The bullet or number that Word writes before a list item. */
const listMarker =
  /<!(?:--)?\[if !supportLists\](?:--)?>((?:[^<]|<(?!!))*)<!(?:--)?\[endif\](?:--)?>/i;

/** Makes lists of Word's paragraphs that carry a list level. */
function convertLists(html: string): string {
  let lists = "";
  let at = 0;
  let items: Item[] = [];
  const flush = () => {
    if (items.length > 0) lists += buildList(items, 0)[0];
    items = [];
  };
  for (const match of html.matchAll(paragraph)) {
    const between = html.slice(at, match.index);
    const item = itemOf(match[1] ?? "", match[2] ?? "");
    if (between.trim() || !item) flush();
    lists += between;
    if (item) items.push(item);
    else lists += match[0];
    at = match.index + match[0].length;
  }
  flush();
  return lists + html.slice(at);
}

function itemOf(attributes: string, content: string): Item | undefined {
  const level = /mso-list:\s*l\d+\s+level(\d)/i.exec(attributes)?.[1];
  if (!level) return undefined;
  const written = listMarker.exec(content)?.[1]?.replace(/<[^<>]*>|&nbsp;|\s/g, "") ?? "";
  return {
    level: Number(level),
    tag: /^[\da-z]+[.)]$/i.test(written) && written !== "o" ? "ol" : "ul",
    text: content.replace(listMarker, "").trim(),
  };
}

/**
 * Builds the list that starts at an item, with deeper lists inside, and the index where the next
 * list starts.
 */
function buildList(items: Item[], from: number): [list: string, next: number] {
  const first = items[from];
  if (!first) return ["", from];
  let list = "";
  let at = from;
  while (at < items.length) {
    const item = items[at] as Item;
    if (item.level < first.level) break;
    const [deeper, next] =
      (items[at + 1]?.level ?? 0) > item.level ? buildList(items, at + 1) : ["", at + 1];
    list += `<li><p>${item.text}</p>${deeper}</li>`;
    at = next;
  }
  return [`<${first.tag}>${list}</${first.tag}>`, at];
}
