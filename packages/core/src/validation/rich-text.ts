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

const token =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>|[^<]+|</gi;
const attribute = /([a-z][a-z0-9-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/**
 * Reduces rich text to what the editor can write: allowed tags and attributes, well nested; the
 * rest becomes text or is removed. It is cleaned again where it is shown. Specification §5.
 */
export function cleanRichText(html: string): string {
  const open: string[] = [];
  let skipping = "";
  let clean = "";
  for (const [whole, slash, written, attributes = ""] of html.matchAll(token)) {
    const name = written?.toLowerCase();
    if (skipping) {
      if (slash && name === skipping) skipping = "";
    } else if (!name) {
      if (!whole.startsWith("<!--")) clean += escape(whole);
    } else if (dropped.has(name)) {
      if (!slash) skipping = name;
    } else if (!Object.hasOwn(tags, name)) {
      // Text inside an unknown tag is kept.
    } else if (!slash) {
      clean += `<${name}${attributesOf(name, attributes)}>`;
      if (!empty.has(name)) open.push(name);
    } else if (open.includes(name)) {
      let last: string | undefined;
      do clean += `</${(last = open.pop())}>`;
      while (last !== name);
    }
  }
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
