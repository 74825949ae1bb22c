/** Message of a required editor that is empty. Specification §5. */
export const editorRequired = "This field is required";

const common = ["style"];
/** Allowed tags, with their attributes. */
const tags: Record<string, readonly string[]> = {
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

const tag =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/gi;
const attribute = /(?<![a-z0-9-])([a-z][a-z0-9-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/**
 * Reduces rich text to what the editor can write: allowed tags and attributes, well nested; the
 * rest becomes text or is removed. It is cleaned again where it is shown. Specification §5.
 */
export function cleanRichText(html: string): string {
  const open: string[] = [];
  const openByName = new Map<string, number>();
  let skipping = "";
  let clean = "";
  let at = 0;
  const count = (name: string, by: 1 | -1) =>
    openByName.set(name, (openByName.get(name) ?? 0) + by);
  for (const { 0: whole, 1: slash, 2: written, 3: attributes = "", index } of html.matchAll(tag)) {
    if (!skipping && at < index) clean += escape(html.slice(at, index));
    at = index + whole.length;
    const name = written?.toLowerCase();
    if (skipping) {
      if (slash && name === skipping) skipping = "";
    } else if (!name) {
      // A comment is removed.
    } else if (dropped.has(name)) {
      if (!slash) skipping = name;
    } else if (!Object.hasOwn(tags, name)) {
      // Text inside an unknown tag is kept.
    } else if (!slash) {
      clean += `<${name}${attributesOf(name, attributes)}>`;
      if (empty.has(name)) continue;
      open.push(name);
      count(name, 1);
    } else if (openByName.get(name)) {
      let last = "";
      do {
        last = open.pop() ?? name;
        count(last, -1);
        clean += `</${last}>`;
      } while (last !== name);
    }
  }
  if (!skipping) clean += escape(html.slice(at));
  return (
    clean +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join("")
  );
}

function attributesOf(tag: string, text: string): string {
  let kept = "";
  if (!text) return kept;
  for (const [, written = "", double, single, bare] of text.matchAll(attribute)) {
    const name = written.toLowerCase();
    const value = valueOf(name, (double ?? single ?? bare ?? "").trim());
    if (tags[tag]?.includes(name) && value) kept += ` ${name}="${escape(value)}"`;
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

/** Escapes text for markup, without escaping entities twice. */
const escape = (text: string) =>
  text
    .replace(/&(?!(?:[a-z][a-z0-9]*|#\d+|#x[\da-f]+);)/gi, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
