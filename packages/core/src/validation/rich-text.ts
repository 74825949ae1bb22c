import { isElement } from "./elements.ts";

/** Message of a required editor that is empty. Specification §5. */
export const editorRequired = "This field is required";

const common = ["style"];
/** Allowed tags, with their attributes. */
const attributes: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    ["p", "div", "br", "hr", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "code"]
      .concat(["ul", "li", "table", "caption", "thead", "tbody", "tfoot", "tr"])
      .concat(["strong", "b", "em", "i", "u", "s", "del", "sub", "sup", "mark"])
      .map((name) => [name, common]),
  ),
  ol: [...common, "start"],
  th: [...common, "colspan", "rowspan", "scope"],
  td: [...common, "colspan", "rowspan"],
  span: [...common, "data-type", "data-id"],
  a: [...common, "href", "title"],
  img: ["src", "alt", "title", "width", "height"],
};
const empty = new Set(["br", "hr", "img"]);
const tags = new Map(
  Object.keys(attributes).map((name, place) => [
    name,
    { name, place, begin: `<${name}>`, end: `</${name}>`, isEmpty: empty.has(name) },
  ]),
);
type Tag = NonNullable<ReturnType<typeof tags.get>>;

/** Tags whose content is dropped because it is not text. */
const dropped = new Set(
  ["script", "style", "iframe", "object", "svg", "math", "template", "noscript", "noembed"].concat([
    "noframes",
    "textarea",
    "title",
    "xmp",
    "select",
    "head",
  ]),
);
const styles = new Set(
  ["text-align", "color", "background-color", "font-size", "font-weight", "font-style"].concat([
    "text-decoration",
    "text-decoration-line",
  ]),
);

/** Allowed addresses: of the web or of this site; `{{` begins a merge tag. */
const address = {
  href: /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#|\{\{)/i,
  src: /^(https?:\/\/|\/(?![/\\])|\{\{)/i,
};
const styleValue = /^([\w#.%-]+|rgba?\([\d\s,.%]+\))$/i;

const tagPattern =
  /<(\/?)([a-zA-Z][^\s/<>"']*)(?![^\s/<>"'])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>|<!--[\s\S]*?(?:-->|$)/g;
const attribute = /(?<![a-z0-9-])([a-z][a-z0-9-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/**
 * Reduces rich text to what the editor can write: allowed tags and attributes, well nested; the
 * rest is removed, and a "<" that opens no known element becomes text. It is cleaned again where it is shown. Specification §5.
 */
export function cleanRichText(html: string): string {
  const open: Tag[] = [];
  const openCounts = new Uint32Array(tags.size);
  let skipping = "";
  let clean = "";
  let at = 0;
  for (const { 0: whole, 1: slash, 2: written, 3: inside, index } of html.matchAll(tagPattern)) {
    if (!skipping && at < index) clean += escape(html.slice(at, index));
    at = index + whole.length;
    const name = written?.toLowerCase() ?? "";
    const tag = tags.get(name);
    if (skipping) {
      if (slash && name === skipping) skipping = "";
    } else if (tag && !slash) {
      clean += inside ? `<${name}${attributesOf(name, inside)}>` : tag.begin;
      if (tag.isEmpty) continue;
      open.push(tag);
      openCounts[tag.place]! += 1;
    } else if (tag && openCounts[tag.place]) {
      let last = tag;
      do {
        last = open.pop() ?? tag;
        openCounts[last.place]! -= 1;
        clean += last.end;
      } while (last !== tag);
    } else if (!slash && dropped.has(name)) skipping = name;
    else if (name && !isElement(name)) clean += escape(whole);
  }
  if (!skipping) clean += escape(html.slice(at));
  for (const { end } of open.toReversed()) clean += end;
  return clean;
}

function attributesOf(tag: string, text: string): string {
  let kept = "";
  for (const [, written = "", double, single, bare] of text.matchAll(attribute)) {
    const name = written.toLowerCase();
    const value = valueOf(name, (double ?? single ?? bare ?? "").trim());
    if (attributes[tag]?.includes(name) && value) kept += ` ${name}="${escape(value)}"`;
  }
  return kept;
}

function valueOf(name: string, value: string): string {
  if (name === "href" || name === "src") return address[name].test(value) ? value : "";
  return name === "style" ? styleOf(value) : value;
}

const styleOf = (css: string) =>
  css
    .split(";")
    .map((rule) => rule.split(":").map((part) => part.trim()))
    .filter(([name = "", value = "", more]) => styles.has(name) && styleValue.test(value) && !more)
    .map(([name, value]) => `${name}: ${value}`)
    .join("; ");

/** An "&" that begins no entity. */
const loose = /&(?!(?:[a-z][a-z0-9]*|#\d+|#x[\da-f]+);)/gi;
/**
 * Escapes text for markup, without escaping entities twice. Looks for each character first, which
 * is faster by far in short texts.
 */
function escape(text: string): string {
  let escaped = text;
  if (text.includes("&")) escaped = escaped.replace(loose, "&amp;");
  if (text.includes("<")) escaped = escaped.replaceAll("<", "&lt;");
  if (text.includes(">")) escaped = escaped.replaceAll(">", "&gt;");
  if (text.includes('"')) escaped = escaped.replaceAll('"', "&quot;");
  return escaped;
}
