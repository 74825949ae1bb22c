import DOMPurify from "dompurify";
import { highlightNamed, highlights, inkNamed, inks } from "./colours.ts";

const allowed = {
  ALLOWED_TAGS: ["p", "div", "br", "hr", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote"].concat(
    ["ul", "ol", "li", "table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td", "pre"],
    ["strong", "b", "em", "i", "u", "s", "del", "sub", "sup", "mark", "code", "span", "a", "img"],
  ),
  ALLOWED_ATTR: ["href", "src", "alt", "title", "width", "height", "colspan", "rowspan"].concat([
    "scope",
    "start",
    "data-css",
    "data-type",
    "data-id",
  ]),
  ALLOW_DATA_ATTR: false,
  // These hold no addresses: `color: red` must not be read as the scheme "color".
  ADD_URI_SAFE_ATTR: ["data-css", "data-type", "data-id"],
  RETURN_DOM_FRAGMENT: true as const,
};

/** Turns markup of unknown origin into safe elements. */
export function cleanMarkup(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(shelterStyles(html), allowed);
  restoreStyles(fragment);
  return fragment;
}

/** A tag, or the beginning of one that never ends. */
const tag = /<[a-z](?:[^>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)/gi;
const quotedOrStyle = /"[^"]*"|'[^']*'|\sstyle(?=\s*=)/gi;

/** Renames inline styles to `data-css`: a content security policy refuses to parse them. */
export const shelterStyles = (html: string): string =>
  html.replace(tag, (element) =>
    element.replace(quotedOrStyle, (part) => (/^\s/.test(part) ? " data-css" : part)),
  );

/** Restores the permitted styles from `data-css`. */
export function restoreStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-css]")) {
    const written = document.createElement("span").style;
    written.cssText = element.dataset.css ?? "";
    delete element.dataset.css;
    const { style } = element;
    style.textAlign = written.textAlign;
    style.fontWeight = written.fontWeight;
    style.fontStyle = written.fontStyle;
    style.textDecorationLine = written.textDecorationLine;
    style.fontSize = fontSize(written.fontSize);
    const ink = inkNamed(written.color);
    if (ink) {
      element.dataset.color = ink;
      style.color = inks[ink];
    }
    const highlight = highlightNamed(written.backgroundColor);
    if (highlight) {
      element.dataset.highlight = highlight;
      style.backgroundColor = highlights[highlight];
    }
  }
}

const smallestText = 8;
const largestText = 96;

/** Converts pixels or points to whole pixels within the limits; "" for anything else. */
export function fontSize(css: string): string {
  const [, figure, unit] = /^([\d.]+)(px|pt)$/.exec(css) ?? [];
  if (!figure) return "";
  const pixels = Math.round(Number(figure) * (unit === "pt" ? 4 / 3 : 1));
  return `${Math.min(Math.max(pixels, smallestText), largestText)}px`;
}
